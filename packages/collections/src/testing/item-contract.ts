import { beforeEach, describe, expect, it } from 'vitest';
import type { Collection, Identified } from '../port';
import { fillWith } from './fill';

interface Opened<T extends Identified, New extends object> {
  readonly collection: Collection<T, New>;
}

interface ItemContract<T extends Identified, New extends object> {
  /** Opens a new, empty collection for each test. */
  readonly open: () => Opened<T, New> | Promise<Opened<T, New>>;
  /** Returns the whole content of a new item, different for each number. */
  readonly makeItem: (number: number) => New;
}

/**
 * Declares the tests of a collection's promises about the content of each item. A server's collection can break only
 * these by its own definition, because the server's collections share the rest of the code.
 */
export function describeItemContract<T extends Identified, New extends object>(
  name: string,
  { open, makeItem }: ItemContract<T, New>,
): void {
  describe(`${name}:`, () => {
    let collection: Collection<T, New>;

    beforeEach(async () => {
      ({ collection } = await open());
    });

    it('an item is created with all of its content', async () => {
      const item = await collection.create(makeItem(1));

      expect(item).toMatchObject(makeItem(1));
      expect(await collection.get(item.id)).toEqual(item);
      expect(await collection.list()).toEqual([item]);
    });

    it('an item is updated in its place, and no other', async () => {
      const [oldest, middle, newest] = await fillWith(collection, makeItem, 3);

      const changed = await collection.update(middle?.id ?? '', makeItem(4));

      expect(changed).toMatchObject(makeItem(4));
      expect(changed.id).toBe(middle?.id);
      expect(await collection.list()).toEqual([newest, changed, oldest]);
    });

    it('a change leaves what it does not name', async () => {
      const item = await collection.create(makeItem(1));
      const [field, value] = Object.entries(makeItem(2))[0] ?? [''];

      const changed = await collection.update(item.id, { [field]: value } as Partial<New>);

      expect(changed).toMatchObject({ ...makeItem(1), [field]: value });
    });

    it('an item is removed and no other, and comes back as it was', async () => {
      const [oldest, middle, newest] = await fillWith(collection, makeItem, 3);

      const removed = await collection.remove(middle?.id ?? '');
      expect(await collection.list()).toEqual([newest, oldest]);

      expect(await collection.restore(removed)).toEqual(middle);
      expect(await collection.list()).toEqual([newest, middle, oldest]);
    });
  });
}
