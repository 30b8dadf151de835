import { collectionRepository, type Services } from '@standby/server-kit';
import { collections } from './features.ts';

/** Finds an item by its collection's name, except removed items. */
export const findItem: Services['findItem'] = async (
  transaction,
  { organizationId, collection, id },
) => {
  const definition = collections.find(({ contract }) => contract.name === collection);
  if (!definition) throw new Error(`No feature has a collection ${collection}`);
  const rows = collectionRepository<{ readonly id: string }>(
    transaction,
    definition.table,
    organizationId,
  );
  const row = await rows.find(id);
  return row && !row.isRemoved ? row.item : undefined;
};
