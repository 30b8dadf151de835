import {
  type Act,
  type ClientFrame,
  type ClientMessage,
  createEventLog,
  currentFormat,
  decodeDocument,
  decodeServerMessage,
  digestOf,
  encodeDigest,
  encodeEvent,
  ENTRIES_MAX,
  eventIdOf,
  type EventLog,
  initialCheckpoint,
  type LiveRole,
  mergeEvents,
  mergeLogs,
  nextEvent,
  readClientFrame,
  type RoomEvent,
  type ServerMessage,
} from '../../src/domain/index';
import type { Frame } from '../room/frames';
import { LiveRoom } from '../room/live-room';
import type { Owner, RoomClock } from '../room/ports';
import { decodeStoredEvents } from '../room/room-copy';
import type { Member } from '../room/roster';
import { MemoryRepository } from './memory-repository';

const SHOW = 'hamlet';

/** One connection: messages arrive in order, when the test delivers them. */
class Wire {
  readonly up: string[] = [];
  readonly down: Frame[] = [];
  member: Member | undefined;
  isCut = false;
}

/** A window that follows the protocol. */
export class SimulatedWindow {
  readonly by: string;
  readonly role: LiveRole;
  readonly owner: Owner;
  wire: Wire | undefined;
  log: EventLog = createEventLog(initialCheckpoint(SHOW));
  /** Own events that nobody has acknowledged. */
  outbox: RoomEvent[] = [];
  readonly acknowledged = new Set<string>();
  readonly refused: string[] = [];
  #isWelcome = false;

  constructor(by: string, role: LiveRole) {
    this.by = by;
    this.role = role;
    this.owner = { kind: 'account', id: `account-of-${by}` };
  }

  act(act: Act, atMs: number): void {
    const event = nextEvent(this.log, { by: this.by, role: 'controller' }, act, atMs);
    this.log = mergeEvents(this.log, [event]);
    this.outbox.push(event);
    // Before the welcome it is in the outbox alone (rule S2).
    if (this.#isWelcome) this.#send({ kind: 'entries', entries: [encodeEvent(event)] });
  }

  hello(): void {
    this.#isWelcome = false;
    const known = encodeDigest(digestOf(this.log));
    const { by, role } = this;
    this.#send({ kind: 'hello', by, role, version: 3, known, visibility: 'visible' });
  }

  hear(frame: Frame): void {
    const message = decodeServerMessage(frame.toString());
    if (message) this.#handle(message);
  }

  #handle(message: ServerMessage): void {
    if (message.kind === 'welcome') {
      this.#isWelcome = true;
      for (let start = 0; start < this.outbox.length; start += ENTRIES_MAX) {
        const entries = this.outbox.slice(start, start + ENTRIES_MAX).map(encodeEvent);
        this.#send({ kind: 'entries', entries });
      }
    } else if (message.kind === 'entries') {
      this.log = mergeEvents(this.log, decodeStoredEvents(message.entries));
    } else if (message.kind === 'book') {
      const { version, book } = message;
      const decoded = decodeDocument({ room: SHOW, version, book }, SHOW, currentFormat);
      if (decoded.kind === 'decoded') this.log = mergeLogs(this.log, decoded.log);
    } else if (message.kind === 'ack') {
      for (const [by, seq] of message.heads) if (by === this.by) this.#acknowledge(seq);
    } else if (message.kind === 'refused') {
      this.refused.push(`${message.by}:${message.seq} ${message.reason}`);
    }
  }

  #acknowledge(seq: number): void {
    for (const event of this.outbox) {
      if (event.seq <= seq) this.acknowledged.add(eventIdOf(event));
    }
    this.outbox = this.outbox.filter((event) => event.seq > seq);
  }

  #send(message: ClientFrame): void {
    this.wire?.up.push(JSON.stringify(message));
  }
}

/** A room of the server with windows on connections that delay and break, and a server that is killed. */
export class SimulatedRoom {
  readonly repository = new MemoryRepository();
  readonly windows: readonly SimulatedWindow[];
  room: LiveRoom | undefined;
  nowMs = Date.UTC(2025, 0, 15, 19, 30);
  #timeouts: { readonly atMs: number; readonly callback: () => void }[] = [];

  constructor(windows: readonly SimulatedWindow[]) {
    this.windows = windows;
  }

  /** The server is gone at this moment, and another one starts. */
  async restart(): Promise<void> {
    for (const window of this.windows) this.cut(window);
    this.repository.fate = 'commit';
    await this.room?.stop();
    this.#timeouts = [];
    const clock: RoomClock = {
      now: () => this.nowMs,
      after: (delayMs, callback) => {
        const timeout = { atMs: this.nowMs + delayMs, callback };
        this.#timeouts.push(timeout);
        return () => (this.#timeouts = this.#timeouts.filter((other) => other !== timeout));
      },
    };
    this.room = await LiveRoom.wake({
      showId: SHOW,
      repository: this.repository,
      clock,
      compaction: { threshold: 12, keep: 4 },
      onStored: () => {},
      onError: () => {},
    });
  }

  connect(window: SimulatedWindow): void {
    this.cut(window);
    window.wire = new Wire();
    window.hello();
  }

  cut(window: SimulatedWindow): void {
    const { wire } = window;
    window.wire = undefined;
    if (!wire) return;
    wire.isCut = true;
    if (wire.member) this.room?.leave(wire.member);
  }

  /** Takes one message of a window to the server. Whether it is stored then, the caller waits for or not. */
  deliverUp(window: SimulatedWindow): boolean {
    const { wire } = window;
    const text = wire?.up.shift();
    if (!wire || text === undefined) return false;
    const message = readClientFrame(text);
    if (message === 'malformed') this.cut(window);
    else if (message !== 'unknown') this.#receive(window, wire, message);
    return true;
  }

  deliverDown(window: SimulatedWindow): boolean {
    const frame = window.wire?.down.shift();
    if (frame) window.hear(frame);
    return frame !== undefined;
  }

  pass(ms: number): void {
    this.nowMs += ms;
    const due = this.#timeouts.filter(({ atMs }) => atMs <= this.nowMs);
    this.#timeouts = this.#timeouts.filter(({ atMs }) => atMs > this.nowMs);
    for (const { callback } of due) callback();
  }

  /** Connects everybody, lets what is due happen, and delivers until there is nothing more to deliver. */
  async comeToRest(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await this.room?.settled();
      this.pass(2_000);
      await this.room?.settled();
      for (const window of this.windows) if (!window.wire) this.connect(window);
      await this.#deliverAll();
    }
  }

  async #deliverAll(): Promise<void> {
    let isBusy = true;
    while (isBusy) {
      await this.room?.settled();
      isBusy = false;
      for (const window of this.windows) {
        if (this.deliverUp(window)) isBusy = true;
        if (this.deliverDown(window)) isBusy = true;
      }
    }
  }

  #receive(window: SimulatedWindow, wire: Wire, message: ClientMessage): void {
    if (wire.member) this.room?.receive(wire.member, message);
    else if (message.kind === 'hello') {
      const end = (): void => {
        if (!wire.isCut) this.cut(window);
      };
      const send = (frame: Frame): void => void (wire.isCut || wire.down.push(frame));
      const connection = {
        owner: window.owner,
        name: window.by,
        title: 'Hamlet',
        person: null,
        send,
        sendWhole: async (frame: Frame) => send(frame),
        end,
      };
      wire.member = this.room?.join(connection, message, window.role);
    }
  }
}
