/** Returns the keys of an object whose type names them all; `Object.keys` returns plain strings. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** Returns the fields of a value such as parsed JSON; an empty object when the value is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}
