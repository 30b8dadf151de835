import { ApiError } from '../http/api-error.ts';
import { errorCode } from '../error-code.ts';

const DISK_FULL = '53100';

const diskFull = (cause: unknown): ApiError =>
  new ApiError(
    503,
    'disk-full',
    'Nothing was saved, because the disk of the server is full. Tell the person who runs Standby, then try again.',
    { cause },
  );

const RETRY_AFTER_SECONDS = 5;

/** Codes of connections that ended or could not be opened, because Postgres stops, starts, recovers or is gone. */
const UNAVAILABLE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]);

const unavailable = (cause: unknown): ApiError =>
  new ApiError(
    503,
    'database-unavailable',
    'The server cannot save or read anything at the moment. It is reconnecting. Try again in a moment.',
    { retryAfter: RETRY_AFTER_SECONDS, cause },
  );

/** The driver's message for a connection that broke during a query; this error has no code. */
const BROKEN_CONNECTION = /^(?:Connection terminated|Client has encountered a connection error)/u;

const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.has(errorCode(error) ?? '') ||
  (error instanceof Error && BROKEN_CONNECTION.test(error.message));

/** Postgres's message if the application's role may no longer write, because another server has taken over. */
const MAY_NOT_WRITE = /^permission denied for table/u;

const movedAway = (cause: unknown): ApiError =>
  new ApiError(
    503,
    'moved',
    'Nothing was saved: another machine has taken over. Open Standby there.',
    { cause },
  );

/** Returns the answer to a request that failed in the database, even if a library has wrapped the database's error. */
export function databaseRefusal(error: unknown): ApiError | undefined {
  if (errorCode(error) === DISK_FULL) return diskFull(error);
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return unavailable(error);
  if (error instanceof Error && MAY_NOT_WRITE.test(error.message)) return movedAway(error);
  return error instanceof Error ? databaseRefusal(error.cause) : undefined;
}
