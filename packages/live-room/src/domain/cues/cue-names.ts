import { type CueSheet, cueName, sheetOf } from '../state/cue-sheet';

type WithSheet = Readonly<{ cueSheet?: CueSheet }>;

/** Number of cues that a text names one by one. */
const NAMED_MAX = 8;

/** Returns the names of cues: «LX 12, SQ 4». */
export function cueNames(state: WithSheet, cueIds: readonly string[]): string {
  const { cues } = sheetOf(state);
  return cueIds
    .flatMap((cueId) => cues.find(({ id }) => id === cueId) ?? [])
    .map(cueName)
    .join(', ');
}

export const cueCount = (count: number): string => (count === 1 ? '1 cue' : `${count} cues`);

/** Returns the names of cues, or the number of many cues. */
export function cuesText(state: WithSheet, cueIds: readonly string[]): string {
  return cueIds.length > NAMED_MAX ? cueCount(cueIds.length) : cueNames(state, cueIds);
}
