import type { Cue } from '../state/cue-schema';
import { sheetOf } from '../state/cue-sheet';
import type { RoomState } from '../state/room-schema';
import { zeroAtMs } from '../timer/countdown';
import { MILLIS_PER_SECOND } from '../time/time';
import { callOf, type Calling, callingOf, hasGone } from '../state/calling-schema';

/** An automatic event of a cue, at a moment of the room's time. */
export type DueCue =
  | { readonly type: 'fire-cue'; readonly cueId: string; readonly afterCueId: string }
  | { readonly type: 'stand-by-at-zero'; readonly cueId: string; readonly timerId: string };

interface DueMoment {
  readonly act: DueCue;
  readonly atMs: number;
}

/**
 * Returns when a delay after a moment is over, on a clock that stands while the show is stopped.
 */
function afterHolds(fromMs: number, delayMs: number, { holds }: Calling): number {
  let dueMs = fromMs + delayMs;
  for (const hold of holds) {
    if (hold.toMs <= fromMs || hold.fromMs >= dueMs) continue;
    dueMs += hold.toMs - Math.max(hold.fromMs, fromMs);
  }
  return dueMs;
}

/** An automatic cue that another cue has set going, and that has not gone yet. */
interface PendingFollow {
  readonly cue: Cue;
  readonly before: Cue;
  /**
   * Moment of its GO unless the show stops; undefined until the cue that it hangs on is complete.
   */
  readonly atMs: number | undefined;
}

function pendingFollow(
  calling: Calling,
  cue: Cue,
  before: Cue | undefined,
): PendingFollow | undefined {
  const { trigger } = cue;
  if (!before || (trigger.kind !== 'follow' && trigger.kind !== 'hang')) return undefined;
  const call = callOf(calling, cue.id);
  if (call?.goAtMs !== undefined || call?.skippedAtMs !== undefined) return undefined;
  const callBefore = callOf(calling, before.id);
  if (!hasGone(callBefore)) return undefined;
  const fromMs = trigger.kind === 'follow' ? callBefore?.goAtMs : callBefore?.completedAtMs;
  if (fromMs === undefined) return { cue, before, atMs: undefined };
  const delayMs = Math.round(trigger.seconds * MILLIS_PER_SECOND);
  return { cue, before, atMs: afterHolds(fromMs, delayMs, calling) };
}

/** Returns the automatic cues that wait for their moment, in the sheet's order. */
export function pendingFollows(state: RoomState): PendingFollow[] {
  const { cues } = sheetOf(state);
  const calling = callingOf(state);
  return cues.flatMap((cue, index) => pendingFollow(calling, cue, cues[index - 1]) ?? []);
}

function dueFollow(calling: Calling, cue: Cue, before: Cue | undefined): DueMoment | undefined {
  const pending = pendingFollow(calling, cue, before);
  if (pending?.atMs === undefined) return undefined;
  const act = { type: 'fire-cue' as const, cueId: cue.id, afterCueId: pending.before.id };
  return { act, atMs: pending.atMs };
}

function dueStandby(state: RoomState, calling: Calling, cue: Cue): DueMoment | undefined {
  const timer = state.timers.find(({ id }) => id === cue.standbyTimerId);
  if (!timer || timer.run.phase !== 'running' || !calling.caller) return undefined;
  const call = callOf(calling, cue.id);
  const isCalled = call?.standbyAtMs ?? call?.goAtMs ?? call?.skippedAtMs;
  const atMs = zeroAtMs(timer);
  if (isCalled !== undefined || atMs === undefined || atMs <= timer.run.startedAtMs) {
    return undefined;
  }
  return { act: { type: 'stand-by-at-zero', cueId: cue.id, timerId: timer.id }, atMs };
}

/**
 * Returns the automatic events of cues, in the sheet's order. While the show is stopped, the list
 * is empty.
 */
export function dueCues(state: RoomState): DueMoment[] {
  const calling = callingOf(state);
  if (!state.calling || calling.held) return [];
  const { cues } = sheetOf(state);
  return cues.flatMap((cue, index) =>
    [dueFollow(calling, cue, cues[index - 1]), dueStandby(state, calling, cue)].filter(
      (due) => due !== undefined,
    ),
  );
}

const isSameAct = (one: DueCue, other: DueCue): boolean =>
  one.cueId === other.cueId &&
  (one.type === 'fire-cue'
    ? other.type === 'fire-cue' && one.afterCueId === other.afterCueId
    : other.type === 'stand-by-at-zero' && one.timerId === other.timerId);

/**
 * Whether an automatic act is due by the facts. Every window decides alike, whichever notices
 * first.
 */
export function isDueCue(state: RoomState, act: DueCue, atMs: number): boolean {
  return dueCues(state).some((due) => due.atMs === atMs && isSameAct(due.act, act));
}
