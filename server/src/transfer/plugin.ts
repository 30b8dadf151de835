import type { FastifyInstance } from 'fastify';
import type { AreaOptions } from '../collections/plugin.ts';
import { collectionRepository } from '../collections/repository.ts';
import { inScope } from '../database/scope.ts';
import type { TransactionQueries } from '../database/tables.ts';
import { checkInput } from '../http/check-input.ts';
import { handleRoutes } from '../http/handle-routes.ts';
import { changeAsMember } from '../organizations/change.ts';
import { nameOf } from '../organizations/repository.ts';
import { addItems, collections, itemsSchema } from './add-items.ts';
import { transferRoutes } from './contract.ts';

async function itemsOf(transaction: TransactionQueries, organizationId: string) {
  const items: Record<string, { readonly id: string }[]> = {};
  for (const { table, contract } of collections) {
    const rows = await collectionRepository(transaction, table, organizationId).all();
    items[contract.name] = rows.map(({ item }) => item);
  }
  return items;
}

/** Export of an organization as one file, and import of it. */
export function transferPlugin(app: FastifyInstance, { gate, services }: AreaOptions): void {
  const { database, now } = services;
  handleRoutes(app, gate, transferRoutes, {
    'GET /organizations/:organizationId/export': async ({ params: { organizationId }, reply }) => {
      const name = await nameOf(database.queries, organizationId);
      const items = await inScope(database.queries, { organizationId }, (transaction) =>
        itemsOf(transaction, organizationId),
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
      const items = checkInput(itemsSchema, body.collections);
      return changeAsMember(database, member, async (transaction, revision) => {
        const context = { transaction, organizationId, accountId, revision, now: now() };
        return { added: await addItems(context, items) };
      });
    },
  });
}
