import { listOfOrganization } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { itemList, type Item, type ItemContent } from '../domain/item';

export type Items = Collection<Item, ItemContent>;

/** The collection of items: this browser's in sample mode, the server's in connected mode. */
export const { list: items } = listOfOrganization<Item, ItemContent>(itemList, {
  key: 'standby:__name__',
  version: 1,
  samples: [],
});
