/** Postgres's code for a row whose key already exists. */
export const UNIQUE_VIOLATION = '23505';

/**
 * Returns the code of an error of Node or of a database, such as `EADDRINUSE` or {@link UNIQUE_VIOLATION};
 * undefined for an error without a code.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
