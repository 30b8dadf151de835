import * as v from 'valibot';

/** Maximum number of items per organization. */
export const ITEM_LIMIT = 500;

/** Maximum number of characters of a name. */
export const NAME_MAX = 80;

/** Names of an item in messages. */
export const itemNoun = { one: 'item', many: 'items' };

export const itemSchema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Write a name.'), v.maxLength(NAME_MAX)),
  changedAt: v.string(),
});

/** Fields of an item that a person enters. */
export const itemContentSchema = v.omit(itemSchema, ['id', 'changedAt']);

export type Item = v.InferOutput<typeof itemSchema>;
export type ItemContent = v.InferOutput<typeof itemContentSchema>;

/** @param at ISO instant */
export const newItem = (
  content: ItemContent,
  { id, at }: { readonly id: string; readonly at: string },
): Item => ({ ...content, id, changedAt: at });

/** @param at ISO instant */
export const editItem = (item: Item, change: Partial<ItemContent>, at: string): Item => ({
  ...item,
  ...change,
  changedAt: at,
});
