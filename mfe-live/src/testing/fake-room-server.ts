import { deltaFor, digestOf, encodeDigest } from '../domain/event-log/digest';
import { compact } from '../domain/event-log/compaction';
import { currentFormat } from '../domain/event-log/document-format';
import { decodeEvent, encodeEvent, type RoomEvent } from '../domain/event-log/event';
import { createEventLog, type EventLog, initialCheckpoint } from '../domain/event-log/event-log';
import { mergeEvents } from '../domain/event-log/merge';
import { serializeLog } from '../domain/event-log/serialized-log';
import { sequenceOf } from '../domain/event-log/version-vector';
import {
  type ByeReason,
  decodeClientMessage,
  type EventRefusal,
  type LiveRole,
  type ServerFrame,
} from '../domain/live-protocol/messages';
import type { ServerEndpoint, SocketListener } from '../engine/ports/server-endpoint';
import type { FakeMachine } from './fake-machine';
import type { FakeWindow } from './fake-window';

interface Connection {
  readonly listener: SocketListener;
  by: string | undefined;
  isOpen: boolean;
}

/** A room's server in memory, which a test ends, cuts and makes refuse. Its real one has tests of its own. */
export class FakeRoomServer {
  log: EventLog;
  /** How long a frame travels, each way. */
  delayMs = 5;
  isReachable = true;
  /** What windows may do at most. */
  role: LiveRole = 'controller';
  refuses: (event: RoomEvent) => EventRefusal | undefined = () => undefined;
  /** Kinds of the messages that came, in order. */
  readonly received: string[] = [];
  readonly #machine: FakeMachine;
  readonly #connections = new Set<Connection>();
  readonly #networkListeners = new Set<() => void>();

  constructor(
    machine: FakeMachine,
    showId: string,
    /** The server's time less the stopwatch's. */
    readonly epochMs = Date.UTC(2026, 10, 22, 19, 30),
  ) {
    this.#machine = machine;
    this.log = createEventLog(initialCheckpoint(showId));
  }

  nowMs(): number {
    return this.epochMs + this.#machine.trueMs;
  }

  endpoint(window: FakeWindow): ServerEndpoint {
    return {
      open: (listener) => this.#open(listener, window),
      subscribe: (onNetworkBack) => {
        this.#networkListeners.add(onNetworkBack);
        return () => this.#networkListeners.delete(onNetworkBack);
      },
    };
  }

  /** Cuts all connections, and takes no new ones. */
  cut(): void {
    this.isReachable = false;
    for (const connection of this.#connections) this.#end(connection);
  }

  /** The network is back; the windows hear of it where the browser says so. */
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

  compact(keep: number): void {
    this.log = compact(this.log, 'server', keep);
    for (const connection of this.#connections) this.#sendLog(connection);
  }

  broadcast(frame: ServerFrame): void {
    for (const connection of this.#connections) this.#send(connection, frame);
  }

  #open(listener: SocketListener, window: FakeWindow) {
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
      connection.listener.onOpen();
    });
    return {
      send: (text: string) => {
        this.#machine.after(this.delayMs, () => {
          if (connection.isOpen) this.#receive(connection, text);
        });
      },
      close: () => {
        isHeard = false;
        // What was sent before still arrives.
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

  #send(connection: Connection, frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    this.#machine.after(this.delayMs, () => connection.listener.onText(text));
  }

  #sendLog(connection: Connection): void {
    const { version } = currentFormat;
    this.#send(connection, { kind: 'book', version, book: serializeLog(this.log) });
  }

  #receive(connection: Connection, text: string): void {
    const message = decodeClientMessage(text);
    if (!message) return;
    this.received.push(message.kind);
    if (message.kind === 'time') {
      const nowMs = this.nowMs();
      const { sentAtMs } = message;
      this.#send(connection, {
        kind: 'time',
        sentAtMs,
        receivedAtMs: nowMs,
        answeredAtMs: nowMs,
      });
    }
    if (message.kind === 'hello') {
      connection.by = message.by;
      const self = { role: this.role, number: 1 };
      const known = encodeDigest(digestOf(this.log));
      const authors = [{ by: message.by, name: `Person of ${message.by}` }];
      this.#send(connection, {
        kind: 'welcome',
        self,
        title: 'Hamlet at the Globe',
        known,
        authors,
      });
    }
    if (message.kind === 'hello' || message.kind === 'want') {
      const { generation, by } = this.log.checkpoint;
      const isSame = message.known.generation === generation && message.known.by === by;
      const delta = deltaFor(this.log, message.known);
      if (!isSame) this.#sendLog(connection);
      if (delta.kind === 'events') {
        this.#send(connection, { kind: 'entries', entries: delta.events.map(encodeEvent) });
      }
    }
    if (message.kind === 'entries') this.#store(connection, message.entries);
  }

  #store(from: Connection, entries: readonly unknown[]): void {
    for (const entry of entries) {
      const event = decodeEvent(entry);
      if (!event) continue;
      const { by, seq } = event;
      const last = sequenceOf(this.log.versionVector, by);
      const reason = seq > last + 1 ? 'gap' : this.refuses(event);
      if (seq > last && reason) {
        this.#send(from, { kind: 'refused', by, seq, reason });
        continue;
      }
      this.log = mergeEvents(this.log, [event]);
      this.#send(from, { kind: 'ack', heads: [[by, Math.max(seq, last)]] });
      if (seq <= last) continue;
      for (const other of this.#connections) {
        if (other !== from) this.#send(other, { kind: 'entries', entries: [encodeEvent(event)] });
      }
    }
  }
}
