import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Queries, TransactionQueries } from './tables.ts';

/** For whom a transaction runs; row-level security reads it. */
export interface Scope {
  readonly accountId?: string;
  readonly organizationId?: string;
  /** Hash of an invitation's token: the bearer of the token may read that invitation. */
  readonly invitation?: string;
  /** Hash of a live link's token, likewise. */
  readonly link?: string;
  /** Hash of a device's token, likewise. */
  readonly device?: string;
  /** Hash of a pairing code, likewise. */
  readonly pairing?: string;
}

/** Lets a transaction see the rows of another scope from here on, such as those of an organization that it makes. */
export async function setScope(transaction: TransactionQueries, scope: Scope): Promise<void> {
  const { accountId = '', organizationId = '', invitation = '' } = scope;
  const { link = '', device = '', pairing = '' } = scope;
  await sql`select
    set_config('standby.account', ${accountId}, true),
    set_config('standby.organization', ${organizationId}, true),
    set_config('standby.invitation', ${invitation}, true),
    set_config('standby.link', ${link}, true),
    set_config('standby.device', ${device}, true),
    set_config('standby.pairing', ${pairing}, true)`.execute(transaction);
}

/**
 * Runs work in a transaction that sees the rows of its scope alone. The work uses the given queries and no others: those would
 * run beside the transaction.
 */
export function inScope<Result>(
  queries: Queries,
  scope: Scope,
  work: (transaction: TransactionQueries) => Promise<Result>,
): Promise<Result> {
  return queries.transaction().execute(async (transaction) => {
    await setScope(transaction, scope);
    return work(transaction);
  });
}

/**
 * Locks an organization until the transaction's end, and raises its revision.
 *
 * @returns undefined where there is no such organization
 */
export async function nextRevision(
  transaction: TransactionQueries,
  organizationId: string,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('organization')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', organizationId)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

/**
 * Runs work that changes something of an organization, under its next revision, and tells the other
 * windows after the commit. The organization's row is locked first: writers of one organization run one after
 * the other, so limits that the work checks hold.
 *
 * @returns undefined where there is no such organization
 */
export async function changeOrganization<Result>(
  { queries, changes }: Pick<Database, 'queries' | 'changes'>,
  scope: Scope & { readonly organizationId: string },
  work: (transaction: TransactionQueries, revision: number) => Promise<Result>,
): Promise<Result | undefined> {
  const result = await inScope(queries, scope, async (transaction) => {
    const revision = await nextRevision(transaction, scope.organizationId);
    return revision === undefined ? undefined : { value: await work(transaction, revision) };
  });
  if (result) changes.announce(scope.organizationId);
  return result?.value;
}
