import type { Clock } from '@standby/room-engine/time/clock';
import { Listeners, type Subscribable, type Unsubscribe } from '@standby/room-engine/subscribable';
import type { RoomState } from '../domain/state/room-schema';
import { wallTimeOf } from '../domain/state/room-state';
import { lastTickAt, msUntilNextTick, tickAnchor } from '../domain/timer/tick-schedule';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../domain/time/time';

/** Values that change with time. Only the components that show them render once a second. */
export interface Ticker {
  /** Moment of the room's time from which all figures of the window are derived. */
  readonly figures: Subscribable<number>;
  /** The system clock at its last full minute, epoch ms. */
  readonly minutes: Subscribable<number>;
  /** The system clock at its last full second, epoch ms. */
  readonly seconds: Subscribable<number>;
  /** Ticks now, after an act or for a throttled window. */
  tick(): void;
  stop(): void;
}

interface TickerOptions {
  readonly clock: Clock;
  /** Returns the room's time. */
  readonly now: () => number;
  /** Returns the room's time without an effect on the room. */
  readonly estimate: () => number;
  readonly state: () => RoomState;
  /** Returns the timer that the window shows large. */
  readonly timerId: () => string;
  readonly openedAtMs: number;
}

/**
 * Creates the ticker: one timeout for all figures of a window, set only while a shown value will
 * change.
 */
export function createTicker(options: TickerOptions): Ticker {
  const { clock, now, estimate, state, timerId, openedAtMs } = options;
  const figures = new Listeners();
  const minutes = new Listeners();
  const seconds = new Listeners();
  let shownMs = openedAtMs;
  let wallMs = wallTimeOf(state(), shownMs);
  let cancelTimeout: Unsubscribe | undefined;

  function isNeeded(isRunning: boolean): boolean {
    return minutes.size + seconds.size > 0 || (isRunning && figures.size > 0);
  }

  /**
   * The figures of stopped timers do not depend on the moment, so it moves only while a timer runs.
   */
  function update(nowMs: number, anchorMs: number | undefined): void {
    const tickMs = anchorMs === undefined ? shownMs : lastTickAt(anchorMs, nowMs);
    // Another timer's tick may lie before the shown moment, but no figure may step back.
    shownMs = shownMs <= nowMs ? Math.max(shownMs, tickMs) : tickMs;
    wallMs = wallTimeOf(state(), anchorMs === undefined ? nowMs : shownMs);
  }

  function stop(): void {
    cancelTimeout?.();
    cancelTimeout = undefined;
  }

  function schedule(nowMs: number, isRunning: boolean): void {
    stop();
    if (!isNeeded(isRunning)) return;
    const detail = seconds.size > 0 ? 'second' : 'minute';
    cancelTimeout = clock.after(msUntilNextTick(state(), timerId(), detail, nowMs), tick);
  }

  function tick(): void {
    const before = { shownMs, wallMs };
    const nowMs = now();
    const anchorMs = tickAnchor(state(), timerId());
    update(nowMs, anchorMs);
    schedule(nowMs, anchorMs !== undefined);
    if (shownMs === before.shownMs && wallMs === before.wallMs) return;
    figures.call();
    minutes.call();
    seconds.call();
  }

  function subscribable(listeners: Listeners, shown: () => number): Subscribable<number> {
    return {
      subscribe(listener) {
        tick();
        const remove = listeners.add(listener);
        tick();
        return () => {
          remove();
          if (!isNeeded(tickAnchor(state(), timerId()) !== undefined)) stop();
        };
      },
      getSnapshot() {
        // The ticker does not run without listeners, and the first render must still be right.
        if (!cancelTimeout) update(estimate(), tickAnchor(state(), timerId()));
        return shown();
      },
    };
  }

  return {
    figures: subscribable(figures, () => shownMs),
    minutes: subscribable(minutes, () => wallMs - (wallMs % MILLIS_PER_MINUTE)),
    seconds: subscribable(seconds, () => wallMs - (wallMs % MILLIS_PER_SECOND)),
    tick,
    stop,
  };
}
