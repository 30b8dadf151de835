import type { Turns } from './turns';
import type { AuthorityClock } from './ports';
import { encodeFrame } from './frames';
import type { RoomTypes } from '../log/event';
import type { Members } from './members';

/** Windows that get a beat in one turn of the event loop, so that other work waits only briefly. */
const WINDOWS_IN_A_TURN = 200;

export interface HeartbeatOptions<Room extends RoomTypes> {
  /** Beat interval in ms; if left out, no beats are sent. */
  readonly beatMs?: number;
  readonly clock: Pick<AuthorityClock, 'after'>;
  readonly turns: Turns;
  readonly members: Pick<Members<Room>, 'all' | 'has'>;
  /** Returns the position of the last stored event. */
  readonly position: () => number;
}

/**
 * Tells the windows of a room at intervals that their authority is running, and where its log ends,
 * P9.
 */
export class Heartbeat<Room extends RoomTypes> {
  readonly #options: HeartbeatOptions<Room>;
  #cancel: (() => void) | undefined;
  #isStopped = false;

  constructor(options: HeartbeatOptions<Room>) {
    this.#options = options;
  }

  get isOn(): boolean {
    return this.#options.beatMs !== undefined;
  }

  /** Call when a window has joined. */
  start(): void {
    const { clock, beatMs } = this.#options;
    if (this.#isStopped || beatMs === undefined) return;
    this.#cancel ??= clock.after(beatMs, () => void this.#beat());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  async #beat(): Promise<void> {
    const { turns, members, position } = this.#options;
    this.#cancel = undefined;
    const windows = members.all();
    // A room without windows pauses its beats until one joins.
    if (windows.length > 0) this.start();
    const frame = encodeFrame(position());
    for (const [place, member] of windows.entries()) {
      if (place > 0 && place % WINDOWS_IN_A_TURN === 0) await turns.next();
      if (members.has(member)) member.connection.send(frame);
    }
  }
}
