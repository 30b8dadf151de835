import { ApiError } from '@standby/server-kit';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';

/** Words for a person, of the room and of programs alone. */
const WORDS: Readonly<Record<string, string>> = {
  ...REFUSALS,
  'unknown-token':
    'This token is invalid or was removed. Pair the program again on the Devices screen.',
  'not-permitted': 'This token may not do this. Give it more on the Devices screen, under Control.',
  'unknown-show': 'The program has no show with this id.',
  'not-assigned': 'The program has no show. Choose one on the Devices screen, under Control.',
  'no-show': 'The program has every show of the organization. Name one, as in ?show=hamlet.',
  late: 'This GO came too late, and was not given.',
  'not-on-book': 'Nobody is on the book.',
  'needs-standby': 'No standby was given. Press GO again after a second to call it.',
  stopping: 'The room is not available. Try again.',
};

const CONFLICT = 409;

/** HTTP statuses of refusals whose reason is neither the state of the room nor the assignment. */
const STATUSES: Readonly<Record<string, number>> = {
  'unknown-token': 401,
  'not-permitted': 403,
  'unknown-show': 404,
  stopping: 503,
};

/** Returns the answer to a request that is refused. @param code for the program */
export function refused(code: string): ApiError {
  const words = WORDS[code] ?? 'The room did not accept this.';
  return new ApiError(STATUSES[code] ?? CONFLICT, code, words);
}
