import * as v from 'valibot';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { describeCollectionContract } from '../testing/collection-contract';
import { createBrowserCollection } from './browser-collection';
import type { Collection } from '../port/collection';

interface PropContent {
  readonly name: string;
  readonly isFragile: boolean;
}

interface Prop extends PropContent {
  readonly id: string;
}

const noun = { one: 'prop', many: 'props' };
const schema = v.object({ id: v.string(), name: v.string(), isFragile: v.boolean() });

const makeProp = (number: number): PropContent => ({
  name: `Skull ${number}`,
  isFragile: number % 2 === 1,
});

for (const limit of [5, 'none'] as const) {
  describeCollectionContract<Prop, PropContent>(`the browser implementation (limit: ${limit})`, {
    limit,
    makeItem: makeProp,
    open() {
      const browser = createFakeBrowser();
      const open = (): Collection<Prop, PropContent> =>
        createBrowserCollection({
          ...browser.openWindow(),
          key: 'props',
          version: 1,
          schema,
          noun,
          samples: [],
          ...(limit !== 'none' && { limit }),
          make: (content, { id }) => ({ ...content, id }),
          change: (item, change) => ({ ...item, ...change }),
        });
      return { collection: open(), elsewhere: open() };
    },
  });
}
