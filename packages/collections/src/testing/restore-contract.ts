import { expect, it } from 'vitest';
import type { Collection, Identified } from '../port';
import { fillWith, idsOf } from './fill';

/**
 * Declares the tests of an implementation's promises about undone removals.
 *
 * @param open returns the collection of the running test
 */
export function describeRestore<T extends Identified, New extends object>(
  open: () => Collection<T, New>,
  makeItem: (number: number) => New,
): void {
  it.each([0, 1, 2])('restores a removed item to its place (%i)', async (place) => {
    await fillWith(open(), makeItem, 3);
    const before = await open().list();

    const removed = await open().remove(before[place]?.id ?? '');
    expect(await open().restore(removed)).toEqual(before[place]);

    expect(await open().list()).toEqual(before);
  });

  it.each([
    ['the order of removal', [0, 1]],
    ['the opposite order', [1, 0]],
  ])('restores two neighbours in %s, after another was created', async (_, order) => {
    await fillWith(open(), makeItem, 4);
    const before = await idsOf(open());
    const removed = [await open().remove(before[1] ?? ''), await open().remove(before[2] ?? '')];
    const newer = await open().create(makeItem(5));

    for (const index of order) {
      const undone = removed[index];
      if (undone) await open().restore(undone);
    }

    expect(await idsOf(open())).toEqual([newer.id, ...before]);
  });

  it('restores the newest item below items that were created since', async () => {
    const [oldest, newest] = await fillWith(open(), makeItem, 2);
    const removed = await open().remove(newest?.id ?? '');
    const newer = await open().create(makeItem(3));

    await open().restore(removed);

    expect(await idsOf(open())).toEqual([newer.id, newest?.id, oldest?.id]);
  });

  it('restores an item once, also when asked twice', async () => {
    const [item] = await fillWith(open(), makeItem, 1);
    const removed = await open().remove(item?.id ?? '');

    await Promise.all([open().restore(removed), open().restore(removed)]);

    expect(await open().list()).toEqual([item]);
  });
}
