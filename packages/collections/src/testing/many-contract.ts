import { describe, expect, it } from 'vitest';
import type { CollectionOfMany, Identified } from '../port';
import { idsOf } from './fill';

interface ManyContract<T extends Identified, New extends object> {
  /** Opens a new, empty collection for each test. */
  readonly open: () =>
    | { readonly collection: CollectionOfMany<T, New> }
    | Promise<{ readonly collection: CollectionOfMany<T, New> }>;
  /** Returns the whole content of a new item, different for each number. */
  readonly makeItem: (number: number) => New;
  /** Content that the collection refuses. */
  readonly invalid: New;
}

/** Declares the tests of changes of many items at once, for any implementation. */
export function describeManyAtOnce<T extends Identified, New extends object>(
  name: string,
  { open, makeItem, invalid }: ManyContract<T, New>,
): void {
  describe(`many of ${name}`, () => {
    it('are created with all of their content, the last on top', async () => {
      const { collection } = await open();
      const contents = [1, 2, 3].map(makeItem);

      const ids = await collection.createAll(contents);

      expect(await idsOf(collection)).toEqual(ids.toReversed());
      expect(await collection.list()).toMatchObject(contents.toReversed());
    });

    it('are all refused if one of them is invalid', async () => {
      const { collection } = await open();
      const first = await collection.create(makeItem(1));

      await expect(collection.createAll([makeItem(2), invalid])).rejects.toMatchObject({
        reason: 'invalid',
      });

      expect(await collection.list()).toEqual([first]);
    });

    it('are removed, and none of them if one no longer exists', async () => {
      const { collection } = await open();
      const kept = await collection.create(makeItem(1));
      const ids = await collection.createAll([2, 3].map(makeItem));

      const refused = collection.removeAll([...ids, 'nobody']);
      await expect(refused).rejects.toMatchObject({ reason: 'not-found' });
      expect(await idsOf(collection)).toEqual([...ids.toReversed(), kept.id]);
      await collection.removeAll(ids);
      expect(await collection.list()).toEqual([kept]);
    });
  });
}
