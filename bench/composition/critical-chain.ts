/** Start and end of a request, in milliseconds of one clock. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Returns the length of the longest chain of requests in which each began after the previous one
 * ended.
 *
 * A request's initiator does not reveal everything that it waited for: code that awaits a list, or
 * another module's start, makes the next request itself. This function therefore compares times
 * only. Measure with a delay on every response that is longer than any script runs, so that
 * independent requests overlap.
 *
 * @param untilMs time after which requests no longer count, by their end
 */
export function criticalChain(spans: readonly Span[], untilMs = Number.POSITIVE_INFINITY): number {
  const finished = spans
    .filter(({ endMs }) => endMs <= untilMs)
    .toSorted((one, other) => one.startMs - other.startMs);
  const depths: { readonly endMs: number; readonly depth: number }[] = [];
  for (const { startMs, endMs } of finished) {
    const waited = depths.filter((earlier) => earlier.endMs <= startMs);
    depths.push({ endMs, depth: 1 + Math.max(0, ...waited.map(({ depth }) => depth)) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}
