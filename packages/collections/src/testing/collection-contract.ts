import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Collection, FailureReason, Identified } from '../port';
import { describeRestore } from './restore-contract';
import { fillWith, idsOf } from './fill';
import { describeItemContract } from './item-contract';
import { describeManyAtOnce } from './many-contract';

export { describeItemContract, describeManyAtOnce };

/** An implementation under test: empty, with room for at least five items. */
export interface CollectionUnderTest<T extends Identified, New extends object> {
  readonly collection: Collection<T, New>;
  /** The same data, as another window or another person sees it. */
  readonly elsewhere: Collection<T, New>;
}

type MaybePromise<T> = T | Promise<T>;

/** An implementation's promises, declared before any test runs. */
export interface CollectionContract<T extends Identified, New extends object> {
  /** Maximum number of items; `'none'` declares an unlimited number, which is tested too. */
  readonly limit: number | 'none';
  /** Opens a new, empty collection for each test. */
  readonly open: () => MaybePromise<CollectionUnderTest<T, New>>;
  /** Returns the whole content of a new item, different for each number. */
  readonly makeItem: (number: number) => New;
}

/** Number of items that tests the absence of a limit; people have fewer. */
const MANY = 100;

/** Fails the test unless the promise is rejected with this reason and a message. */
async function expectRefusal(promise: Promise<unknown>, reason: FailureReason): Promise<void> {
  await expect(promise).rejects.toMatchObject({ name: 'CollectionError', reason });
  await expect(promise).rejects.toThrow(/\w+ .+\.$/u);
}

