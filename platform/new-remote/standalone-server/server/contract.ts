import { collectionRoutes } from '@standby/server-kit';
import {
  itemContentSchema,
  itemNoun,
  itemSchema,
  type Item,
  type ItemContent,
} from '../src/domain/item';

export const itemCollection = {
  name: '__name__',
  noun: itemNoun,
  read: 'shows:read',
  write: 'shows:write',
  schema: itemSchema,
  content: itemContentSchema,
} as const;

export const itemRoutes = collectionRoutes<'__name__', Item, ItemContent>(itemCollection);
