/** Of Postgres: a row with this key is there already. */
export const UNIQUE_VIOLATION = '23505';

/**
 * The code of an error of Node or of a database, such as `EADDRINUSE` or {@link UNIQUE_VIOLATION};
 * undefined for an error without one.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
