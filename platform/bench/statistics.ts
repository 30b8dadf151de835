/** Returns the value below which the given share (0 to 1) of the figures lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const place = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[place] ?? Number.NaN;
}
