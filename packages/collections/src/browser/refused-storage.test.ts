import { describe, expect, it, vi } from 'vitest';
import { dagger, ids, kinds, propListsForEach } from '../testing/prop-lists';

const lists = propListsForEach();
const { open } = lists;

describe('a full storage', () => {
  it('refuses the write with a message and keeps the old content', async () => {
    const props = open();
    await props.create(dagger);
    const before = new Map(lists.browser.stored);
    lists.browser.capacity = 0;

    for (const write of [
      () => props.create(dagger),
      () => props.update('skull', { name: 'A much longer name than before' }),
    ]) {
      await expect(write()).rejects.toMatchObject({
        reason: 'storage-full',
        message: expect.stringContaining('Nothing is lost'),
      });
    }
    expect(lists.browser.stored).toEqual(before);
    expect(await ids(props)).toEqual(await ids(open()));
  });

  it('accepts the same write once there is room', async () => {
    const props = open();
    lists.browser.capacity = 0;
    await expect(props.create(dagger)).rejects.toThrow();
    lists.browser.capacity = 1000;

    await expect(props.create(dagger)).resolves.toMatchObject(dagger);
  });
});

describe('a blocked storage', () => {
  it('leaves a list that works in memory, and shows a notice', async () => {
    lists.browser.isBlocked = true;
    const props = open();
    const listener = vi.fn<() => void>();
    props.subscribe(listener);

    const { id } = await props.create(dagger);
    await props.update(id, { count: 5 });

    expect(await ids(props)).toEqual([id, 'skull']);
    expect(await props.get(id)).toMatchObject({ count: 5 });
    expect(kinds(props)).toEqual(['memory-only']);
    expect(listener).toHaveBeenCalled();
  });

  it('loses no work if it becomes blocked in the middle of the work', async () => {
    const props = open();
    const { id } = await props.create(dagger);
    lists.browser.isBlocked = true;

    await props.create(dagger);

    expect(await ids(props)).toContain(id);
    expect(await props.list()).toHaveLength(3);
  });
});
