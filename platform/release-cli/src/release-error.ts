/** Error that a person can fix; its message says how. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/**
 * Returns the error that refuses a deployment.
 *
 * @param done what would have been done with the units, as a past participle
 */
export function refusal(
  units: readonly string[],
  obstacles: readonly string[],
  done = 'released',
): ReleaseError {
  const list = obstacles.map((why) => `  - ${why}`).join('\n');
  return new ReleaseError(
    `Nothing was ${done} (${units.join(', ')}):\n${list}\n` +
      '--force overrides this, and the log records the reasons.',
  );
}
