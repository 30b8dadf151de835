/** Error that a person can fix; its message says how. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
