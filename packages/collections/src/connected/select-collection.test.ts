import { createFakeBrowser } from '@standby/testing/fake-browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { createBrowserCollection } from '../browser';
import type { Collection } from '../port';
import { describeCollectionContract } from '../testing/collection-contract';
import { selectCollection } from './select-collection';

interface Prop {
  readonly id: string;
  readonly name: string;
}

type Props = Collection<Prop>;

function openProps(browser = createFakeBrowser()): Props {
  return createBrowserCollection({
    ...browser.openWindow(),
    key: 'props',
    version: 1,
    schema: v.object({ id: v.string(), name: v.string() }),
    noun: { one: 'prop', many: 'props' },
    samples: [],
    limit: 5,
    make: (content, { id }) => ({ ...content, id }),
    change: (item, change) => ({ ...item, ...change }),
  });
}

let meta: HTMLMetaElement | undefined;

function connect(): void {
  meta = document.createElement('meta');
  meta.name = 'standby:api';
  meta.content = '/api/v1';
  document.head.append(meta);
}

afterEach(() => meta?.remove());

function selectOnServer(load: () => Promise<Props>): Props {
  connect();
  const selected = selectCollection<Prop, Omit<Prop, 'id'>>(openProps, load);
  meta?.remove();
  return selected;
}

describeCollectionContract<Prop, Omit<Prop, 'id'>>('a collection whose code comes later', {
  limit: 5,
  makeItem: (number) => ({ name: `Skull ${number}` }),
  open() {
    const browser = createFakeBrowser();
    const select = (): Props => selectOnServer(async () => openProps(browser));
    return { collection: select(), elsewhere: select() };
  },
});

describe('the selection', () => {
  it('returns the browser’s collection in sample mode, and loads nothing', () => {
    const ofServer = vi.fn<() => Promise<Props>>();
    const props = openProps();
    expect(selectCollection(() => props, ofServer)).toBe(props);
    expect(ofServer).not.toHaveBeenCalled();
  });

  it('loads the server’s collection in connected mode once, at its first use', async () => {
    const load = vi.fn<() => Promise<Props>>(async () => openProps());
    const props = selectOnServer(load);
    expect(props.snapshot()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    props.subscribe(() => undefined);
    await props.list();
    expect(load).toHaveBeenCalledOnce();
    expect(props.snapshot()).toEqual([]);
  });

  it('tries again after the code could not be loaded', async () => {
    const load = vi
      .fn<() => Promise<Props>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(openProps());
    const props = selectOnServer(load);
    await expect(props.list()).rejects.toThrow('Failed to fetch');
    expect(await props.list()).toEqual([]);
  });
});
