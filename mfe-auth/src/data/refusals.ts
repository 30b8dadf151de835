import { isUserFacing } from '@standby/contracts';

/** Returns the messages of a server's refusal for the fields of a form, by field name. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isUserFacing(error) || !('fields' in error)) return {};
  return error.fields as Readonly<Record<string, string>>;
}

/**
 * Returns the reason why a link does not work. The page of an incomplete link has no field to show
 * an error beside.
 */
export const linkFailureText = (failure: { readonly error: unknown; readonly text: string }) =>
  fieldErrorsOf(failure.error)['token'] ?? failure.text;

/** Returns the machine-readable reason of a server's refusal. */
export function codeOf(error: unknown): string | undefined {
  return isUserFacing(error) && 'code' in error ? String(error.code) : undefined;
}
