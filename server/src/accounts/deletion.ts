import type { Queries, TransactionQueries } from '@standby/server-kit/database/tables';
import type { Database } from '@standby/server-kit/database/database';
import { inScope, nextRevision, setScope } from '@standby/server-kit/database/scope';
import { ApiError } from '@standby/server-kit/http/api-error';
import { membersOf, membershipsOf, removeMember, setRole } from '../repositories/organizations.ts';
import type { AccountServices } from './services.ts';
import { markDeleted } from '../repositories/accounts.ts';

/** Milliseconds for which a person can take back a deletion. */
const DELETION_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether an account is the only owner of an organization with other members. */
async function isNeeded(queries: Queries, organizationId: string, accountId: string) {
  const others = (await membersOf(queries, organizationId)).filter(
    (member) => member.accountId !== accountId,
  );
  return others.length > 0 && others.every(({ role }) => role !== 'owner');
}

/**
 * Marks an account as deleted, and ends its sessions and mailed links.
 *
 * @throws {ApiError} if other members would have no owner
 */
export async function scheduleDeletion(
  { database: { queries }, now }: Pick<AccountServices, 'database' | 'now'>,
  accountId: string,
): Promise<Date> {
  const owned = (await membershipsOf(queries, accountId)).filter(({ role }) => role === 'owner');
  for (const { id, name } of owned) {
    if (await isNeeded(queries, id, accountId)) {
      throw new ApiError(
        409,
        'last-owner',
        `${name} needs an owner. Make another member its owner, or remove the others, then try again.`,
      );
    }
  }
  const deletesAt = new Date(now().getTime() + DELETION_MS);
  await markDeleted(queries, accountId, deletesAt);
  return deletesAt;
}

/** Chooses the next owner of an organization: admins before others, and earlier members before later ones. */
async function assignNewOwner(
  transaction: TransactionQueries,
  organizationId: string,
  accountId: string,
): Promise<'kept' | 'empty'> {
  const others = await transaction
    .selectFrom('member')
    .select(['userId', 'role'])
    .where('organizationId', '=', organizationId)
    .where('userId', '!=', accountId)
    .orderBy('joinedAt')
    .execute();
  const newOwner = others.find(({ role }) => role === 'admin') ?? others[0];
  if (!newOwner) return 'empty';
  if (others.every(({ role }) => role !== 'owner')) {
    await setRole(transaction, organizationId, newOwner.userId, 'owner');
  }
  return 'kept';
}

/** Removes an account from an organization. An organization without other members is deleted. */
async function leave(
  transaction: TransactionQueries,
  organizationId: string,
  accountId: string,
): Promise<void> {
  await setScope(transaction, { accountId, organizationId });
  await nextRevision(transaction, organizationId);
  const rest = await assignNewOwner(transaction, organizationId, accountId);
  if (rest === 'kept') await removeMember(transaction, organizationId, accountId);
  else await transaction.deleteFrom('organization').where('id', '=', organizationId).execute();
}

/**
 * Deletes one account with all its data, in one transaction that locks its row. The person either takes the deletion
 * back before, or gets an error.
 */
async function purgeAccount(database: Database, accountId: string, now: Date): Promise<void> {
  const { queries, changes } = database;
  const organizations = await inScope(queries, { accountId }, async (transaction) => {
    const due = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', accountId)
      .where('deletesAt', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!due) return [];
    const memberships = await transaction
      .selectFrom('member')
      .select('organizationId')
      .where('userId', '=', accountId)
      .orderBy('organizationId')
      .execute();
    for (const { organizationId } of memberships) {
      await leave(transaction, organizationId, accountId);
    }
    await transaction.deleteFrom('user').where('id', '=', accountId).execute();
    return memberships;
  });
  for (const { organizationId } of organizations) changes.announce(organizationId);
}

/** Purges the accounts that were deleted 30 days ago. */
export async function purgeAccounts(database: Database, now: Date): Promise<void> {
  const due = await database.queries
    .selectFrom('user')
    .select('id')
    .where('deletesAt', '<=', now)
    .execute();
  for (const { id } of due) await purgeAccount(database, id, now);
}

/**
 * Takes back a deletion.
 *
 * @throws {ApiError} if the account is purged already
 */
export async function takeBackDeletion(queries: Queries, accountId: string): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('user')
    .set({ deletesAt: null, updatedAt: new Date() })
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  throw new ApiError(
    410,
    'account-gone',
    'This account was deleted for good, as its 30 days are over. Create a new one.',
  );
}

/** Removes expired sessions, links, invitations and counts of attempts. */
export async function purgeExpired(database: Database, now: Date): Promise<void> {
  const { queries } = database;
  await queries.deleteFrom('session').where('expiresAt', '<=', now).execute();
  await queries.deleteFrom('mailToken').where('expiresAt', '<=', now).execute();
  await queries.deleteFrom('rateLimit').where('expire', '<=', now.getTime()).execute();
  await database.asOwner((owner) =>
    owner.deleteFrom('invitation').where('expiresAt', '<=', now).execute(),
  );
}
