import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  KEY,
  dagger,
  entry,
  envelope,
  ids,
  kinds,
  propListsForEach,
  sample,
} from '../testing/prop-lists';

// The unit 'binary' would first build a map of the million code points.
const codePoint = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));

const lists = propListsForEach();
const { open, openNewBrowser, quarantined } = lists;

describe('samples', () => {
  it('are the list until it is changed, and reading stores nothing', async () => {
    expect(await open().list()).toEqual([sample]);
    expect(lists.browser.stored.size).toBe(0);
  });

  it('stay removed once a person removed them', async () => {
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
    expect(lists.browser.stored.size).toBe(0);

    const other = await open().create({ name: 'Crown', count: 1 });
    finish();
    const created = await creation;

    expect(await ids(open())).toEqual([created.id, other.id, 'skull']);
  });

  it('takes another id where the random one is in use', async () => {
    const newId = vi.fn<() => string>().mockReturnValueOnce('skull').mockReturnValue('dagger');

    expect(await open({ newId }).create(dagger)).toMatchObject({ id: 'dagger' });
  });

  it('refuses content that it could not read again, and changes nothing', async () => {
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

describe('stored content', () => {
  it('comes back as it was, for any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ name: fc.string({ minLength: 1, unit: codePoint }), count: fc.integer() }),
        ),
        async (contents) => {
          openNewBrowser();
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
    lists.browser.stored.set(
      `${KEY}.set-aside.earlier`,
      envelope([entry(9, { ...dagger, id: 'back' })]),
    );
    const before = new Map(lists.browser.stored);
    const props = open();

    expect(props.snapshot()).toEqual([created, sample]);
    expect(lists.browser.stored).toEqual(before);
    expect(await ids(props)).toEqual(['back', created.id, 'skull']);
    expect(props.snapshot()).toBe(await props.list());
  });

  it('is migrated from an older version item by item, and rewritten with the next change', async () => {
    const old = envelope([entry(2, { id: 'a', title: 'Goblet' }), entry(1, { id: 'b', title: 7 })]);
    lists.browser.stored.set(KEY, old);
    const migrate = (item: unknown): unknown => {
      const { id, title } = item as { id: string; title: string };
      return { id, name: title.trim(), count: 1 };
    };

    const props = open({ version: 2, migrate });

    expect(await props.list()).toEqual([{ id: 'a', name: 'Goblet', count: 1 }]);
    expect(kinds(props)).toEqual(['quarantined']);
    await props.create(dagger);
    expect(JSON.parse(lists.browser.stored.get(KEY) ?? '')).toMatchObject({ version: 2 });
  });
});

describe('two windows', () => {
  it('see unreadable content of the other in quarantine, and show a notice', async () => {
    const props = open();
    await props.create(dagger);
    props.subscribe(() => undefined);
    const before = props.snapshot();

    lists.browser.openWindow().storage().setItem(KEY, 'broken');

    expect(props.snapshot()).toEqual(before);
    expect(quarantined()).toBe('broken');
    expect(kinds(props)).toEqual(['quarantined']);
  });

  it('are notified of each other’s changes, and of a cleared storage', async () => {
    const [here, there] = [open(), open()];
    const listener = vi.fn<() => void>();
    const leave = there.subscribe(listener);

    await here.create(dagger);
    expect(listener).toHaveBeenCalledTimes(1);
    lists.browser.openWindow().storage().setItem('another key', 'changes');
    expect(listener).toHaveBeenCalledTimes(1);

    leave();
    await here.create(dagger);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('agree after one of them was in the back/forward cache', async () => {
    const own = lists.browser.openWindow();
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
  it('are gone when dismissed, and subscribers are notified', async () => {
    lists.browser.stored.set(KEY, 'broken');
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
