import type { ByeReason, EventRefusal } from '@standby/room-engine/protocol/server-messages';
import { sequenceOf } from '@standby/room-engine/log/sequences';
import { SERVER_AUTHOR } from '@standby/room-engine/log/authors';
import { BEAT_MS } from '@standby/room-engine/protocol/heartbeat';
import type {
  ServerEndpoint,
  SocketListener,
  StandbyServer,
} from '@standby/room-engine/protocol/server-endpoint';
import type { FakeMachine } from '@standby/room-engine/testing/fake-machine';
import type { FakeWindow } from '@standby/room-engine/testing/fake-window';
import { compact } from '@standby/room-engine/log/compaction';
import { decodeEvent, encodeEvent } from '@standby/room-engine/log/event';
import {
  appendEvents,
  eventsSince,
  nextEvent,
  positionOf,
  initialLog,
} from '@standby/room-engine/log/event-log';
import { serializeLog } from '@standby/room-engine/log/serialized-log';
import { currentFormat } from '../domain/event-log/document-format';
import type { Act, RoomEvent } from '../domain/event-log/event';
import type { EventLog } from '../domain/event-log/event-log';
import { type ClientMessageOf, readClientFrame } from '../domain/live-protocol/client-messages';
import type { LiveRole } from '../domain/live-protocol/messages';
import type { ServerFrame, ServerMessage } from '../domain/live-protocol/server-messages';
import { showRules } from '../domain/event-log/show-rules';

interface Connection {
  readonly listener: SocketListener;
  by: string | undefined;
  isOpen: boolean;
}

/**
 * A room's server in memory, which a test can stop, cut off and make refuse events. The real server
 * has its own tests.
 */
export class FakeRoomServer {
  log: EventLog;
  /**
   * Whether the server is stopped: it neither receives nor sends anything, and its connections stay
   * open.
   */
  isStopped = false;
  /** Kinds of messages that are lost on their way to windows. */
  lostKinds: ReadonlySet<ServerMessage['kind']> = new Set();
  /** Milliseconds that a frame travels, each way. */
  delayMs = 5;
  isReachable = true;
  /** Highest role that windows get. */
  role: LiveRole = 'controller';
  refuses: (event: RoomEvent, isConfirmed: boolean) => EventRefusal | undefined = () => undefined;
  /** Kinds of the received messages, in order. */
  readonly received: string[] = [];
  /** Names that people gave for themselves, by the ids of their windows. */
  readonly personNames = new Map<string, string | undefined>();
  /** Number of times that windows tried to connect. */
  attempts = 0;
  /** Standby servers that were announced to windows. */
  readonly offered: StandbyServer[] = [];
  /** Origin at which windows are connected to the server, if it is not the page's own. */
  elsewhere: string | null = null;
  readonly #machine: FakeMachine;
  readonly #connections = new Set<Connection>();
  readonly #networkListeners = new Set<() => void>();

  constructor(
    machine: FakeMachine,
    showId: string,
    /** The server's time minus the stopwatch's. */
    readonly epochMs = Date.UTC(2026, 10, 22, 19, 30),
  ) {
    this.#machine = machine;
    this.log = initialLog(showRules, showId);
  }

  nowMs(): number {
    return this.epochMs + this.#machine.trueMs;
  }

  endpoint(window: FakeWindow): ServerEndpoint {
    return {
      open: (listener) => this.#open(listener, window),
      offer: (standbyServer) => this.offered.push(standbyServer),
      hasOther: () => this.offered.length > 0,
      elsewhere: () => this.elsewhere,
      subscribe: (onNetworkBack) => {
        this.#networkListeners.add(onNetworkBack);
        return () => this.#networkListeners.delete(onNetworkBack);
      },
    };
  }

