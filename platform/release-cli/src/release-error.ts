/** What a person can do something about; its message says what. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
