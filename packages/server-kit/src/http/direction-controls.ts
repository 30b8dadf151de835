/**
 * Marks that turn the direction of the text after them. A name with such a mark also turns the words around it. Arabic and
 * Hebrew letters have their direction without marks. Phones put marks around copied numbers and names.
 */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Whether a field stays as it was typed: secrets, and values that are compared with stored ones. */
const isKept = (name: string): boolean => name === 'seen' || /(?:password|token)$/iu.test(name);

/** Removes the marks that turn the direction of text from all texts of a value. */
export function withoutDirectionControls<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(DIRECTION_CONTROLS, '') as T;
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const cleaned = entries.map(([name, each]): [string, unknown] => [
    name,
    isKept(name) ? each : withoutDirectionControls<unknown>(each),
  ]);
  if (cleaned.every(([, each], place) => each === entries[place]?.[1])) return value;
  return (isList ? cleaned.map(([, each]) => each) : Object.fromEntries(cleaned)) as T;
}
