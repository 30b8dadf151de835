import type { AnyCollection } from '@standby/server-kit/collections/collection';
import { collectionChanges, type WriteContext } from '@standby/server-kit';
import * as v from 'valibot';

/** Returns the schema of items by the name of their collection, newest first. */
export const itemsSchema = (collections: readonly AnyCollection[]) =>
  v.strictObject({
    ...Object.fromEntries(
      collections.map(({ contract: { name, schema } }) => [name, v.optional(v.array(schema), [])]),
    ),
    // Old exports have a team, which the organization's members have replaced.
    team: v.optional(v.array(v.looseObject({ id: v.string() })), []),
  });

/** Number of added items by the name of their collection. */
export type Added = Readonly<Record<string, number>>;

/**
 * Adds items to an organization's collections. Existing items stay as they are.
 *
 * @throws {ApiError} if an item breaks a rule, or the plan has no room for all items; then none is added
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
