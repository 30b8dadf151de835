/** Half of a character, as in text that was cut within an emoji. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether Postgres can store a text. Its columns refuse NUL, and its JSON refuses half of a character. */
export const isStorable = (text: string): boolean =>
  !text.includes('\0') && !LONE_SURROGATE.test(text);

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly parent?: Place;
}

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let each: Place | undefined = place; each?.parent; each = each.parent) {
    names.push(isStorable(each.name) ? each.name : '�');
  }
  return names.toReversed().join('.');
}

const isUnstorable = ({ value, name }: Place): boolean =>
  !isStorable(name) || (typeof value === 'string' && !isStorable(value));

/**
 * Finds a text that Postgres cannot store, at any depth; names of fields count as texts.
 *
 * @returns the path of the text, with dots, which is empty for the value itself; undefined if all texts can be stored
 */
export function unstorableTextIn(input: unknown): string | undefined {
  const places: Place[] = [{ value: input, name: '' }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value } = place;
    if (isUnstorable(place)) return pathOf(place);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, each] of Object.entries(value)) {
      places.push({ value: each, name, parent: place });
    }
  }
  return undefined;
}
