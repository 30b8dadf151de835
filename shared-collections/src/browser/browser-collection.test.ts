import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, createFakeBrowser } from 'shared-ui/testing/fake-browser';
import { type BrowserCollectionOptions, createBrowserCollection } from './browser-collection';
import type { Collection } from '../port/collection';

interface PropContent {
  readonly name: string;
  readonly count: number;
}

interface Prop extends PropContent {
  readonly id: string;
}

const KEY = 'props';
const sample: Prop = { id: 'skull', name: 'Yorick’s skull', count: 1 };

let browser: FakeBrowser;

beforeEach(() => {
  browser = createFakeBrowser();
});

/** Another window of the browser, with the collection in it. */
function open(
  options: Partial<BrowserCollectionOptions<Prop, PropContent>> = {},
): Collection<Prop, PropContent> {
  return createBrowserCollection({
    ...browser.openWindow(),
    key: KEY,
    version: 1,
    schema: v.object({
      id: v.string(),
      name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
      count: v.number(),
    }),
    noun: { one: 'prop', many: 'props' },
    samples: [sample],
    now: () => new Date('2025-01-15T19:30:00Z'),
    make: (content, { id }) => ({ ...content, id }),
    change: (item, change) => ({ ...item, ...change }),
    ...options,
  });
}

const envelope = (entries: readonly unknown[], version = 1): string =>
  JSON.stringify({ version, next: entries.length + 1, entries });

const entry = (serial: number, item: unknown): unknown => ({ serial, item });

const ids = async (props: Collection<Prop, PropContent>): Promise<string[]> =>
  (await props.list()).map(({ id }) => id);

const kinds = (props: Collection<Prop, PropContent>): string[] =>
  props.notices().map(({ kind }) => kind);

const quarantineKeys = (): string[] =>
  [...browser.stored.keys()].filter((key) => key.startsWith(`${KEY}.set-aside.`));

/** The content under the first of these keys. */
const quarantined = (): string => browser.stored.get(quarantineKeys()[0] ?? '') ?? '';

const dagger = { name: 'Dagger', count: 2 };

describe('samples', () => {
  it('are the list until somebody changes it, and reading stores nothing', async () => {
    expect(await open().list()).toEqual([sample]);
    expect(browser.stored.size).toBe(0);
  });

  it('stay removed once they were', async () => {
    await open().remove('skull');

    expect(await open().list()).toEqual([]);
  });
});

describe('creating', () => {
  it('waits before it writes, and finds what another window wrote meanwhile', async () => {
    let finish = (): void => undefined;
    const beforeCreate = (): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const creation = open({ beforeCreate }).create(dagger);
    expect(browser.stored.size).toBe(0);

    const other = await open().create({ name: 'Crown', count: 1 });
    finish();
    const created = await creation;

    expect(await ids(open())).toEqual([created.id, other.id, 'skull']);
  });

  it('takes another id where the random one is in use', async () => {
    const newId = vi.fn<() => string>().mockReturnValueOnce('skull').mockReturnValue('dagger');

    expect(await open({ newId }).create(dagger)).toMatchObject({ id: 'dagger' });
  });

  it('refuses what it could not read again, and changes nothing', async () => {
    const props = open();

    await expect(props.create({ name: '', count: 1 })).rejects.toMatchObject({
      reason: 'invalid',
      message: 'This prop could not be saved: it has no name.',
    });
    await expect(props.update('skull', { count: Number.NaN })).rejects.toMatchObject({
      reason: 'invalid',
      message: 'This prop could not be saved: something in it is not allowed.',
      cause: new Error('Invalid type: Expected number but received NaN'),
    });
    expect(await props.list()).toEqual([sample]);
  });
});

