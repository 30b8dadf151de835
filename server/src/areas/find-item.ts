import { collectionRepository } from '../collections/repository.ts';
import type { Services } from '../services.ts';
import { areas } from './areas.ts';

/** Finds an item by its collection's name. What was removed is not there. */
export const findItem: Services['findItem'] = async (
  transaction,
  { organizationId, collection, id },
) => {
  const definition = areas
    .flatMap(({ collections }) => collections)
    .find(({ contract }) => contract.name === collection);
  if (!definition) throw new Error(`No area has a collection ${collection}`);
  const rows = collectionRepository<{ readonly id: string }>(
    transaction,
    definition.table,
    organizationId,
  );
  const row = await rows.find(id);
  return row && !row.isRemoved ? row.item : undefined;
};
