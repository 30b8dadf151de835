import { createServerCollection, openConnection } from '@standby/collections/server';
import { itemNoun, type Item, type ItemContent } from '../domain/item';
import type { Items } from './items';

/** Creates the collection of the organization's items. */
export const createServerItems = (): Items =>
  createServerCollection<Item, ItemContent>({
    name: '__name__',
    noun: itemNoun,
    write: 'shows:write',
    connection: openConnection(),
  });
