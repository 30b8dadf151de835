import type { AnyCollection } from '@standby/server-kit/collections/collection';
import { collectionChanges, type WriteContext } from '@standby/server-kit';
import * as v from 'valibot';

/** Items by the name of their collection, the newest first. */
export const itemsSchema = (collections: readonly AnyCollection[]) =>
  v.strictObject({
    ...Object.fromEntries(
      collections.map(({ contract: { name, schema } }) => [name, v.optional(v.array(schema), [])]),
    ),
    // In earlier exports; the team is the organization's members now.
    team: v.optional(v.array(v.looseObject({ id: v.string() })), []),
  });

/** How many items were added, by the name of their collection. */
export type Added = Readonly<Record<string, number>>;

/**
 * Adds items to an organization's collections. Items that are there already stay as they are.
 *
 * @throws {ApiError} where one of them breaks a rule or the plan has no room for all; then none is added
 */
export async function addItems(
  collections: readonly AnyCollection[],
  context: WriteContext,
  items: Readonly<Record<string, readonly { readonly id: string }[]>>,
): Promise<Added> {
  const added: Record<string, number> = {};
  for (const collection of collections) {
    const { name } = collection.contract;
    added[name] = await collectionChanges(collection, context).add(items[name] ?? []);
  }
  return added;
}
