import { anchorOf, boundaryAt, untilNextBeat } from '../domain/beat';
import { type RoomState, wallTimeOf } from '../domain/room-state';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../domain/time';
import type { Clock } from './clock';
import { Listeners, type Source, type Unsubscribe } from './source';

/** What changes by itself, for the components that show it; nothing else renders once a second. */
export interface Beat {
  /** The moment of the room's time for which all figures of the window are derived. */
  readonly figures: Source<number>;
  /** The system clock at its last full minute, epoch ms. */
  readonly minutes: Source<number>;
  /** The system clock at its last full second, epoch ms. */
  readonly seconds: Source<number>;
  /** Takes up what an act changed, or makes up for what a throttled window missed. */
  realign(): void;
  stop(): void;
}

export interface BeatOptions {
  readonly clock: Clock;
  /** The room's time. */
  readonly now: () => number;
  readonly state: () => RoomState;
  /** The timer that the window shows large. */
  readonly timerId: () => string;
  readonly openedAtMs: number;
}

/** One alarm for all figures of a window, set only while something that is shown will change. */
export function createBeat({ clock, now, state, timerId, openedAtMs }: BeatOptions): Beat {
  const figures = new Listeners();
  const minutes = new Listeners();
  const seconds = new Listeners();
  let momentMs = openedAtMs;
  let wallMs = wallTimeOf(state(), momentMs);
  let cancelAlarm: Unsubscribe | undefined;

  function isNeeded(isRunning: boolean): boolean {
    return minutes.size + seconds.size > 0 || (isRunning && figures.size > 0);
  }

  /** Standing figures depend on no moment, so it moves only while a timer runs. */
  function take(nowMs: number, anchorMs: number | undefined): void {
    const boundaryMs = anchorMs === undefined ? momentMs : boundaryAt(anchorMs, nowMs);
    // Another timer's boundary may lie before the moment that is shown: no figure steps back for it.
    momentMs = momentMs <= nowMs ? Math.max(momentMs, boundaryMs) : boundaryMs;
    wallMs = wallTimeOf(state(), anchorMs === undefined ? nowMs : momentMs);
  }

  function stop(): void {
    cancelAlarm?.();
    cancelAlarm = undefined;
  }

  function schedule(nowMs: number, isRunning: boolean): void {
    stop();
    if (!isNeeded(isRunning)) return;
    const detail = seconds.size > 0 ? 'second' : 'minute';
    cancelAlarm = clock.after(untilNextBeat(state(), timerId(), detail, nowMs), beat);
  }

  function beat(): void {
    const before = { momentMs, wallMs };
    const nowMs = now();
    const anchorMs = anchorOf(state(), timerId());
    take(nowMs, anchorMs);
    schedule(nowMs, anchorMs !== undefined);
    if (momentMs === before.momentMs && wallMs === before.wallMs) return;
    figures.call();
    minutes.call();
    seconds.call();
  }

  function source(listeners: Listeners, shown: () => number): Source<number> {
    return {
      subscribe(listener) {
        beat();
        const remove = listeners.add(listener);
        beat();
        return () => {
          remove();
          if (!isNeeded(anchorOf(state(), timerId()) !== undefined)) stop();
        };
      },
      getSnapshot() {
        // Nobody listens yet: what a first render shows must be right, too.
        if (!cancelAlarm) take(now(), anchorOf(state(), timerId()));
        return shown();
      },
    };
  }

  return {
    figures: source(figures, () => momentMs),
    minutes: source(minutes, () => wallMs - (wallMs % MILLIS_PER_MINUTE)),
    seconds: source(seconds, () => wallMs - (wallMs % MILLIS_PER_SECOND)),
    realign: beat,
    stop,
  };
}
