import * as v from 'valibot';

/** A schema of valibot, with the parts that some kinds have. */
interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly value?: AnySchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Examples of all kinds of text: names, emails, passwords, tokens, numbers, PINs, pairing codes, times, dates, choices. */
const TEXTS = [
  'Hamlet',
  'mira@example.com',
  'Prompt-Desk-1',
  'abcdefghijklmnopqrstuvwxyz',
  '1',
  '0417',
  'KTRMWXHD',
  '2026-05-17T12:00:00.000Z',
  '2026-05-17',
  '2026-05-17T19:30',
  '19:30',
  'UTC',
];

const firstOf = (schema: AnySchema, values: readonly unknown[]): unknown =>
  values.find((value) => v.is(schema, value));

/** Returns a value that a schema accepts; undefined if none is found. */
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
  if (type === 'array') {
    const one = [item && exampleOf(item)];
    // A text within an item needs the rest of the item.
    return firstOf(schema, item?.entries ? [one, []] : [[], one]);
  }
  return firstOf(schema, [...TEXTS, 1, true, null]);
}

type Path = readonly string[];

/** Returns the paths of the texts that a schema accepts. */
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

/** Returns the text at a path, or '' if the path has no text. */
export function textAt(input: unknown, path: Path): string {
  const found = path.reduce<unknown>(
    (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
    input,
  );
  return typeof found === 'string' ? found : '';
}

/** Returns a copy with another value at a path. */
export function withValueAt(input: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = withValueAt((input as Record<string, unknown> | undefined)?.[name], rest, value);
  if (name === '0') return [inner];
  return { ...(input as object | undefined), [name]: inner };
}
