import { fieldsOf } from './objects';

/** Returns the items of a list as a collection stores it in the browser; undefined if none are readable there. */
export function readStoredItems(raw: string | null): readonly unknown[] | undefined {
  try {
    const { entries } = fieldsOf(JSON.parse(raw ?? 'null'));
    return Array.isArray(entries) ? entries.map((entry) => fieldsOf(entry)['item']) : undefined;
  } catch {
    return undefined;
  }
}
