import { createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  editItem,
  ITEM_LIMIT,
  itemNoun,
  itemSchema,
  newItem,
  type Item,
  type ItemContent,
} from '../domain/item';

export type Items = Collection<Item, ItemContent>;

const createBrowserItems = (): Items =>
  createBrowserCollection({
    key: 'standby:__name__',
    version: 1,
    schema: itemSchema,
    noun: itemNoun,
    samples: [],
    limit: ITEM_LIMIT,
    make: newItem,
    change: editItem,
  });

/** The collection of items: this browser's in sample mode, the server's in connected mode. */
export const items = selectCollection<Item, ItemContent>(createBrowserItems, () =>
  import('./server-items').then((server) => server.createServerItems()),
);
