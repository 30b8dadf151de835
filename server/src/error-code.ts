/**
 * The code of an error of Node or of a database, such as `EADDRINUSE`, or `23505` for a row that is there already;
 * undefined for an error without one.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