describe('what is stored', () => {
  it('comes back as it was, whatever the words', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ name: fc.string({ minLength: 1, unit: 'binary' }), count: fc.integer() }),
        ),
        async (contents) => {
          browser = createFakeBrowser();
          const here = open({ samples: [] });
          for (const content of contents) await here.create(content);

          const there = open({ samples: [] });
          expect(await there.list()).toEqual(await here.list());
          expect((await there.list()).map(({ name, count }) => ({ name, count }))).toEqual(
            contents.toReversed(),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is parsed once for as long as it does not change', async () => {
    await open().create(dagger);
    const props = open();

    expect(await props.list()).toBe(await props.list());
  });

  it('is known without waiting, and looking at it stores nothing', async () => {
    const created = await open().create(dagger);
    browser.stored.set(`${KEY}.set-aside.earlier`, envelope([entry(9, { ...dagger, id: 'back' })]));
    const before = new Map(browser.stored);
    const props = open();

    expect(props.snapshot()).toEqual([created, sample]);
    expect(browser.stored).toEqual(before);
    expect(await ids(props)).toEqual(['back', created.id, 'skull']);
    expect(props.snapshot()).toBe(await props.list());
  });

  it('is brought up from an older version item by item, and rewritten with the next change', async () => {
    const old = envelope([entry(2, { id: 'a', title: 'Goblet' }), entry(1, { id: 'b', title: 7 })]);
    browser.stored.set(KEY, old);
    const migrate = (item: unknown): unknown => {
      const { id, title } = item as { id: string; title: string };
      return { id, name: title.trim(), count: 1 };
    };

    const props = open({ version: 2, migrate });

    expect(await props.list()).toEqual([{ id: 'a', name: 'Goblet', count: 1 }]);
    expect(kinds(props)).toEqual(['quarantined']);
    await props.create(dagger);
    expect(JSON.parse(browser.stored.get(KEY) ?? '')).toMatchObject({ version: 2 });
  });
});

describe('content that nobody can read', () => {
  const unreadable = [
    ['broken JSON', '{"version":1,"entries":['],
    ['nothing at all', ''],
    ['null', 'null'],
    ['somebody else’s content', '{"theme":"dark"}'],
    ['a list without an envelope', '[{"id":"skull"}]'],
    ['an envelope whose entries are none', '{"version":1,"next":2,"entries":{"0":1}}'],
  ];

  it.each(unreadable)('goes into quarantine and is said: %s', async (_, raw) => {
    browser.stored.set(KEY, raw);
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

  it('never throws, whatever is there, and never loses it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (raw) => {
        browser = createFakeBrowser();
        browser.stored.set(KEY, raw);
        const props = open();

        await props.list();
        await props.create(dagger);

        expect([...browser.stored.values()]).toContain(raw);
        expect(await ids(open())).toHaveLength(2);
      }),
    );
  });

  it('costs only the bad items, not the good ones', async () => {
    const bad = [entry(4, { id: 'x' }), 'nonsense', entry(1e300, sample)];
    const duplicate = entry(2, { id: 'a', name: 'Second', count: 1 });
    const good = [entry(5, { ...dagger, id: 'a' }), entry(1, { ...dagger, id: 'b' })];
    browser.stored.set(KEY, envelope([good[0], ...bad, duplicate, good[1]]));
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
  ])('takes no new item with it: a number that ends all counting, for %s', async (_, raw) => {
    browser.stored.set(KEY, raw);
    const created = [await open().create(dagger), await open().create(dagger)].map(({ id }) => id);

    expect((await ids(open())).slice(0, 2)).toEqual(created.toReversed());
    expect(quarantineKeys()).toEqual([]);
  });

  it('leaves the list that this window knew when it comes later', async () => {
    const props = open();
    const { id } = await props.create(dagger);
    browser.stored.set(KEY, 'overwritten by something else');

    expect(await ids(props)).toEqual([id, 'skull']);
    expect(await ids(open())).toEqual([id, 'skull']);
    expect(quarantineKeys()).toHaveLength(1);
  });

  it('does not overwrite what went into quarantine in the same millisecond', async () => {
    const props = open();
    for (const raw of ['one', 'two']) {
      browser.stored.set(KEY, raw);
      await props.list();
    }

    expect(quarantineKeys().map((key) => browser.stored.get(key))).toEqual(['one', 'two']);
  });

  it('stays where it is while there is no room to move it, and nothing writes over it', async () => {
    const raw = 'x'.repeat(1000);
    browser.stored.set(KEY, raw);
    browser.capacity = 1100;
    const props = open();

    expect(await props.list()).toEqual([sample]);
    expect(kinds(props)).toEqual(['quarantined']);
    await expect(props.create(dagger)).rejects.toMatchObject({ reason: 'storage-full' });
    expect(browser.stored.get(KEY)).toBe(raw);

    browser.capacity = 5000;
    await props.create(dagger);
    expect(quarantined()).toBe(raw);
  });
});

