import { isUserFacing } from '@standby/contracts';
import { refusedFields } from '@standby/forms';

/**
 * Returns the reason why a link does not work. The page of an incomplete link has no field to show
 * an error beside.
 */
export const linkFailureText = (failure: { readonly error: unknown; readonly text: string }) =>
  refusedFields(failure.error)['token'] ?? failure.text;

/** Returns the machine-readable reason of a server's refusal. */
export function codeOf(error: unknown): string | undefined {
  return isUserFacing(error) && 'code' in error ? String(error.code) : undefined;
}
