import { isUserFacing } from './user-facing-error';

const UNREACHABLE = 'The server could not be reached. Check your connection, then try again.';

/** How `fetch` says in Chromium and Node, Firefox and Safari that there was no answer. */
const FETCH_FAILED =
  /failed to fetch|fetch failed|networkerror|load failed|network connection was lost/iu;

/** Whether a request got no answer: no network, no such host, or none in time. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof DOMException) return ['NetworkError', 'TimeoutError'].includes(error.name);
  return error instanceof TypeError && FETCH_FAILED.test(error.message);
}

/**
 * What a screen says about a failure: the error's own words where they are meant for a person, and that
 * there was no answer where that is so. Anything else is a defect: the person reads the screen's own
 * words, and the error goes to the page's error report. Call it where the failure is caught, not while rendering.
 *
 * @param otherwise the screen's own words: what happened, and what to do next
 */
export function failureText(error: unknown, otherwise: string): string {
  if (isUserFacing(error)) return error.message;
  if (isUnreachable(error)) return UNREACHABLE;
  reportError(error);
  return otherwise;
}
