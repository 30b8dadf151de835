import { collectionRoutes } from '@standby/server-kit';
import { itemContentSchema, itemList, type Item, type ItemContent } from '../src/domain/item';

export const itemCollection = {
  ...itemList,
  read: 'shows:read',
  content: itemContentSchema,
} as const;

export const itemRoutes = collectionRoutes<'__name__', Item, ItemContent>(itemCollection);
