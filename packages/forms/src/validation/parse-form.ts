import { issueText } from './issue-text';

/** Messages beside the invalid fields. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Validated<Content> =
  | { readonly value: Content; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/**
 * The part of a Standard Schema (https://standardschema.dev) that forms use. A schema, for example one of
 * Valibot, checks the typed values and creates the content from them.
 */
export interface FormSchema<Values, Content> {
  readonly '~standard': {
    readonly validate: (values: unknown) => Validated<Content> | Promise<Validated<Content>>;
    readonly types?: { readonly input: Values; readonly output: Content } | undefined;
  };
}

export type ParsedForm<Values, Content> =
  | { readonly isValid: true; readonly content: Content; readonly errors: FieldErrors<Values> }
  | { readonly isValid: false; readonly errors: FieldErrors<Values> };

function fieldOf({ path }: Issue): PropertyKey | undefined {
  const first = path?.[0];
  return typeof first === 'object' ? first.key : first;
}

/**
 * Parses a form's values into its content, or into the first message of each invalid field.
 * @throws for an asynchronous schema
 */
export function parseForm<Values extends object, Content>(
  schema: FormSchema<Values, Content>,
  values: Values,
): ParsedForm<Values, Content> {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('asynchronous schema');
  if (!result.issues) return { isValid: true, content: result.value, errors: {} };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = fieldOf(issue);
    if (typeof field === 'string') errors[field] ??= issueText(issue.message);
  }
  return { isValid: false, errors: errors as FieldErrors<Values> };
}

/** Returns the first message of each field that a schema refuses. */
export function fieldErrors<Values extends object>(
  schema: FormSchema<Values, unknown>,
  values: Values,
): FieldErrors<Values> {
  return parseForm(schema, values).errors;
}
