import type { FastifyInstance } from 'fastify';
import { inScope } from '../database/scope.ts';
import { handleRoutes, type AuthGuard, type Handlers } from '../http/handle-routes.ts';
import { changeAsMember } from '../membership/change-as-member.ts';
import type { Services } from '../services.ts';
import { collectionChanges } from './changes.ts';
import type { CollectionDefinition } from './collection.ts';
import {
  collectionKeys,
  type CollectionRoutes,
  type ManyRoutes,
} from '@standby/api-client/collections';
import { collectionRepository } from './repository.ts';

export interface FeatureOptions {
  readonly authGuard: AuthGuard;
  readonly services: Services;
}

interface Who {
  readonly account: { readonly accountId: string };
  readonly params: { readonly organizationId: string };
}

/** Returns a function that changes a collection for a member who may, in one transaction. */
export function memberChanges<
  const Name extends string,
  T extends { readonly id: string },
  New extends object,
>({ database, now }: Services, definition: CollectionDefinition<Name, T, New>) {
  return <Result>(
    { account: { accountId }, params: { organizationId } }: Who,
    work: (changes: ReturnType<typeof collectionChanges<Name, T, New>>) => Promise<Result>,
  ): Promise<Result> => {
    const member = { accountId, organizationId, permission: definition.contract.write };
    return changeAsMember(database, member, (transaction, revision) => {
      const context = { transaction, organizationId, accountId, revision, now: now() };
      return work(collectionChanges(definition, context));
    });
  };
}

/** Serves a collection's routes. */
export function collectionPlugin<
  const Name extends string,
  T extends { readonly id: string },
  New extends object,
>(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
  routes: CollectionRoutes<Name, T, New>,
  definition: CollectionDefinition<Name, T, New>,
): void {
  const { database } = services;
  const { contract, table } = definition;
  const change = memberChanges(services, definition);

  type Model = CollectionRoutes<'items', T, New>;
  // The handlers are the same for every name; the type checker checks them for one name.
  const keys = collectionKeys(contract.name as unknown as 'items');
  const handlers = {
    [keys.changes]: ({
      account: { accountId },
      params: { organizationId },
      query: { since, part, ...rest },
      role,
    }) => {
      const column = contract.partField;
      const where = column && part ? { column, value: part } : undefined;
      return inScope(database.queries, { organizationId }, async (transaction) => {
        const rows = collectionRepository<T>(transaction, table, organizationId);
        const changes = await rows.changesSince(since, { ...rest, where });
        const reader = { transaction, organizationId, accountId, role };
        const view = await definition.visibleTo?.(reader);
        if (!view) return changes;
        const changed = changes.changed.map((stored) => {
          return { ...stored, item: view.of(stored.item) };
        });
        return { ...changes, changed };
      });
    },
    [keys.create]: (context) =>
      change(context, (changes) => changes.create(context.body.id, context.body.content)),
    [keys.update]: (context) =>
      change(context, (changes) => changes.update(context.params.itemId, context.body)),
    [keys.remove]: (context) => change(context, (changes) => changes.remove(context.params.itemId)),
    [keys.restore]: (context) =>
      change(context, (changes) => changes.restore(context.params.itemId)),
  } as Handlers<Model>;
  handleRoutes(app, authGuard, routes as unknown as Model, handlers);
}

/** Serves the routes that change many items of a collection in one transaction. */
export function manyPlugin<
  const Name extends string,
  T extends { readonly id: string },
  New extends object,
>(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
  routes: ManyRoutes<Name, New>,
  definition: CollectionDefinition<Name, T, New>,
): void {
  const change = memberChanges(services, definition);
  type Model = ManyRoutes<'items', New>;
  // The handlers are the same for every name; the type checker checks them for one name.
  const keys = collectionKeys(definition.contract.name as unknown as 'items');
  const handlers = {
    [keys.createAll]: (context) =>
      change(context, async (changes) => {
        const { entries } = context.body;
        await changes.createAll(entries);
        return { added: entries.length };
      }),
    [keys.removeAll]: (context) =>
      change(context, async (changes) => {
        const { ids } = context.body;
        await changes.removeAll(ids);
        return { removed: ids.length };
      }),
  } as Handlers<Model>;
  handleRoutes(app, authGuard, routes as unknown as Model, handlers);
}
