import { fieldsOf } from '@standby/contracts';
import { issueText } from '@standby/forms/validation';
import * as v from 'valibot';
import { unstorableTextIn } from '../database/storable-text.ts';
import { withoutDirectionControls } from './direction-controls.ts';
import { ApiError } from './api-error.ts';

/** Maximum length of a field's name in a message, because a record's names come from the request. */
const FIELD_NAME_MAX = 200;

type Issue = v.BaseIssue<unknown>;

/** Returns only the first issue, because an array of a million invalid items has a million issues. */
function firstIssue(schema: v.GenericSchema, value: unknown): Issue | undefined {
  return v.safeParse(schema, value, { abortEarly: true }).issues?.[0];
}

const entriesOf = (schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> =>
  (schema as { readonly entries?: Record<string, v.GenericSchema> }).entries ?? {};

type Field = readonly [name: string, words: string];

/** Returns the invalid fields of a value: at most one issue for each field of the schema. */
function wrongFields(schema: v.GenericSchema, value: unknown, path: readonly string[]): Field[] {
  const issue = firstIssue(schema, value);
  if (!issue) return [];
  const fields = fieldsOf(value);
  const isObject = value !== null && typeof value === 'object';
  const ofEntries = Object.entries(isObject ? entriesOf(schema) : {}).flatMap(([name, entry]) =>
    wrongFields(entry, fields[name], [...path, name]),
  );
  if (ofEntries.length > 0) return ofEntries;
  const name = [...path, v.getDotPath(issue) ?? []].flat().join('.');
  return [[name.slice(0, FIELD_NAME_MAX), issueText(issue.message)]];
}

/** @throws {ApiError} with a message for each invalid field */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) {
    const path = unstorableTextIn(result.output);
    if (path === undefined) return withoutDirectionControls(result.output);
    throw new ApiError(
      400,
      'invalid-text',
      'A text in this has a character that cannot be saved. Type it again, then try again.',
      { fields: { [path]: 'This has a character that cannot be saved. Type it again.' } },
    );
  }
  throw new ApiError(
    400,
    'invalid',
    'Something is missing or wrong. Check the marked fields and try again.',
    { fields: Object.fromEntries(wrongFields(schema, value, [])) },
  );
}
