import * as v from 'valibot';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { describeCollectionContract } from '../testing/collection-contract';
import { createBrowserCollection } from './browser-collection';
import type { Collection, Removed } from '../port/collection';
import { limitReached, notFound } from '../port/errors';
import { createChangeListeners } from './change-listeners';

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

describeCollectionContract<Prop, PropContent>('the browser implementation', {
  limit: 5,
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
        limit: 5,
        make: (content, { id }) => ({ ...content, id }),
        change: (item, change) => ({ ...item, ...change }),
      });
    return { collection: open(), elsewhere: open() };
  },
});

/** An implementation that is unlike a browser: a server with its own ids and order, behind a network. */
function createFakeServer(limit: number) {
  const rows: { prop: Prop; sequence: number }[] = [];
  const { notify, subscribe } = createChangeListeners('none', new EventTarget(), () => undefined);
  let sequence = 0;

  const travel = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  async function call<R>(answer: () => R, isChange = true): Promise<R> {
    await travel();
    const result = structuredClone(answer());
    await travel();
    if (isChange) notify();
    return result;
  }

  function row(id: string) {
    const found = rows.find(({ prop }) => prop.id === id);
    if (!found) throw notFound(noun);
    return found;
  }

  return (): Collection<Prop, PropContent> => ({
    list: () =>
      call(() => rows.toSorted((a, b) => b.sequence - a.sequence).map(({ prop }) => prop), false),
    snapshot: () => undefined,
    get: (id) => call(() => row(id).prop, false),
    create: (content) =>
      call(() => {
        if (rows.length >= limit) throw limitReached(noun, limit);
        sequence += 1;
        const prop = { ...content, id: String(1000 + sequence) };
        rows.push({ prop, sequence });
        return prop;
      }),
    update: (id, change) =>
      call(() => {
        const found = row(id);
        found.prop = { ...found.prop, ...change };
        return found.prop;
      }),
    remove: (id) =>
      call((): Removed<Prop> => {
        const found = row(id);
        rows.splice(rows.indexOf(found), 1);
        return { item: found.prop, place: found.sequence };
      }),
    restore: ({ item, place }) =>
      call(() => {
        if (rows.some(({ prop }) => prop.id === item.id)) return item;
        if (rows.length >= limit) throw limitReached(noun, limit);
        rows.push({ prop: item, sequence: place });
        return item;
      }),
    subscribe,
    isReadOnly: () => false,
    notices: () => [],
    dismiss: () => undefined,
  });
}

describeCollectionContract<Prop, PropContent>('an implementation behind a network', {
  limit: 6,
  makeItem: makeProp,
  open() {
    const connect = createFakeServer(6);
    return { collection: connect(), elsewhere: connect() };
  },
});
