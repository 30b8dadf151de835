import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { cueNames, cuesText } from '../cues/cue-names';
import { sheetOf } from '../state/cue-sheet';
import { type ActStep, byLights, defineAct, type LineDetail } from '../rules/define-act';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';
import { byCallers, heard, needsCaller, needsCues, ofCaller, withCalling } from './calling-act';
import {
  callOf,
  callingOf,
  type CueCall,
  goIntervalOf,
  hasGone,
  HOLD_REASON_MAX,
  HOLDS_MAX,
  isStandingBy,
} from '../state/calling-schema';
import { withCalls } from './cue-calls';
import { momentIdOf, withGone, withNextAfter, withNextAt, withStandby } from './cue-moments';
import { isDueCue } from './due-cues';
import { nextCues } from './next-moment';

/** Maximum number of cues in one moment. */
const MOMENT_CUES_MAX = 40;

const cueIds = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOMENT_CUES_MAX));
const ofCues = { ...ofCaller, cueIds };

interface OfCues {
  readonly cueIds: readonly string[];
}

const byShow = { ...byCallers, movesShow: true };
const byDepartments = { ...byLights, ...heard };
const byItself = { ...byCallers, refuse: isNotDue };

const cuesLine = ({ cueIds: ids }: OfCues, { before }: ActStep): LineDetail => ({
  text: cuesText(before, ids),
});

const cueLine = ({ cueId }: { readonly cueId: string }, { before }: ActStep): LineDetail => ({
  text: cueNames(before, [cueId]),
});

const callsOf = (state: RoomState, ids: readonly string[]): (CueCall | undefined)[] => {
  const calling = callingOf(state);
  return ids.map((id) => callOf(calling, id));
};

/** Refuses an automatic act that is not due. */
function isNotDue(
  state: RoomState,
  act: Parameters<typeof isDueCue>[1],
  atMs: number,
): Refusal | undefined {
  return isDueCue(state, act, atMs) ? undefined : 'no-change';
}

const isAwaited = (call: CueCall | undefined): boolean =>
  isStandingBy(call) && call?.acknowledgedAtMs === undefined;

const isRunning = (call: CueCall | undefined): boolean =>
  hasGone(call) && call?.completedAtMs === undefined;

