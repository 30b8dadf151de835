import { isUserFacing } from '@standby/contracts';

/** Returns the messages of a server's refusal for the fields of a form, by field name. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  if (!isUserFacing(error) || !('fields' in error)) return {};
  return error.fields as Readonly<Record<string, string>>;
}
