import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '@standby/testing/fake-browser';
import { describeCollectionContract, describeManyAtOnce } from '../testing/collection-contract';
import { createBrowserCollection } from './browser-collection';
import type { CollectionOfMany } from '../port/collection';

interface PropContent {
  readonly name: string;
  readonly isFragile: boolean;
}

interface Prop extends PropContent {
  readonly id: string;
}

const noun = { one: 'prop', many: 'props' };
const schema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  isFragile: v.boolean(),
});

const makeProp = (number: number): PropContent => ({
  name: `Skull ${number}`,
  isFragile: number % 2 === 1,
});

const openProps = (browser: FakeBrowser, limit?: number): CollectionOfMany<Prop, PropContent> =>
  createBrowserCollection({
    ...browser.openWindow(),
    key: 'props',
    version: 1,
    schema,
    noun,
    samples: [],
    ...(limit !== undefined && { limit }),
    make: (content, { id }) => ({ ...content, id }),
    change: (item, change) => ({ ...item, ...change }),
  });

for (const limit of [5, 'none'] as const) {
  describeCollectionContract<Prop, PropContent>(`the browser implementation (limit: ${limit})`, {
    limit,
    makeItem: makeProp,
    open() {
      const browser = createFakeBrowser();
      const open = () => openProps(browser, limit === 'none' ? undefined : limit);
      return { collection: open(), elsewhere: open() };
    },
  });
}

describeManyAtOnce<Prop, PropContent>('the browser implementation', {
  makeItem: makeProp,
  invalid: { name: '', isFragile: false },
  open: () => ({ collection: openProps(createFakeBrowser()) }),
});

it('creates none of many items that are more than the limit allows', async () => {
  const props = openProps(createFakeBrowser(), 2);

  await expect(props.createAll([1, 2, 3].map(makeProp))).rejects.toMatchObject({
    reason: 'limit-reached',
  });
  expect(await props.list()).toEqual([]);
});

it('creates none of many items that the storage has no room for', async () => {
  const browser = createFakeBrowser();
  const props = openProps(browser);
  browser.capacity = 300;

  await expect(
    props.createAll(Array.from({ length: 20 }, (_, place) => makeProp(place))),
  ).rejects.toMatchObject({ reason: 'storage-full' });
  expect(await props.list()).toEqual([]);
});
