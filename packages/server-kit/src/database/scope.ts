import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Queries, TransactionQueries } from './tables.ts';

/** The account, organization or bearer that a transaction runs for; row-level security reads it. */
export interface Scope {
  readonly accountId?: string;
  readonly organizationId?: string;
  /** Hash of an invitation's token: the bearer of the token may read that invitation. */
  readonly invitation?: string;
  /** Hash of a live link's token, for its bearer. */
  readonly link?: string;
  /** Hash of a device's token, for the device. */
  readonly device?: string;
  /** Hash of a pairing code, for its bearer. */
  readonly pairing?: string;
}

/** Changes the scope of a transaction from here on, for example to the organization that it has just created. */
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
 * Runs work in a transaction that sees only the rows of its scope. The work must use the given queries, because other
 * queries would run outside of the transaction.
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
 * @returns undefined if the organization does not exist
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
 * Runs work that changes an organization, under the organization's next revision, and notifies the other
 * windows after the commit. The organization's row is locked first, so its writers run one after the other, and
 * limits that the work checks hold.
 *
 * @returns undefined if the organization does not exist
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
