/**
 * Marks that turn the direction of the text after them: a name with one of them turns the words around it, too. Letters of
 * Arabic and Hebrew have their direction without them; phones put them around copied numbers and names.
 */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** What is compared with what is stored, and secrets, stay as they were typed. */
const isKept = (name: string): boolean => name === 'seen' || /(?:password|token)$/iu.test(name);

/** A value without the marks that turn the direction of text, in any of its texts. The same value where it has none. */
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
