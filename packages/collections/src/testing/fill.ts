import type { Collection, Identified } from '../port';

/** Creates items 1 to `count`, one after the other. */
export async function fillWith<T extends Identified, New extends object>(
  collection: Collection<T, New>,
  makeItem: (number: number) => New,
  count: number,
): Promise<T[]> {
  const made: T[] = [];
  for (let number = 1; number <= count; number += 1) {
    made.push(await collection.create(makeItem(number)));
  }
  return made;
}

/** Returns the ids of a collection's list, in its order. */
export const idsOf = async <T extends Identified, New extends object>(
  collection: Collection<T, New>,
): Promise<string[]> => (await collection.list()).map(({ id }) => id);
