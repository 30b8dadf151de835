/** Returns the keys of an object whose type names them all; `Object.keys` returns plain strings. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** Returns the fields of a value such as parsed JSON; an empty object when the value is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}

/** Returns the value with the fields of each object sorted, and without those that are undefined. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(fieldsOf(value)).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    fields
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, inOrder(field)]),
  );
}

/** Returns the JSON of a value, the same for values that differ only in the order of their fields, which a database does not keep. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value)) ?? '';
