import { isUserFacing } from '@standby/contracts';

/** Returns the messages of a server's refusal beside the fields of a form, by field name. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isUserFacing(error) || !('fields' in error)) return {};
  return error.fields as Readonly<Record<string, string>>;
}

/** Why a link does not work: where it is not whole, the page has no field beside which that could be said. */
export const linkFailureText = (failure: { readonly error: unknown; readonly text: string }) =>
  fieldErrorsOf(failure.error)['token'] ?? failure.text;

/** The reason that a refusal of the server names for programs. */
export function codeOf(error: unknown): string | undefined {
  return isUserFacing(error) && 'code' in error ? String(error.code) : undefined;
}
