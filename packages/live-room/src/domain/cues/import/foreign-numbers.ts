import { cueNumberBetween } from '../../state/cue-number';
import type { Cue } from '../../state/cue-schema';

/** Maximum number of tries for a cue whose own number a sheet cannot hold. */
const TRIES_MAX = 200;

/** Returns a label that keeps a number which a sheet cannot hold. */
export const labelWithNumber = (number: string, label: string): string =>
  label === '' ? number : `${number}: ${label}`;

/** Returns the number that an earlier import gave to such a cue. */
export function numberGivenBefore(
  cues: readonly Cue[],
  department: string,
  number: string,
): string | undefined {
  const known = cues.find(
    ({ department: own, label = '' }) =>
      own === department && (label === number || label.startsWith(`${number}: `)),
  );
  return known?.number;
}

/** Returns a free number between the numbers of the neighbouring cues. */
export function freeNumber(
  before: string | undefined,
  after: string | undefined,
  isTaken: (number: string) => boolean,
): string | undefined {
  let last = before;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const number = cueNumberBetween(last, after) ?? cueNumberBetween(last, undefined);
    if (number === undefined) return undefined;
    if (!isTaken(number)) return number;
    last = number;
  }
  return undefined;
}
