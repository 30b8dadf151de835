import { cueName, sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import { type Calling, callingOf, hasGone } from '@standby/live-room/domain/state/calling-schema';
import { pendingFollows } from '@standby/live-room/domain/calling/due-cues';

/** Number of past moments that the book shows. */
const LAST_MOMENTS = 3;

const secondsOf = (millis: number): number => Math.floor(Math.max(0, millis) / MILLIS_PER_SECOND);

/** An automatic cue that waits for its moment. */
export interface PendingCue {
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  /** Seconds until it goes; null until the cue that it hangs on is complete. */
  readonly secondsLeft: number | null;
  /** Name of the cue that it follows, or hangs on. */
  readonly after: string;
  /** Whether the countdown stands because the show is stopped. */
  readonly isHeld: boolean;
}

/**
 * Returns the automatic cues that wait for their moment, the next one first.
 * @param nowMs room's time
 */
export function pendingCues(state: RoomState, nowMs: number): PendingCue[] {
  const { held } = callingOf(state);
  const untilMs = held?.atMs ?? nowMs;
  return pendingFollows(state)
    .toSorted((one, other) => (one.atMs ?? Infinity) - (other.atMs ?? Infinity))
    .map(({ cue, before, atMs }) => ({
      id: cue.id,
      name: cueName(cue),
      label: cue.label ?? null,
      secondsLeft:
        atMs === undefined ? null : Math.ceil(Math.max(0, atMs - untilMs) / MILLIS_PER_SECOND),
      after: cueName(before),
      isHeld: held !== undefined,
    }));
}

/** Cues that went at the same moment. */
export interface WentMoment {
  readonly cueIds: readonly string[];
  readonly names: string;
  readonly label: string | null;
  /** Room's time. */
  readonly atMs: number;
  /** How the cues went: called by the person on the book, or automatically. */
  readonly by: 'call' | 'follow' | 'hang';
  readonly isInError: boolean;
}

/** Returns the last moments that went, latest first. */
export function lastMoments(state: RoomState): WentMoment[] {
  const { cues } = sheetOf(state);
  const calls = new Map(callingOf(state).calls.map((call) => [call.cueId, call]));
  const went = cues.flatMap((cue) => {
    const call = calls.get(cue.id);
    const { kind } = cue.trigger;
    const by: WentMoment['by'] = kind === 'follow' || kind === 'hang' ? kind : 'call';
    return call?.goAtMs === undefined
      ? []
      : { cue, by, atMs: call.goAtMs, isInError: call.isInError === true };
  });
  const moments = new Map<string, typeof went>();
  for (const one of went) {
    const key = `${one.atMs} ${one.by} ${one.isInError}`;
    moments.set(key, [...(moments.get(key) ?? []), one]);
  }
  return [...moments.values()]
    .map((together) => ({ together, first: together[0] }))
    .flatMap(({ together, first }) =>
      first
        ? {
            cueIds: together.map(({ cue }) => cue.id),
            names: together.map(({ cue }) => cueName(cue)).join(', '),
            label: together.find(({ cue }) => cue.label !== undefined)?.cue.label ?? null,
            atMs: first.atMs,
            by: first.by,
            isInError: first.isInError,
          }
        : [],
    )
    .toSorted((one, other) => other.atMs - one.atMs)
    .slice(0, LAST_MOMENTS);
}

/** The clocks of a performance, in seconds. */
interface ShowClocks {
  /** Since the first GO; null before it. */
  readonly showSeconds: number | null;
  /** Length of the current stop so far; null while the show goes on. */
  readonly stopSeconds: number | null;
  /** Length of the last stop that has ended; null before the first. */
  readonly lastStopSeconds: number | null;
}

/** @param nowMs room's time */
export function showClocks(calling: Calling, nowMs: number): ShowClocks {
  const goes = calling.calls.flatMap((call) => (hasGone(call) ? (call.goAtMs ?? []) : []));
  const last = calling.holds.at(-1);
  return {
    showSeconds: goes.length > 0 ? secondsOf(nowMs - Math.min(...goes)) : null,
    stopSeconds: calling.held ? secondsOf(nowMs - calling.held.atMs) : null,
    lastStopSeconds: last ? secondsOf(last.toMs - last.fromMs) : null,
  };
}
