import type { Act } from '../domain/event-log/event';
import type { RoomState } from '../domain/room/room-schema';
import { hasRunningTimer } from '../domain/room/room-state';
import { refusalOf } from '../domain/room/rules';
import { MILLIS_PER_SECOND } from '../domain/timer/time';
import type { RoomClockJump } from './room-clock';
import type { WindowStateStore } from './window-state';

/** Smaller jumps of the clocks are not shown. */
const JUMP_NOTICE_MS = 2 * MILLIS_PER_SECOND;

interface ClockJumpsOptions {
  readonly window: WindowStateStore;
  readonly state: () => RoomState;
  readonly dispatch: (act: Act) => void;
  readonly write: (act: Act, atMs: number) => void;
  readonly refresh: () => void;
  /** Tells the other windows that this one is there. */
  readonly announce: () => void;
}

/** What a room does about a jump of its window's clocks: corrects the room's time, shows the jump, takes it back. */
export class ClockJumps {
  readonly #options: ClockJumpsOptions;

  constructor(options: ClockJumpsOptions) {
    this.#options = options;
  }

  handle(jump: RoomClockJump): void {
    const { window, state, write, refresh, announce } = this.#options;
    const isShown = Math.abs(jump.byMs) >= JUMP_NOTICE_MS && hasRunningTimer(state());
    if (isShown) window.noteJump(jump);
    const correction = { type: 'set-clock', offsetMs: jump.offsetMs } as const;
    const isNews = jump.kind === 'clock-set' && !refusalOf(state(), correction, jump.atMs);
    if (isNews) write(correction, jump.atMs);
    else refresh();
    // It makes every window sample its clocks, so that none takes this jump and a next one for one.
    announce();
  }

  /** Decides the other way: a sleep was a clock that was set, or a set clock was sleep. */
  reverse(): void {
    const { window, state, dispatch } = this.#options;
    const { jump } = window.current;
    if (!jump) return;
    const byMs = jump.kind === 'slept' ? -jump.byMs : jump.byMs;
    window.set({ jump: null });
    dispatch({ type: 'set-clock', offsetMs: state().clockOffsetMs + byMs });
  }

  dismiss(): void {
    this.#options.window.set({ jump: null });
  }
}
