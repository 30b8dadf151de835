export interface Sample {
  readonly atMs: number;
  readonly value: number;
}

/**
 * Returns the growth of a value per millisecond, by least squares; 0 for fewer than two samples.
 */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [meanAtMs, meanValue] = [mean(({ atMs }) => atMs), mean(({ value }) => value)];
  let [covariance, variance] = [0, 0];
  for (const { atMs, value } of samples) {
    covariance += (atMs - meanAtMs) * (value - meanValue);
    variance += (atMs - meanAtMs) ** 2;
  }
  return variance === 0 ? 0 : covariance / variance;
}
