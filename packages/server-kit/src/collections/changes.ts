import * as v from 'valibot';
import { issueText } from '@standby/forms/validation';
import { conflictingFields, conflictMessage, limitMessage } from '@standby/collections/port';
import { ApiError, notFound, type FieldErrors } from '../http/api-error.ts';
import type { CollectionDefinition } from './collection.ts';
import {
  idSchema,
  type Change,
  type EditConflictDetails,
  type Stored,
} from '@standby/api-client/collections';
import { sealHash, sealRepository } from './seals.ts';
import type { WriteContext } from './write-context.ts';
import { collectionRepository, type Row } from './repository.ts';

/** Maximum characters of an item as JSON, far more than people type. */
const ITEM_MAX = 32 * 1024;

async function nameOf({ transaction }: WriteContext, accountId: string | null) {
  if (accountId === null) return null;
  const user = await transaction
    // The server declares the other columns of this table.
    .withTables<{ readonly user: { readonly id: string; readonly name: string } }>()
    .selectFrom('user')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return user?.name ?? null;
}

const sealedBefore = (one: string): ApiError =>
  new ApiError(
    409,
    'sealed',
    `A ${one} with this id was already sent with different content. Sent content can no longer be changed.`,
  );

const sealBroken = (one: string): ApiError =>
  new ApiError(
    409,
    'seal-broken',
    `This ${one} no longer matches what was sent, because it was changed in the database. Tell the person who runs Standby.`,
  );

/** Returns the changes of one organization's collection, which follow the collection's rules. */
export function collectionChanges<
  Name extends string,
  T extends { readonly id: string },
  New extends object,