describe('content of a newer version', () => {
  const newer = envelope([entry(1, { id: 'skull', title: 'Skull', isReal: true })], 2);
  const migrate = (item: unknown): unknown => ({ ...dagger, ...(item as Prop) });

  it('is left in place and said, since a newer window may be using it', async () => {
    browser.stored.set(KEY, newer);
    const props = open();

    expect(await props.list()).toEqual([sample]);
    expect(kinds(props)).toEqual(['newer-version']);
    expect([...browser.stored]).toEqual([[KEY, newer]]);
  });

  it('goes into quarantine before this version writes', async () => {
    browser.stored.set(KEY, newer);

    await open().create(dagger);

    expect(quarantined()).toBe(newer);
    expect(await ids(open())).toHaveLength(2);
  });

  it('comes back from there once the newer version runs again', async () => {
    browser.stored.set(KEY, envelope([entry(1, { ...dagger, id: 'from-newer' })], 2));
    const older = open();
    const created = await older.create(dagger);

    const again = open({ version: 2, migrate });

    expect(await ids(again)).toEqual([created.id, 'skull', 'from-newer']);
    expect(quarantineKeys()).toEqual([]);
    expect(await ids(again)).toEqual(await ids(open({ version: 2, migrate })));
  });

  it('comes back at once in a newer window that stayed open', async () => {
    const newerWindow = open({ version: 2, migrate });
    const made = await newerWindow.create(dagger);

    const created = await open().create({ name: 'Crown', count: 1 });

    expect(await ids(newerWindow)).toEqual([created.id, made.id, 'skull']);
  });

  it('stays in quarantine where the list has another state of the same item', async () => {
    browser.stored.set(
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

describe('a full storage', () => {
  it('refuses the write, says so and keeps what was there', async () => {
    const props = open();
    await props.create(dagger);
    const before = new Map(browser.stored);
    browser.capacity = 0;

    for (const write of [
      () => props.create(dagger),
      () => props.update('skull', { name: 'A much longer name than before' }),
    ]) {
      await expect(write()).rejects.toMatchObject({
        reason: 'storage-full',
        message: expect.stringContaining('Nothing is lost'),
      });
    }
    expect(browser.stored).toEqual(before);
    expect(await ids(props)).toEqual(await ids(open()));
  });

  it('takes the same write once there is room', async () => {
    const props = open();
    browser.capacity = 0;
    await expect(props.create(dagger)).rejects.toThrow();
    browser.capacity = 1000;

    await expect(props.create(dagger)).resolves.toMatchObject(dagger);
  });
});

describe('a blocked storage', () => {
  it('leaves a list that works in memory, and says so', async () => {
    browser.isBlocked = true;
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

  it('that closes in the middle of the work loses none of it', async () => {
    const props = open();
    const { id } = await props.create(dagger);
    browser.isBlocked = true;

    await props.create(dagger);

    expect(await ids(props)).toContain(id);
    expect(await props.list()).toHaveLength(3);
  });
});

describe('two windows', () => {
  it('see unreadable content of the other in quarantine, and say so', async () => {
    const props = open();
    await props.create(dagger);
    props.subscribe(() => undefined);
    const before = props.snapshot();

    browser.openWindow().storage().setItem(KEY, 'broken');

    expect(props.snapshot()).toEqual(before);
    expect(quarantined()).toBe('broken');
    expect(kinds(props)).toEqual(['quarantined']);
  });

  it('hear of each other, and of everything being cleared', async () => {
    const [here, there] = [open(), open()];
    const listener = vi.fn<() => void>();
    const leave = there.subscribe(listener);

    await here.create(dagger);
    expect(listener).toHaveBeenCalledTimes(1);
    browser.openWindow().storage().setItem('another key', 'changes');
    expect(listener).toHaveBeenCalledTimes(1);

    leave();
    await here.create(dagger);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('agree after one of them was in the cache for Back', async () => {
    const own = browser.openWindow();
    const listener = vi.fn<() => void>();
    open(own).subscribe(listener);

    own.events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(listener).not.toHaveBeenCalled();
    own.events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('do not lose each other’s edits of different items', async () => {
    const [here, there] = [open(), open()];
    const { id } = await here.create(dagger);
    await Promise.all([here.update(id, { count: 9 }), there.update('skull', { count: 8 })]);

    expect((await open().list()).map(({ count }) => count)).toEqual([9, 8]);
  });
});

describe('notices', () => {
  it('are gone when dismissed, and the subscriber hears of it', async () => {
    browser.stored.set(KEY, 'broken');
    const props = open();
    await props.list();
    const listener = vi.fn<() => void>();
    props.subscribe(listener);
    const before = props.notices();

    for (const notice of before) props.dismiss(notice);

    expect(props.notices()).toEqual([]);
    expect(before).toHaveLength(1);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  });
});
