import {
  collectionPlugin,
  createCollectionTable,
  type CollectionDefinition,
  type Feature,
} from '@standby/server-kit';
import { editItem, ITEM_LIMIT, newItem, type Item, type ItemContent } from '../src/domain/item';
import { itemCollection, itemRoutes } from './contract';

const items: CollectionDefinition<'__name__', Item, ItemContent> = {
  contract: itemCollection,
  table: '__name___item',
  limit: ITEM_LIMIT,
  make: newItem,
  change: editItem,
};

/** This area's part of the server. The first two digits of a migration's name are this feature's alone. */
export const feature: Feature = {
  name: '__name__',
  routes: [itemRoutes],
  migrations: { '4001-__name__': { up: (db) => createCollectionTable(db, items.table) } },
  collections: [items],
  samples: {},
  serve: (app, options) => collectionPlugin(app, options, itemRoutes, items),
};
