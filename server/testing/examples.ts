import * as v from 'valibot';

/** A schema as valibot makes it, with the parts that some kinds have. */
interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly value?: AnySchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Of these one fits each text: a name, an email, a password, a link’s token, a number, times, choices. */
const TEXTS = [
  'Hamlet',
  'mira@example.com',
  'Abcdefg1',
  'abcdefghijklmnopqrstuvwxyz',
  '1',
  '2026-05-17T12:00:00.000Z',
  '2026-05-17',
  '19:30',
  'UTC',
];

const firstOf = (schema: AnySchema, values: readonly unknown[]): unknown =>
  values.find((value) => v.is(schema, value));

/** Something that a schema accepts; undefined where this finds nothing. */
export function exampleOf(schema: AnySchema): unknown {
  const { type, entries, wrapped, item, options, literal } = schema;
  if (wrapped) return exampleOf(wrapped);
  if (entries) {
    const fields = Object.entries(entries).map(([name, entry]) => [name, exampleOf(entry)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (type === 'literal') return literal;
  if (type === 'picklist') return options?.[0];
  if (type === 'record') return {};
  if (type === 'array') return firstOf(schema, [[], [item && exampleOf(item)]]);
  return firstOf(schema, [...TEXTS, 1, true, null]);
}

type Path = readonly string[];

/** Where a schema takes text. */
export function textsIn(
  { type, entries, wrapped, item, value }: AnySchema,
  path: Path = [],
): Path[] {
  if (type === 'string') return [path];
  if (wrapped) return textsIn(wrapped, path);
  if (item) return textsIn(item, [...path, '0']);
  if (value) return textsIn(value, [...path, 'shows']);
  return Object.entries(entries ?? {}).flatMap(([name, entry]) => textsIn(entry, [...path, name]));
}

/** A copy with another value at a path. */
export function withValueAt(input: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = withValueAt((input as Record<string, unknown> | undefined)?.[name], rest, value);
  if (name === '0') return [inner];
  return { ...(input as object | undefined), [name]: inner };
}
