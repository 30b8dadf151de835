import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  KEY,
  type Prop,
  dagger,
  entry,
  envelope,
  ids,
  kinds,
  propListsForEach,
  sample,
} from '../testing/prop-lists';

const lists = propListsForEach();
const { open, openNewBrowser, quarantineKeys, quarantined } = lists;

describe('unreadable content', () => {
  const unreadable = [
    ['broken JSON', '{"version":1,"entries":['],
    ['nothing at all', ''],
    ['null', 'null'],
    ['content of another app', '{"theme":"dark"}'],
    ['a list without an envelope', '[{"id":"skull"}]'],
    ['an envelope whose entries are none', '{"version":1,"next":2,"entries":{"0":1}}'],
  ];

  it.each(unreadable)('goes into quarantine with a notice: %s', async (_, raw) => {
    lists.browser.stored.set(KEY, raw);
    const props = open();

    expect(await props.list()).toEqual([sample]);

    expect(quarantineKeys()).toEqual(['props.set-aside.2025-01-15T19:30:00.000Z']);
    expect(quarantined()).toBe(raw);
    expect(props.notices()).toEqual([
      {
        kind: 'quarantined',
        quarantineKey: quarantineKeys()[0],
        message: expect.stringContaining('Some saved props could not be read.'),
      },
    ]);
    expect(kinds(open())).toEqual([]);
  });

  it('never throws and is never lost, for any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (raw) => {
        openNewBrowser();
        lists.browser.stored.set(KEY, raw);
        const props = open();

        await props.list();
        await props.create(dagger);

        expect([...lists.browser.stored.values()]).toContain(raw);
        expect(await ids(open())).toHaveLength(2);
      }),
    );
  });

  it('costs only the bad items, not the good ones', async () => {
    const bad = [entry(4, { id: 'x' }), 'nonsense', entry(1e300, sample)];
    const duplicate = entry(2, { id: 'a', name: 'Second', count: 1 });
    const good = [entry(5, { ...dagger, id: 'a' }), entry(1, { ...dagger, id: 'b' })];
    lists.browser.stored.set(KEY, envelope([good[0], ...bad, duplicate, good[1]]));
    const props = open();

    expect(await props.list()).toEqual([
      { ...dagger, id: 'a' },
      { ...dagger, id: 'b' },
    ]);
    expect(JSON.parse(quarantined()).entries).toEqual([...bad, duplicate]);
    expect(kinds(open())).toEqual([]);
  });

  it.each([
    ['the next item', `{"version":1,"next":${Number.MAX_SAFE_INTEGER},"entries":[]}`],
    ['an item', envelope([entry(Number.MAX_SAFE_INTEGER, { ...dagger, id: 'a' })])],
  ])('does not prevent new items where %s has the highest possible serial', async (_, raw) => {
    lists.browser.stored.set(KEY, raw);
    const created = [await open().create(dagger), await open().create(dagger)].map(({ id }) => id);

    expect((await ids(open())).slice(0, 2)).toEqual(created.toReversed());
    expect(quarantineKeys()).toEqual([]);
  });

  it('leaves the list that this window knew before the content came', async () => {
    const props = open();
    const { id } = await props.create(dagger);
    lists.browser.stored.set(KEY, 'overwritten by something else');

    expect(await ids(props)).toEqual([id, 'skull']);
    expect(await ids(open())).toEqual([id, 'skull']);
    expect(quarantineKeys()).toHaveLength(1);
  });

  it('does not overwrite content that went into quarantine in the same millisecond', async () => {
    const props = open();
    for (const raw of ['one', 'two']) {
      lists.browser.stored.set(KEY, raw);
      await props.list();
    }

    expect(quarantineKeys().map((key) => lists.browser.stored.get(key))).toEqual(['one', 'two']);
  });

  it('stays in place, safe from writes, while the storage has no room to move it', async () => {
    const raw = 'x'.repeat(1000);
    lists.browser.stored.set(KEY, raw);
    lists.browser.capacity = 1100;
    const props = open();

    expect(await props.list()).toEqual([sample]);
    expect(kinds(props)).toEqual(['quarantined']);
    await expect(props.create(dagger)).rejects.toMatchObject({ reason: 'storage-full' });
    expect(lists.browser.stored.get(KEY)).toBe(raw);

    lists.browser.capacity = 5000;
    await props.create(dagger);
    expect(quarantined()).toBe(raw);
  });
});

describe('content of a newer version', () => {
  const newer = envelope([entry(1, { id: 'skull', title: 'Skull', isReal: true })], 2);
  const migrate = (item: unknown): unknown => ({ ...dagger, ...(item as Prop) });

  it('stays in place with a notice, since a newer window may be using it', async () => {
    lists.browser.stored.set(KEY, newer);
    const props = open();

    expect(await props.list()).toEqual([sample]);
    expect(kinds(props)).toEqual(['newer-version']);
    expect([...lists.browser.stored]).toEqual([[KEY, newer]]);
  });

  it('goes into quarantine before this version writes', async () => {
    lists.browser.stored.set(KEY, newer);

    await open().create(dagger);

    expect(quarantined()).toBe(newer);
    expect(await ids(open())).toHaveLength(2);
  });

  it('comes back from quarantine once the newer version runs again', async () => {
    lists.browser.stored.set(KEY, envelope([entry(1, { ...dagger, id: 'from-newer' })], 2));
    const older = open();
    const created = await older.create(dagger);

    const again = open({ version: 2, migrate });

    expect(await ids(again)).toEqual([created.id, 'skull', 'from-newer']);
    expect(quarantineKeys()).toEqual([]);
    expect(await ids(again)).toEqual(await ids(open({ version: 2, migrate })));
  });

  it('comes back from quarantine at once in a newer window that stayed open', async () => {
    const newerWindow = open({ version: 2, migrate });
    const made = await newerWindow.create(dagger);

    const created = await open().create({ name: 'Crown', count: 1 });

    expect(await ids(newerWindow)).toEqual([created.id, made.id, 'skull']);
  });

  it('stays in quarantine where the list has another state of the same item', async () => {
    lists.browser.stored.set(
      KEY,
      envelope([entry(2, { ...dagger, id: 'new' }), entry(1, { ...dagger, id: 'skull' })], 2),
    );
    await open().create(dagger);

    const again = open({ version: 2, migrate });

    expect(await again.get('skull')).toEqual(sample);
    expect(await again.get('new')).toEqual({ ...dagger, id: 'new' });
    expect(JSON.parse(quarantined()).entries).toEqual([entry(1, { ...dagger, id: 'skull' })]);
  });
});
