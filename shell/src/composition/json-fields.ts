/** Reads a property of parsed JSON; undefined if the value is not an object. */
export function field(value: unknown, name: string): unknown {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return found;
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns the strings of a list, and leaves everything else out. */
export function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
