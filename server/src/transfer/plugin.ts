import type { FastifyInstance } from 'fastify';
import type { AnyCollection } from '@standby/server-kit/collections/collection';
import type { FeatureOptions } from '@standby/server-kit/collections/plugin';
import { collectionRepository } from '@standby/server-kit/collections/repository';
import { inScope } from '@standby/server-kit/database/scope';
import type { TransactionQueries } from '@standby/server-kit/database/tables';
import { checkInput } from '@standby/server-kit/http/check-input';
import { handleRoutes } from '@standby/server-kit/http/handle-routes';
import { changeAsMember } from '@standby/server-kit/membership/change-as-member';
import { nameOf } from '../repositories/organizations.ts';
import { addItems, itemsSchema } from './add-items.ts';
import { transferRoutes } from '@standby/api-client/transfer';

async function itemsOf(
  collections: readonly AnyCollection[],
  transaction: TransactionQueries,
  organizationId: string,
) {
  const items: Record<string, { readonly id: string }[]> = {};
  for (const { table, contract } of collections) {
    const rows = await collectionRepository(transaction, table, organizationId).all();
    items[contract.name] = rows.map(({ item }) => item);
  }
  return items;
}

/** Serves the export of an organization as one file, and the import of such a file. */
export function transferPlugin(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
  collections: readonly AnyCollection[],
): void {
  const { database, now } = services;
  const schema = itemsSchema(collections);
  handleRoutes(app, authGuard, transferRoutes, {
    'GET /organizations/:organizationId/export': async ({ params: { organizationId }, reply }) => {
      const name = await nameOf(database.queries, organizationId);
      const items = await inScope(database.queries, { organizationId }, (transaction) =>
        itemsOf(collections, transaction, organizationId),
      );
      const exportedAt = now().toISOString();
      const file = `standby-${exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return {
        format: 'standby-organization',
        version: 1,
        exportedAt,
        name,
        collections: items,
      } as const;
    },

    'POST /organizations/:organizationId/import': ({ account, params, body }) => {
      const { accountId } = account;
      const { organizationId } = params;
      const member = { accountId, organizationId, permission: 'organization:import' } as const;
      const items = checkInput(schema, body.collections);
      return changeAsMember(database, member, async (transaction, revision) => {
        const context = { transaction, organizationId, accountId, revision, now: now() };
        return { added: await addItems(collections, context, items) };
      });
    },
  });
}
