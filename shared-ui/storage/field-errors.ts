import * as v from 'valibot';

/** The words that stand beside each field that is wrong. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** What a schema says against a form's values: the first message of each field. */
export function fieldErrors<Values extends object>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
): FieldErrors<Values> {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0].key;
    if (typeof field === 'string') errors[field] ??= issue.message;
  }
  return errors as FieldErrors<Values>;
}
