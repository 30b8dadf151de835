import { ApiError } from '../http/api-error.ts';
import { errorCode } from '../error-code.ts';

const DISK_FULL = '53100';

const diskFull = (cause: unknown): ApiError =>
  new ApiError(
    503,
    'disk-full',
    'Nothing was saved, as the disk of the server is full. Tell the person who runs Standby, then try again.',
    { cause },
  );

/** What a request is answered where the database could not work, also where a library has wrapped its error. */
export function databaseRefusal(error: unknown): ApiError | undefined {
  if (errorCode(error) === DISK_FULL) return diskFull(error);
  if (error instanceof ApiError) return error;
  return error instanceof Error ? databaseRefusal(error.cause) : undefined;
}
