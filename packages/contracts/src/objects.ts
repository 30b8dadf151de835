/** Returns the keys of an object whose type names them all; `Object.keys` returns plain strings. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** Returns the fields of a value such as parsed JSON; an empty object when the value is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

/** Returns the JSON of a value, the same for values that differ only in the order of their fields, which a database does not keep. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(byName))
      : field,
  ) ?? '';
