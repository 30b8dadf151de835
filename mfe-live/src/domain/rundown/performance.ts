import { SAME_PERFORMANCE_MS } from '@standby/live-room/domain/calls/customs';
import { isOfPerformance, LONGEST_PERFORMANCE_MS } from '@standby/live-room/domain/report/nights';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { isOfSequence } from '@standby/live-room/domain/state/room-state';
import { curtainPlace } from '@standby/live-room/domain/rundown/curtain';

/*
 * Finds the performance that the rundown shows. A person may set the next curtain while the timers
 * of the last performance still stand where they stopped. This happens at ten in the evening for
 * tomorrow's matinée, and between two shows of a day.
 */

/** Start of a timer, and its stop unless it runs; in the room's time. */
export interface Actual {
  readonly startMs: number;
  readonly endMs: number | null;
}

export type Actuals = readonly (Actual | undefined)[];

const isRecent = ({ startMs }: Actual, nowMs: number): boolean =>
  nowMs - startMs <= LONGEST_PERFORMANCE_MS;

/**
 * Whether a timer was started for a curtain. The show itself starts near it; front of house may
 * start hours before.
 */
function isForCurtain(state: RoomState, place: number, { startMs }: Actual, curtainMs: number) {
  const isShow = isOfSequence(state.timers[place] ?? {}) && place >= curtainPlace(state);
  return (
    isOfPerformance(startMs, curtainMs) && (!isShow || startMs >= curtainMs - SAME_PERFORMANCE_MS)
  );
}

/**
 * Returns the curtain time that the rundown follows; undefined while another performance runs, and
 * once its own is long over.
 */
function followedCurtainMs(state: RoomState, started: Actuals, nowMs: number): number | undefined {
  const curtainAtMs = state.calls?.curtainAtMs ?? null;
  if (curtainAtMs === null) return undefined;
  const curtainMs = curtainAtMs + state.clockOffsetMs;
  const running = state.timers.flatMap((timer, place) => {
    const actual = started[place];
    return actual && timer.run.phase === 'running' && isOfSequence(timer)
      ? [{ actual, isForCurtain: isForCurtain(state, place, actual, curtainMs) }]
      : [];
  });
  if (running.some((one) => one.isForCurtain)) return curtainMs;
  if (running.some(({ actual }) => isRecent(actual, nowMs))) return undefined;
  return nowMs - curtainMs <= LONGEST_PERFORMANCE_MS ? curtainMs : undefined;
}

/** A performance: its curtain, and the starts that belong to it. */
interface Performance {
  readonly curtainMs: number | undefined;
  readonly actuals: Actuals;
}

/** @param started the last start of each timer, in any performance */
export function performanceOf(state: RoomState, started: Actuals, nowMs: number): Performance {
  const curtainMs = followedCurtainMs(state, started, nowMs);
  const actuals = started.map((actual, place) => {
    if (!actual) return undefined;
    const isOwn =
      curtainMs === undefined
        ? isRecent(actual, nowMs)
        : isForCurtain(state, place, actual, curtainMs);
    return isOwn ? actual : undefined;
  });
  return { curtainMs, actuals };
}
