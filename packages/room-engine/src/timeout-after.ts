/** Longest delay of `setTimeout`; with a longer one it calls back at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/**
 * Calls back once, after the delay or after the longest possible timeout, which is 24 days. The
 * caller checks the time again and waits once more.
 *
 * @returns a function that cancels the timeout
 */
export function timeoutAfter(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, Math.min(Math.max(0, delayMs), LONGEST_DELAY_MS));
  return () => clearTimeout(timer);
}
