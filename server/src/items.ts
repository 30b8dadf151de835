import { collectionRepository, type Services, type TransactionQueries } from '@standby/server-kit';
import { collections } from './features.ts';

interface Items {
  readonly organizationId: string;
  readonly collection: string;
}

function repositoryOf(transaction: TransactionQueries, { organizationId, collection }: Items) {
  const definition = collections.find(({ contract }) => contract.name === collection);
  if (!definition) throw new Error(`No feature has a collection ${collection}`);
  return collectionRepository<{ readonly id: string }>(
    transaction,
    definition.table,
    organizationId,
  );
}

/** Finds an item by its collection's name, except removed items. */
export const findItem: Services['findItem'] = async (transaction, { id, ...items }) => {
  const row = await repositoryOf(transaction, items).find(id);
  return row && !row.isRemoved ? row.item : undefined;
};

/** Lists a collection by its name, without removed items. */
export const listItems: Services['listItems'] = async (transaction, items) =>
  (await repositoryOf(transaction, items).all()).map(({ item }) => item);
