/** When a request was under way, in milliseconds of any one clock. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * The longest chain of requests of which each began only after the one before had ended.
 *
 * Who started a request does not say all that it waited for: code that awaits a list, or another
 * module's start, starts the next request itself. So this looks at time alone, and is to be measured with
 * a pause on every answer that is longer than any script runs: requests that do not wait for each
 * other then overlap.
 *
 * @param untilMs requests that ended later do not count
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
