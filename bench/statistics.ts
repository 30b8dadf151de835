/** Returns the value below which the given share (0 to 1) of the figures lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const place = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[place] ?? Number.NaN;
}

/** Times in ms. */
export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export const quantiles = (figures: readonly number[]): Quantiles => ({
  p50: quantile(figures, 0.5),
  p95: quantile(figures, 0.95),
  p99: quantile(figures, 0.99),
});

/** Returns the three times as a table shows them. */
export const quantilesText = ({ p50, p95, p99 }: Quantiles): string =>
  [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