>(definition: CollectionDefinition<Name, T, New>, context: WriteContext) {
  const { contract, table, limit } = definition;
  const { transaction, organizationId, accountId, revision, now } = context;
  const { noun } = contract;
  const { seal } = definition;
  const rows = collectionRepository<T>(transaction, table, organizationId);
  const seals =
    seal && sealRepository(transaction, seal.table, { organizationId, collection: contract.name });

  const notSaved = (reason: string, fields?: FieldErrors): ApiError =>
    new ApiError(400, 'invalid', `This ${noun.one} could not be saved: ${reason}`, {
      ...(fields && { fields }),
    });

  /** Validates an item before it is stored, because the list omits items that the schema refuses. */
  function checked(item: T): T {
    const fields = definition.problemsOf?.(item) ?? {};
    const [reason] = Object.values(fields);
    if (reason !== undefined) throw notSaved(reason, fields);
    const [issue] = v.safeParse(contract.schema, item, { abortEarly: true }).issues ?? [];
    if (issue) {
      const words = issueText(issue.message);
      throw notSaved(words, { [v.getDotPath(issue) ?? '']: words });
    }
    if (JSON.stringify(item).length <= ITEM_MAX) return item;
    throw new ApiError(413, 'too-large', `This ${noun.one} is too long. Make its texts shorter.`);
  }

  const writeOf = (item: T) => ({
    item: checked(item),
    revision,
    accountId,
    columns: definition.columnsOf?.(item) ?? {},
  });

  async function checkReferences(items: readonly T[]): Promise<void> {
    const problem = await definition.referenceProblem?.(items, context);
    if (problem !== undefined) throw notSaved(problem);
  }

  /** Seals those items that were sent. */
  async function sealSent(items: readonly T[]): Promise<void> {
    for (const item of items) {
      const content = seal?.contentOf(item);
      if (content) await seals?.write(item.id, content, now);
    }
  }

  async function findSeals(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return (await seals?.find(ids)) ?? new Map();
  }

  async function present(id: string): Promise<Row<T>> {
    const row = await rows.find(id);
    if (!row || row.isRemoved) throw notFound();
    return row;
  }

  async function refuseConflict(row: Row<T>, fields: readonly string[]): Promise<never> {
    const details: EditConflictDetails<T> = {
      item: row.item,
      fields,
      by: await nameOf(context, row.changedBy),
    };
    throw new ApiError(409, 'edit-conflict', conflictMessage(noun, 'Someone else'), { details });
  }

  return {
    rows,

    /** @throws {ApiError} if the plan has no room for `adding` more items */
    async checkLimit(adding: number): Promise<void> {
      if (limit === undefined || (await rows.count()) + adding <= limit) return;
      throw new ApiError(409, 'limit-reached', limitMessage(noun, limit));
    },

    async create(id: string, content: New): Promise<Stored<T>> {
      // A repeated request: the answer to the first one was lost.
      if (await rows.find(id)) return present(id);
      if ((await findSeals([id])).has(id)) throw sealedBefore(noun.one);
      await this.checkLimit(1);
      const item = definition.make(content, { id, at: now.toISOString() });
      const [stored] = await rows.insert([writeOf(item)]);
      if (!stored) throw new Error('nothing was inserted');
      await checkReferences([item]);
      await sealSent([item]);
      await definition.afterCreate?.(item, context);
      return stored;
    },

    async createAll(
      entries: readonly { readonly id: string; readonly content: New }[],
    ): Promise<void> {
      for (const { id, content } of entries) await this.create(id, content);
    },

    async removeAll(ids: readonly string[]): Promise<void> {
      for (const id of ids) await this.remove(id);
    },

    /**
     * Adds items unchanged, such as exported ones, in their order and above the existing items. Existing items
     * stay as they are, so a second call adds nothing. An item that was sent from here is added only with its sent content.
     */
    async add(given: readonly T[]): Promise<number> {
      const ids = given.map(({ id }) => id);
      if (new Set(ids).size < ids.length) {
        throw new ApiError(400, 'invalid', `The same ${noun.one} is in this file twice.`);
      }
      if (!ids.every((id) => v.is(idSchema, id))) {
        throw new ApiError(400, 'invalid', `This file has a ${noun.one} with an invalid id.`);
      }
      const known = await rows.known(ids);
      const sealed = await findSeals(ids);
      const items = given.map((item) => {
        const hash = sealed.get(item.id);
        if (hash === undefined) return definition.adopt?.(item) ?? item;
        const content = seal?.contentOf(item);
        const isSame = content !== undefined && sealHash(content) === hash;
        if (!isSame && !known.has(item.id)) throw sealedBefore(noun.one);
        return item;
      });
      const missing = items.filter(({ id }) => known.get(id) !== false);
      await this.checkLimit(missing.length);
      for (const item of missing.filter(({ id }) => known.get(id))) {
        if (!sealed.has(item.id)) await rows.update(writeOf(item));
        await rows.setRemoved(item.id, null, revision);
      }
      const added = missing.filter(({ id }) => !known.has(id));
      await rows.insert(added.toReversed().map(writeOf));
      if (missing.length > 0) await checkReferences(missing);
      return missing.length;
    },

    /** Stores an item that the feature itself has changed, and seals it if it was sent. */
    async store(item: T): Promise<Stored<T>> {
      const row = await present(item.id);
      const hash = (await findSeals([item.id])).get(item.id);
      if (hash !== undefined && sealHash(seal?.contentOf(row.item) ?? {}) !== hash) {
        throw sealBroken(noun.one);
      }
      const stored = await rows.update(writeOf(item));
      await sealSent([item]);
      return stored;
    },

    async update(id: string, wanted: Change<New>): Promise<Stored<T>> {
      const row = await present(id);
      const fields = conflictingFields<object>(row.item, wanted.change, wanted.seen);
      if (fields.length > 0) return refuseConflict(row, fields);
      const item = definition.change(row.item, wanted.change, now.toISOString());
      const stored = await rows.update(writeOf(item));
      await checkReferences([item]);
      await definition.afterUpdate?.(row.item, item, context);
      return stored;
    },

    async remove(id: string): Promise<Stored<T>> {
      const row = await present(id);
      await rows.setRemoved(id, now, revision);
      await definition.afterRemove?.(row.item, context);
      return { ...row, revision };
    },

    /** Restores a removed item. If the plan has no room, the item can still be restored later. */
    async restore(id: string): Promise<Stored<T>> {
      const row = await rows.find(id);
      if (!row) throw notFound();
      if (!row.isRemoved) return row;
      await this.checkLimit(1);
      await rows.setRemoved(id, null, revision);
      return { ...row, revision };
    },
  };
}
