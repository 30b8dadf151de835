import type { RoomClockJump } from '@standby/room-engine/time/room-clock';
import type { Act } from '../domain/event-log/event';
import type { RoomState } from '../domain/state/room-schema';
import { hasRunningTimer } from '../domain/state/room-state';
import { refusalOf } from '../domain/acts/acts';
import { MILLIS_PER_SECOND } from '../domain/time/time';
import type { WindowStateStore } from './window-state';

/** Smallest jump of the clocks that is shown. */
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

/**
 * Handles a jump of the window's clocks: corrects the room's time, shows the jump, and can reverse
 * it.
 */
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
    // The announcement makes every window sample its clocks, so that none takes this jump and a
    // later one for a single jump.
    announce();
  }

  /** Decides the other way: counts a sleep as a set clock, or a set clock as sleep. */
  takeBack(): void {
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