/** The acts that call cues. */
export const cueActs = [
  defineAct('warn-cues', ofCues, {
    ...byCallers,
    refuse(state, act) {
      const isWarned = callsOf(state, act.cueIds).every((call) => call?.warnedAtMs !== undefined);
      return (
        needsCaller(state, act) ??
        needsCues(state, act.cueIds) ??
        (isWarned ? 'no-change' : undefined)
      );
    },
    apply: (state, act, atMs) =>
      withCalling(
        state,
        withCalls(callingOf(state), act.cueIds, (call) =>
          call?.warnedAtMs === undefined ? { warnedAtMs: atMs } : undefined,
        ),
      ),
    line: cuesLine,
    words: ({ text }) => `Warning: ${text ?? ''}`,
  }),
  defineAct('stand-by-cues', ofCues, {
    ...byCallers,
    refuse(state, act) {
      const isDone = callsOf(state, act.cueIds).every(
        (call) => isStandingBy(call) || hasGone(call),
      );
      return (
        needsCaller(state, act) ??
        (callingOf(state).held ? 'show-held' : undefined) ??
        needsCues(state, act.cueIds) ??
        (isDone ? 'no-change' : undefined)
      );
    },
    apply: (state, act, atMs) =>
      withCalling(state, withStandby(callingOf(state), act.cueIds, atMs)),
    line: cuesLine,
    words: ({ text }) => `Standby: ${text ?? ''}`,
  }),
  /**
   * GO for all called cues of the next moment. `isConfirmed` says whether the caller confirmed a
   * GO without a standby.
   */
  defineAct(
    'go-cues',
    { ...ofCues, isConfirmed: v.boolean() },
    {
      ...byShow,
      refuse(state, act, atMs) {
        const refusal = needsCaller(state, act);
        if (refusal) return refusal;
        const calling = callingOf(state);
        if (calling.held) return 'show-held';
        const calls = callsOf(state, act.cueIds);
        if (calls.some(hasGone)) return 'cue-gone';
        const next = nextCues(sheetOf(state).cues, calling).map(({ id }) => id);
        const isNext =
          next.length === act.cueIds.length && next.every((id) => act.cueIds.includes(id));
        if (!isNext) return 'not-next';
        const { lastGoAtMs } = calling;
        const intervalMs = goIntervalOf(calling);
        if (lastGoAtMs !== undefined && Math.abs(atMs - lastGoAtMs) < intervalMs) return 'too-soon';
        const isReady = act.isConfirmed || calling.goesWithoutStandby || calls.some(isStandingBy);
        return isReady ? undefined : 'needs-standby';
      },
      apply(state, act, atMs) {
        const gone = withGone(state, act.cueIds, atMs);
        const next = withNextAfter(gone, callingOf(gone), act.cueIds);
        return withCalling(gone, { ...next, lastGoAtMs: atMs });
      },
      line: cuesLine,
      words: ({ text }) => `${text ?? ''} GO`,
    },
  ),
  defineAct('skip-cues', ofCues, {
    ...byShow,
    refuse: (state, act) =>
      needsCaller(state, act) ??
      needsCues(state, act.cueIds) ??
      (callsOf(state, act.cueIds).some(hasGone) ? 'cue-gone' : undefined),
    apply(state, act, atMs) {
      const skipped = withCalls(callingOf(state), act.cueIds, () => ({ skippedAtMs: atMs }));
      return withCalling(state, withNextAfter(state, skipped, act.cueIds));
    },
    line: cuesLine,
    words: ({ text }) => `${text ?? ''} skipped`,
  }),
  /** Makes a moment the next one. Its cues and all later ones may be called again. */
  defineAct(
    'set-next-cue',
    { ...ofCaller, cueId: idSchema },
    {
      ...byShow,
      refuse: (state, act) => needsCaller(state, act) ?? needsCues(state, [act.cueId]),
      apply: (state, act) => withCalling(state, withNextAt(state, callingOf(state), act.cueId)),
      line: cueLine,
      words: ({ text }) => `Next: ${text ?? ''}`,
    },
  ),
  defineAct('call-in-error', ofCues, {
    ...byCallers,
    refuse: (state, act) =>
      needsCaller(state, act) ??
      (callsOf(state, act.cueIds).some(hasGone) ? undefined : 'no-change'),
    apply(state, act) {
      const marked = withCalls(callingOf(state), act.cueIds, (call) =>
        hasGone(call) ? { isInError: true } : undefined,
      );
      const nextCueId = momentIdOf(sheetOf(state).cues, act.cueIds[0]);
      return withCalling(state, { ...marked, nextCueId });
    },
    line: cuesLine,
    words: ({ text }) => `Called in error: ${text ?? ''}`,
  }),
  /** Stops the show. */
  defineAct(
    'stop-show',
    { ...ofCaller, reason: v.pipe(v.string(), v.maxLength(HOLD_REASON_MAX)) },
    {
      ...byShow,
      refuse(state, act) {
        const refusal = needsCaller(state, act);
        if (refusal) return refusal;
        const { held, holds } = callingOf(state);
        return held || holds.length >= HOLDS_MAX ? 'no-change' : undefined;
      },
      apply: (state, { reason }, atMs) =>
        withCalling(state, { ...callingOf(state), held: { atMs, reason } }),
      line: ({ reason }) => ({ text: reason || null }),
      words: ({ text }) => (text ? `Show stopped: ${text}` : 'Show stopped'),
    },
  ),
  defineAct('resume-show', ofCaller, {
    ...byShow,
    refuse: (state, act) =>
      needsCaller(state, act) ?? (callingOf(state).held ? undefined : 'no-change'),
    apply(state, _, atMs) {
      const { held, holds, ...calling } = callingOf(state);
      const hold = held && { fromMs: held.atMs, toMs: Math.max(atMs, held.atMs) };
      return withCalling(state, { ...calling, holds: hold ? [...holds, hold] : holds });
    },
    words: () => 'Show resumed',
  }),
  /** An operator acknowledges a standby. */
  defineAct(
    'acknowledge-cues',
    { cueIds },
    {
      ...byDepartments,
      refuse: (state, act) =>
        callsOf(state, act.cueIds).some(isAwaited) ? undefined : 'no-change',
      apply: (state, act, atMs) =>
        withCalling(
          state,
          withCalls(callingOf(state), act.cueIds, (call) =>
            isAwaited(call) ? { acknowledgedAtMs: atMs } : undefined,
          ),
        ),
      line: cuesLine,
      words: ({ text }) => `Acknowledged: ${text ?? ''}`,
    },
  ),
  /** A department reports its cues complete. */
  defineAct(
    'complete-cues',
    { cueIds },
    {
      ...byDepartments,
      refuse: (state, act) =>
        callsOf(state, act.cueIds).some(isRunning) ? undefined : 'no-change',
      apply: (state, act, atMs) =>
        withCalling(
          state,
          withCalls(callingOf(state), act.cueIds, (call) =>
            isRunning(call) ? { completedAtMs: atMs } : undefined,
          ),
        ),
      line: cuesLine,
      words: ({ text }) => `Complete: ${text ?? ''}`,
    },
  ),
  /** Fires a follow or a hang automatically, at this event's moment. */
  defineAct(
    'fire-cue',
    { cueId: idSchema, afterCueId: idSchema },
    {
      ...byItself,
      apply: (state, act, atMs) => withGone(state, [act.cueId], atMs),
      line: cueLine,
      words: ({ text }) => `${text ?? ''} went automatically`,
    },
  ),
  /** Gives a cue's standby automatically, when the timer that it waits for reaches zero. */
  defineAct(
    'stand-by-at-zero',
    { cueId: idSchema, timerId: idSchema },
    {
      ...byItself,
      apply: (state, act, atMs) =>
        withCalling(state, withStandby(callingOf(state), [act.cueId], atMs)),
      line: cueLine,
      words: ({ text }, name) => `Standby at zero of ${name}: ${text ?? ''}`,
    },
  ),
];
