import { isUserFacing } from '@standby/contracts';
import { FAILURE_TEXTS } from './failure-texts';
import { RemoteLoadError } from './load-error';

/**
 * Returns the reason for which an override is not used, for the panel. An error that was not
 * written for a person goes to the page's error report, and the panel names the kind of failure.
 */
export function refusalReason(error: unknown): string {
  const written = error instanceof RemoteLoadError ? error.cause : error;
  if (isUserFacing(written)) return written.message;
  reportError(error);
  return FAILURE_TEXTS[error instanceof RemoteLoadError ? error.failure : 'broken'];
}
