import { isUserFacing } from './user-facing-error';

const UNREACHABLE = 'The server could not be reached. Check your connection, then try again.';

/** Messages of `fetch` without an answer, in Chromium and Node, Firefox and Safari. */
const FETCH_FAILED =
  /failed to fetch|fetch failed|networkerror|load failed|network connection was lost/iu;

/** Whether a request got no answer: no network, no such host, or a timeout. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof DOMException) return ['NetworkError', 'TimeoutError'].includes(error.name);
  return error instanceof TypeError && FETCH_FAILED.test(error.message);
}

/**
 * Returns the text that a screen shows for a failure: the error's own message if it is written for a person, or a
 * text about the missing answer. Any other error is a defect: the person reads the screen's text, and the error goes
 * to the page's error report. Call this where the failure is caught, not while rendering.
 * @param otherwise the screen's own text: what happened, and what to do next
 */
export function failureText(error: unknown, otherwise: string): string {
  if (isUserFacing(error)) return error.message;
  if (isUnreachable(error)) return UNREACHABLE;
  reportError(error);
  return otherwise;
}
