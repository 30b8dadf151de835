import type { Cue } from '../state/cue-schema';
import { type Moment, momentsOf } from '../state/cue-sheet';
import { callOf, type Calling, hasGone } from '../state/calling-schema';

/** Whether the caller calls a cue: it is neither visual nor automatic. */
export const isCalled = ({ trigger: { kind } }: Pick<Cue, 'trigger'>): boolean =>
  kind === 'called' || kind === 'time';

/**
 * Returns the cues of a moment that the caller calls: without the visual and the automatic ones.
 */
export function calledCues({ cues }: Pick<Moment, 'cues'>): readonly Cue[] {
  return cues.filter(isCalled);
}

/** Returns the called moments. A moment without called cues goes with the moment before it. */
export function calledMoments(cues: readonly Cue[]): readonly Moment[] {
  return momentsOf(cues).filter((moment) => calledCues(moment).length > 0);
}

const isSettled = (calling: Calling, { id }: Cue): boolean => {
  const call = callOf(calling, id);
  return hasGone(call) || call?.skippedAtMs !== undefined;
};

/**
 * Returns the moment after the last called one, for a sheet from which the next cue was removed.
 */
function afterLastCalled(moments: readonly Moment[], calling: Calling): Moment | undefined {
  const last = moments.findLastIndex(({ cues }) => cues.some((cue) => isSettled(calling, cue)));
  return moments[last + 1];
}

/** Returns the moment that is called next; undefined at the end of the sheet. */
export function nextMoment(cues: readonly Cue[], calling: Calling): Moment | undefined {
  const { nextCueId } = calling;
  if (nextCueId === null) return undefined;
  const moments = calledMoments(cues);
  const next = moments.find((moment) => moment.cues.some(({ id }) => id === nextCueId));
  return next ?? afterLastCalled(moments, calling);
}

/** Returns the cues of the next GO: the called cues of the next moment that have not gone. */
export function nextCues(cues: readonly Cue[], calling: Calling): readonly Cue[] {
  const moment = nextMoment(cues, calling);
  return moment ? calledCues(moment).filter(({ id }) => !hasGone(callOf(calling, id))) : [];
}

/** Returns the moment that is called after another one. */
export function momentAfter(cues: readonly Cue[], momentId: string): Moment | undefined {
  const moments = calledMoments(cues);
  const place = moments.findIndex(({ id }) => id === momentId);
  return place === -1 ? undefined : moments[place + 1];
}

/** Returns the called moment before the next one; at the end of the sheet, the last. */
export function momentBefore(cues: readonly Cue[], calling: Calling): Moment | undefined {
  const moments = calledMoments(cues);
  const next = nextMoment(cues, calling);
  if (!next) return moments.at(-1);
  return moments[moments.findIndex(({ id }) => id === next.id) - 1];
}
