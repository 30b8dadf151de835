import { SERVER_AUTHOR } from '@standby/room-engine/log/authors';
import { Turns } from '@standby/room-engine/authority/turns';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import type { AuthorityClock } from '@standby/room-engine/authority/ports';
import { type ClientMessage, readClientFrame, type RoomEvent } from '../domain/index';
import type { Frame } from '@standby/room-engine/authority/frames';
import type { ShowRoom } from '../domain/event-log/event';
import { RoomAuthority } from '@standby/room-engine/authority/room-authority';
import type { LiveRoom } from '../authority/ports';
import { showAuthority } from '../authority/show-authority';
import { watchShow } from '../authority/show-watch';
import { currentFormat } from '../domain/event-log/document-format';
import { MemoryRepository } from '@standby/room-engine/testing/memory-repository';
import { SHOW, type SimulatedWindow, Wire } from './simulated-window';

const COMPACTION = { threshold: 105, keep: UNDO_REACH, withOpaque: true };
const SEEDED = 100;

/**
 * A room of the server, windows on connections that delay and break, and a server that can be
 * killed.
 */
export class SimulatedRoom {
  readonly repository = new MemoryRepository<ShowRoom>();
  readonly windows: readonly SimulatedWindow[];
  room: LiveRoom | undefined;
  nowMs = Date.UTC(2025, 0, 15, 19, 30);
  #timeouts: { readonly atMs: number; readonly callback: () => void }[] = [];

  constructor(windows: readonly SimulatedWindow[]) {
    this.windows = windows;
  }

  /** Kills the server at this moment, and starts another one. */
  async restart(): Promise<void> {
    for (const window of this.windows) this.cut(window);
    this.repository.fate = 'commit';
    await this.room?.stop();
    this.#timeouts = [];
    const clock: AuthorityClock = {
      now: () => this.nowMs,
      after: (delayMs, callback) => {
        const timeout = { atMs: this.nowMs + delayMs, callback };
        this.#timeouts.push(timeout);
        return () => (this.#timeouts = this.#timeouts.filter((other) => other !== timeout));
      },
    };
    this.room = await RoomAuthority.wake({
      room: SHOW,
      rules: showAuthority,
      format: currentFormat,
      watch: watchShow(),
      repository: this.repository,
      clock,
      turns: new Turns(queueMicrotask),
      compaction: () => COMPACTION,
      onStored: () => {},
      onError: () => {},
    });
  }

  /** Stores a log that is about to be compacted. */
  begin(): Promise<void> {
    const events = Array.from({ length: SEEDED }, (_, index): RoomEvent => ({
      by: SERVER_AUTHOR,
      role: 'controller',
      seq: index + 1,
      atMs: this.nowMs,
      act: { type: 'name-screen', screenId: 'wall', name: `Wall ${index}`, group: null },
    }));
    const authors = [{ by: SERVER_AUTHOR, owner: null, name: '' }];
    const append = { position: SEEDED, events, authors, compaction: undefined };
    return this.repository.inTransaction((transaction) => transaction.append(append));
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

  /**
   * Delivers one message of a window to the server. The caller decides whether to wait until it is
   * stored.
   */
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

  /** Connects all windows, runs everything that is due, and delivers until no message is left. */
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
