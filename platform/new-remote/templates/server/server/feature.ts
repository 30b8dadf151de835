import {
  collectionPlugin,
  createCollectionTable,
  type CollectionDefinition,
  type Feature,
} from '@standby/server-kit';
import { itemList, type Item, type ItemContent } from '../src/domain/item';
import { itemCollection, itemRoutes } from './contract';

const items: CollectionDefinition<'__name__', Item, ItemContent> = {
  ...itemList,
  contract: itemCollection,
  table: '__name___item',
};

/** This area's part of the server. The next migration would be `__name__-0002`. */
export const feature: Feature = {
  name: '__name__',
  routes: [itemRoutes],
  migrations: { '__name__-0001': { up: (db) => createCollectionTable(db, items.table) } },
  collections: [items],
  samples: {},
  serve: (app, options) => collectionPlugin(app, options, itemRoutes, items),
};
