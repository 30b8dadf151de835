import { MILLIS_PER_MINUTE } from './countdown';

/** A call that stage management gives at one point of the countdown. */
interface Call {
  readonly atMs: number;
  readonly words: string;
}

/** The calls of the last ten minutes before curtain up, in order. */
const calls: readonly Call[] = [
  { atMs: 10 * MILLIS_PER_MINUTE, words: 'Ten minutes, please' },
  { atMs: 5 * MILLIS_PER_MINUTE, words: 'Five minutes, please' },
  { atMs: MILLIS_PER_MINUTE, words: 'Places. LX 1, stand by' },
  { atMs: 0, words: 'LX 1, go' },
];

interface CallsAt {
  /** The call given last; undefined before the first. */
  readonly given: Call | undefined;
  /** The next call; undefined once the curtain is up. */
  readonly next: Call | undefined;
}

export function callsAt(remainingMs: number): CallsAt {
  return {
    given: calls.findLast(({ atMs }) => atMs >= remainingMs),
    next: calls.find(({ atMs }) => atMs < remainingMs),
  };
}