  /** Cuts all connections, and accepts no new ones. */
  cut(): void {
    this.isReachable = false;
    for (const connection of this.#connections) this.#end(connection);
  }

  /** Restores the network; windows hear of it if the browser tells them. */
  restore({ isTold = true } = {}): void {
    this.isReachable = true;
    if (isTold) for (const listener of this.#networkListeners) listener();
  }

  bye(reason: ByeReason): void {
    for (const connection of this.#connections) {
      this.#send(connection, { kind: 'bye', reason });
      this.#end(connection);
    }
  }

  compact(): void {
    this.log = compact(this.log, 0);
  }

  /** Writes an act of the server's own, as for a person who is not in the room. */
  write(act: Act): void {
    const role = act.type === 'ask' ? 'ask' : 'controller';
    const event = nextEvent(this.log, { by: SERVER_AUTHOR, role }, act, this.nowMs());
    const after = positionOf(this.log);
    this.log = appendEvents(this.log, [event]);
    this.broadcast({ kind: 'events', after, events: [encodeEvent(event)] });
  }

  broadcast(frame: ServerFrame): void {
    for (const connection of this.#connections) this.#send(connection, frame);
  }

  #open(listener: SocketListener, window: FakeWindow) {
    this.attempts += 1;
    let isHeard = true;
    const inWindow = (task: () => void) => {
      if (isHeard) window.run(task);
    };
    const connection: Connection = {
      listener: {
        onOpen: () => inWindow(() => listener.onOpen()),
        onText: (text) => inWindow(() => listener.onText(text)),
        onClose: () => inWindow(() => listener.onClose()),
      },
      by: undefined,
      isOpen: this.isReachable,
    };
    this.#machine.after(this.delayMs, () => {
      if (!connection.isOpen) return connection.listener.onClose();
      this.#connections.add(connection);
      if (this.#connections.size === 1) this.#machine.after(BEAT_MS, () => this.#beat());
      connection.listener.onOpen();
    });
    return {
      send: (text: string) => {
        this.#machine.after(this.delayMs, () => {
          if (connection.isOpen && !this.isStopped) this.#receive(connection, text);
        });
      },
      close: () => {
        isHeard = false;
        // Frames that were sent before still arrive.
        this.#machine.after(this.delayMs, () => {
          connection.isOpen = false;
          this.#connections.delete(connection);
        });
      },
    };
  }

  #end(connection: Connection): void {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    this.#connections.delete(connection);
    this.#machine.after(this.delayMs, () => connection.listener.onClose());
  }

  #beat(): void {
    this.broadcast(positionOf(this.log));
    if (this.#connections.size > 0) this.#machine.after(BEAT_MS, () => this.#beat());
  }

  #send(connection: Connection, frame: ServerFrame): void {
    if (this.isStopped || (typeof frame !== 'number' && this.lostKinds.has(frame.kind))) return;
    const text = JSON.stringify(frame);
    this.#machine.after(this.delayMs, () => connection.listener.onText(text));
  }

  #sendLog(connection: Connection): void {
    const { version } = currentFormat;
    this.#send(connection, { kind: 'log', version, log: serializeLog(this.log) });
  }

  #receive(connection: Connection, text: string): void {
    const message = readClientFrame(text);
    if (typeof message === 'string') return;
    this.received.push(message.kind);
    if (message.kind === 'time') {
      const nowMs = this.nowMs();
      const { sentAtMs } = message;
      this.#send(connection, {
        kind: 'time',
        sentAtMs,
        receivedAtMs: nowMs,
        answeredAtMs: nowMs,
        position: positionOf(this.log),
      });
    }
    if (message.kind === 'hello') {
      connection.by = message.by;
      const self = { role: this.role, number: 1 };
      const authors = [{ by: message.by, name: `Person of ${message.by}` }];
      this.#send(connection, {
        kind: 'welcome',
        self,
        title: 'Hamlet at the Globe',
        position: positionOf(this.log),
        hasBeats: true,
        authors,
      });
    }
    if (message.kind === 'hello' || message.kind === 'want') {
      const { known } = message;
      const events = eventsSince(this.log, known)?.map(encodeEvent);
      if (!events) this.#sendLog(connection);
      else if (events.length > 0) {
        this.#send(connection, { kind: 'events', after: known.position, events });
      }
    }
    if (message.kind === 'presence') this.personNames.set(connection.by ?? '', message.name);
    if (message.kind === 'events') this.#store(connection, message);
  }

  #store(from: Connection, { events, isConfirmed = false }: ClientMessageOf<'events'>): void {
    for (const one of events) {
      const event = decodeEvent(one, currentFormat);
      if (!event) continue;
      const { by, seq } = event;
      const last = sequenceOf(this.log.sequences, by);
      const reason = seq > last + 1 ? 'gap' : this.refuses(event, isConfirmed);
      if (seq > last && reason) {
        this.#send(from, { kind: 'refused', by, seq, reason });
        continue;
      }
      if (seq <= last) continue;
      const after = positionOf(this.log);
      this.log = appendEvents(this.log, [event]);
      this.broadcast({ kind: 'events', after, events: [encodeEvent(event)] });
    }
  }
}
