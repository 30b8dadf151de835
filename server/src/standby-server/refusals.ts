import { ApiError } from '@standby/server-kit/http/api-error';

export const otherVersion = (): ApiError =>
  new ApiError(
    409,
    'other-version',
    'The two servers run different versions of Standby, or load different features. Install the same on both.',
  );

export const unknownCopy = (): ApiError =>
  new ApiError(
    410,
    'unknown-copy',
    'This server cannot continue this copy: it was restored, another server follows it, or the copy was away for more than a day.',
  );