/** Declares the tests of the port, for any implementation, such as browser and server. */
export function describeCollectionContract<T extends Identified, New extends object>(
  name: string,
  { limit, open, makeItem }: CollectionContract<T, New>,
): void {
  describe(`${name} keeps the collection contract:`, () => {
    let collection: Collection<T, New>;
    let elsewhere: Collection<T, New>;

    beforeEach(async () => {
      ({ collection, elsewhere } = await open());
    });

    const fill = (count: number): Promise<T[]> => fillWith(collection, makeItem, count);

    const ids = (): Promise<string[]> => idsOf(collection);

    it('begins empty and without notices', async () => {
      expect(await collection.list()).toEqual([]);
      expect(collection.notices()).toEqual([]);
    });

    it('lists the newest first', async () => {
      const made = await fill(3);

      expect(await collection.list()).toEqual(made.toReversed());
    });

    it('gives every item an id of its own that can be part of a URL as it is', async () => {
      const made = await fill(5);

      expect(new Set(made.map(({ id }) => id)).size).toBe(5);
      for (const { id } of made) expect(encodeURIComponent(id)).toBe(id);
    });

    it('keeps all items that are created at once', async () => {
      const made = await Promise.all([1, 2, 3, 4, 5].map((n) => collection.create(makeItem(n))));

      expect(new Set(await ids())).toEqual(new Set(made.map(({ id }) => id)));
    });

    it('refuses an id that it does not know', async () => {
      const { id } = await collection.create(makeItem(1));
      await collection.remove(id);

      await expectRefusal(collection.get(id), 'not-found');
      await expectRefusal(collection.update(id, makeItem(2)), 'not-found');
      await expectRefusal(collection.remove(id), 'not-found');
      await expectRefusal(collection.get('__proto__'), 'not-found');
    });

    describeItemContract('its items', { open: () => ({ collection }), makeItem });
    describeRestore(() => collection, makeItem);

    it('does not change a list that it has returned', async () => {
      await fill(2);
      const given = await collection.list();
      const copy = structuredClone(given);

      await collection.update(copy[0]?.id ?? '', makeItem(3));
      await collection.remove(copy[1]?.id ?? '');

      expect(given).toEqual(copy);
    });

    it('has no snapshot, or one that is the list, the same until it changes', async () => {
      await collection.list();
      expect([undefined, []]).toContainEqual(collection.snapshot());
      for (const number of [1, 2]) {
        const item = await collection.create(makeItem(number));
        const snapshot = collection.snapshot();
        expect(collection.snapshot()).toBe(snapshot);
        expect([undefined, await collection.list()]).toContainEqual(snapshot);
        expect(snapshot?.[0] ?? item).toEqual(item);
      }
    });

    it('notifies its subscribers of every change, until they unsubscribe', async () => {
      const listener = vi.fn<() => void>();
      const leave = collection.subscribe(listener);

      const told = async (act: () => Promise<unknown>): Promise<number> => {
        listener.mockClear();
        await act();
        return listener.mock.calls.length;
      };
      const [item] = await fill(1);
      expect(listener).toHaveBeenCalled();
      const id = item?.id ?? '';
      expect(await told(() => collection.update(id, makeItem(2)))).toBeGreaterThan(0);
      const removed = await collection.remove(id);
      expect(await told(() => collection.restore(removed))).toBeGreaterThan(0);
      expect(await told(() => collection.remove(id))).toBeGreaterThan(0);
      leave();
      expect(await told(() => collection.restore(removed))).toBe(0);
    });

    it('shows a subscriber the list as it is after the change', async () => {
      const seen: Promise<string[]>[] = [];
      collection.subscribe(() => seen.push(ids()));

      const { id } = await collection.create(makeItem(1));

      expect(await seen.at(-1)).toEqual([id]);
    });

    if (limit === 'none') {
      it(`has no limit: takes ${MANY} items`, async () => {
        const made = await fill(MANY);

        expect(await collection.list()).toEqual(made.toReversed());
      });
    } else {
      it(`refuses more than ${limit}, also by an undo, until there is room again`, async () => {
        const made = await fill(limit);

        await expectRefusal(collection.create(makeItem(limit + 1)), 'limit-reached');
        expect(await ids()).toHaveLength(limit);

        const removed = await collection.remove(made[0]?.id ?? '');
        const { id } = await collection.create(makeItem(limit + 1));
        await expectRefusal(collection.restore(removed), 'limit-reached');
        expect(await ids()).toHaveLength(limit);

        await collection.remove(id);
        await collection.restore(removed);
        expect(await ids()).toEqual(made.map((item) => item.id).toReversed());
      });
    }

    describe('a change of a field that was changed elsewhere', () => {
      const change = async (seen: Partial<New> | undefined) => {
        const { id } = await collection.create(makeItem(1));
        const theirs = await elsewhere.update(id, makeItem(2));
        return { id, theirs, refused: collection.update(id, makeItem(3), seen) };
      };

      it('is refused with both versions if the person did not see it, and changes nothing', async () => {
        const { id, theirs, refused } = await change(makeItem(1));

        await expectRefusal(refused, 'conflict');
        const error: unknown = await refused.catch((failure: unknown) => failure);
        expect(error).toMatchObject({ theirs, by: expect.any(String) });
        expect(await collection.get(id)).toEqual(theirs);
      });

      it.each([
        ['if the person saw it', makeItem(2)],
        ['if nobody says what the person saw', undefined],
      ])('is stored %s', async (_when, seen) => {
        expect(await (await change(seen)).refused).toMatchObject(makeItem(3));
      });
    });

    it('agrees with the list elsewhere, and notifies both sides', async () => {
      const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
      collection.subscribe(here);
      elsewhere.subscribe(there);

      const first = await collection.create(makeItem(1));
      expect(await elsewhere.list()).toEqual([first]);
      expect(there).toHaveBeenCalled();

      here.mockClear();
      const second = await elsewhere.create(makeItem(2));
      await elsewhere.update(first.id, makeItem(3));
      expect(await collection.list()).toEqual(await elsewhere.list());
      expect(await ids()).toEqual([second.id, first.id]);
      expect(here).toHaveBeenCalled();
    });
  });
}
