import { randomUUID } from 'node:crypto';
import type { Role } from '@standby/contracts';
import { ApiError, memberRole } from '@standby/server-kit';
import { inScope } from '@standby/server-kit/database/scope';
import type { Queries, TransactionQueries } from '@standby/server-kit/database/tables';

interface Membership {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** Returns the organizations of an account, in the order in which it joined them. */
export function membershipsOf(queries: Queries, accountId: string): Promise<Membership[]> {
  return inScope(queries, { accountId }, (transaction) =>
    transaction
      .selectFrom('member')
      .innerJoin('organization', 'organization.id', 'member.organizationId')
      .select(['organization.id', 'organization.name', 'member.role'])
      .where('member.userId', '=', accountId)
      .orderBy('member.joinedAt')
      .orderBy('organization.id')
      .execute(),
  );
}

export function roleOf(
  queries: Queries,
  accountId: string,
  organizationId: string,
): Promise<Role | undefined> {
  return inScope(queries, { accountId }, (transaction) =>
    memberRole(transaction, organizationId, accountId),
  );
}

interface NewOrganization {
  readonly id: string;
  readonly name: string;
  /** Account of the owner. */
  readonly accountId: string;
}

/** Inserts an organization and its owner, within a transaction of its scope. */
export async function insertOrganization(
  transaction: TransactionQueries,
  { id, name, accountId }: NewOrganization,
): Promise<void> {
  await transaction.insertInto('organization').values({ id, name }).execute();
  await addMember(transaction, id, accountId, 'owner');
}

/** Maximum number of organizations of one owner, because each of them may send mails and fill its plan. */
const OWNED_MAX = 20;

/**
 * Creates an organization that an account owns.
 *
 * @throws {ApiError} if the account owns the maximum number already
 */
export async function createOrganization(
  queries: Queries,
  accountId: string,
  name: string,
): Promise<Membership> {
  const id = randomUUID();
  await inScope(queries, { accountId, organizationId: id }, async (transaction) => {
    // The lock makes two requests at once count one after the other.
    await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .execute();
    const { count } = await transaction
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', accountId)
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow();
    if (count >= OWNED_MAX) throw tooManyOwned();
    await insertOrganization(transaction, { id, name, accountId });
  });
  return { id, name, role: 'owner' };
}

const tooManyOwned = (): ApiError =>
  new ApiError(
    409,
    'limit-reached',
    `An account can own at most ${OWNED_MAX} organizations. Hand one over to another owner to add a new one.`,
  );

interface Member {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly joinedAt: Date;
}

export function membersOf(queries: Queries, organizationId: string): Promise<Member[]> {
  return inScope(queries, { organizationId }, (transaction) =>
    transaction
      .selectFrom('member')
      .innerJoin('user', 'user.id', 'member.userId')
      .select(['user.id as accountId', 'user.name', 'user.email', 'member.role', 'member.joinedAt'])
      .where('member.organizationId', '=', organizationId)
      .orderBy('member.joinedAt')
      .orderBy('user.id')
      .execute(),
  );
}

export async function setRole(
  transaction: TransactionQueries,
  organizationId: string,
  accountId: string,
  role: Role,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ role })
    .where('organizationId', '=', organizationId)
    .where('userId', '=', accountId)
    .execute();
}

export async function removeMember(
  transaction: TransactionQueries,
  organizationId: string,
  accountId: string,
): Promise<void> {
  await transaction
    .deleteFrom('member')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', accountId)
    .execute();
}

export async function countMembers(
  transaction: TransactionQueries,
  organizationId: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addMember(
  transaction: TransactionQueries,
  organizationId: string,
  accountId: string,
  role: Role,
): Promise<void> {
  await transaction
    .insertInto('member')
    .values({ organizationId, userId: accountId, role })
    .execute();
}

export async function rename(
  transaction: TransactionQueries,
  organizationId: string,
  name: string,
): Promise<void> {
  await transaction
    .updateTable('organization')
    .set({ name })
    .where('id', '=', organizationId)
    .execute();
}

/** Returns the name of an organization for people outside of it, such as invited ones. */
export async function nameOf(queries: Queries, organizationId: string): Promise<string> {
  const row = await inScope(queries, { organizationId }, (transaction) =>
    transaction
      .selectFrom('organization')
      .select('name')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow(),
  );
  return row.name;
}

/** Returns an organization's current revision. */
export async function revisionOf(
  queries: Queries,
  organizationId: string,
): Promise<number | undefined> {
  const row = await inScope(queries, { organizationId }, (transaction) =>
    transaction
      .selectFrom('organization')
      .select('revision')
      .where('id', '=', organizationId)
      .executeTakeFirst(),
  );
  return row?.revision;
}
