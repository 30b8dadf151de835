import { MILLIS_PER_SECOND } from '../domain/timer/time';
import type { Clock } from './ports/clock';
import type { RoomClockJump } from './room-clock';
import type { Unsubscribe } from './subscribable';

/** How long a screen that is identified shows its name. */
const IDENTIFY_MS = 3 * MILLIS_PER_SECOND;

/** What is not shared with the other windows. */
export interface WindowState {
  readonly isFollowing: boolean;
  /** The tab of a window that does not follow. */
  readonly ownTimerId: string | null;
  readonly jump: RoomClockJump | null;
  readonly isIdentifying: boolean;
  /** When the last message of a controller arrived, in the room's time. */
  readonly controllerSeenAtMs: number | null;
}

/** The state of one window. The `note` methods leave it to the caller to show what they changed. */
export class WindowStateStore {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  #cancelIdentify: Unsubscribe | undefined;
  #state: WindowState = {
    isFollowing: true,
    ownTimerId: null,
    jump: null,
    isIdentifying: false,
    controllerSeenAtMs: null,
  };

  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  get current(): WindowState {
    return this.#state;
  }

  set(change: Partial<WindowState>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange();
  }

  noteJump(jump: RoomClockJump): void {
    this.#state = { ...this.#state, jump };
  }

  noteController(controllerSeenAtMs: number): void {
    this.#state = { ...this.#state, controllerSeenAtMs };
  }

  /** Shows this screen's name for a while. */
  identify(): void {
    this.stop();
    this.#cancelIdentify = this.#clock.after(IDENTIFY_MS, () => this.set({ isIdentifying: false }));
    this.set({ isIdentifying: true });
  }

  stop(): void {
    this.#cancelIdentify?.();
  }
}
