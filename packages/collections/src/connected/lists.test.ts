import { createFakeBrowser } from '@standby/testing/fake-browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { ListDefinition, Stamp } from '../port';
import { listOfOrganization, listOfShow } from './lists';

interface PropContent {
  readonly name: string;
}

interface Prop extends PropContent {
  readonly id: string;
}

const propList: ListDefinition<Prop, PropContent> = {
  name: 'props',
  noun: { one: 'prop', many: 'props' },
  write: 'shows:write',
  schema: v.object({ id: v.string(), name: v.string() }),
  make: (content, { id }: Stamp) => ({ ...content, id }),
  change: (prop, change) => ({ ...prop, ...change }),
};

const skull: Prop = { id: 'skull', name: 'Skull' };

let meta: HTMLMetaElement | undefined;

/** Makes the page one of connected mode, whose session belongs to an organization. */
function connect(): void {
  meta = document.createElement('meta');
  meta.name = 'standby:api';
  meta.content = '/api/v1';
  document.head.append(meta);
}

afterEach(() => {
  meta?.remove();
  localStorage.clear();
});

const offerProps = (atOpen?: () => void) =>
  listOfShow<Prop, PropContent>(propList, {
    key: (showId) => `props:${showId}`,
    version: 1,
    samples: (showId) => (showId === 'hamlet' ? [skull] : []),
    ...(atOpen && { atOpen }),
  });

describe('a list of each show', () => {
  it('is one object for a show, with the samples of that show', async () => {
    const props = offerProps();
    expect(props.of('hamlet')).toBe(props.of('hamlet'));
    expect(await props.of('hamlet').list()).toEqual([skull]);
    expect(await props.of('macbeth').list()).toEqual([]);
  });

  it('is stored under the key of its show', async () => {
    const browser = createFakeBrowser();
    await offerProps()
      .createInBrowser('macbeth', browser.openWindow(), [])
      .create({ name: 'Dagger' });
    expect([...browser.stored.keys()]).toEqual(['props:macbeth']);
  });

  it('is followed from its first opening in sample mode', () => {
    const handleOpen = vi.fn<() => void>();
    const props = offerProps(handleOpen);
    props.of('hamlet');
    props.of('hamlet');
    expect(handleOpen).toHaveBeenCalledOnce();
  });

  it('comes from the server in connected mode, is not followed, and refuses a page without a session', async () => {
    connect();
    const handleOpen = vi.fn<() => void>();
    const props = offerProps(handleOpen).of('hamlet');
    expect(props.snapshot()).toBeUndefined();
    await expect(props.list()).rejects.toMatchObject({ reason: 'signed-out' });
    expect(handleOpen).not.toHaveBeenCalled();
  });
});

describe('a list that an organization has once', () => {
  it('has the browser’s samples and further rules in sample mode', async () => {
    const { list } = listOfOrganization<Prop, PropContent>(propList, {
      key: 'props',
      version: 1,
      samples: [skull],
      withRules: (stored) => ({
        ...stored,
        create: (content) => stored.create({ name: content.name.toUpperCase() }),
      }),
    });
    await list.create({ name: 'Dagger' });
    expect((await list.list()).map(({ name }) => name)).toEqual(['DAGGER', 'Skull']);
  });

  it('comes from the server in connected mode', async () => {
    connect();
    const { list } = listOfOrganization<Prop, PropContent>(propList, {
      key: 'props',
      version: 1,
      samples: [skull],
    });
    await expect(list.list()).rejects.toMatchObject({ reason: 'signed-out' });
  });
});
