import type { ListDefinition, Stamp } from '@standby/collections/port';
import * as v from 'valibot';

/** Maximum number of characters of a name. */
export const NAME_MAX = 80;

export const itemSchema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Write a name.'), v.maxLength(NAME_MAX)),
  changedAt: v.string(),
});

/** Fields of an item that a person enters. */
export const itemContentSchema = v.omit(itemSchema, ['id', 'changedAt']);

export type Item = v.InferOutput<typeof itemSchema>;
export type ItemContent = v.InferOutput<typeof itemContentSchema>;

/** Everything that browser, pages and server share about this list. */
export const itemList = {
  name: '__name__',
  noun: { one: 'item', many: 'items' },
  write: 'shows:write',
  schema: itemSchema,
  limit: 500,
  make: (content: ItemContent, { id, at }: Stamp): Item => ({ ...content, id, changedAt: at }),
  change: (item: Item, change: Partial<ItemContent>, at: string): Item => ({
    ...item,
    ...change,
    changedAt: at,
  }),
} as const satisfies ListDefinition<Item, ItemContent>;
