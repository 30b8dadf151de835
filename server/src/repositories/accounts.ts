import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { Queries, Tables, TransactionQueries } from '@standby/server-kit/database/tables';
import { verifyPassword } from '../password-hash.ts';
import { errorCode, UNIQUE_VIOLATION } from '@standby/server-kit/error-code';

const CREDENTIAL = 'credential';

const userColumns = [
  'id',
  'email',
  'name',
  'firstName',
  'lastName',
  'phoneNumber',
  'deletesAt',
  'lastOrganizationId',
] as const;

export const findUser = (queries: Queries, id: string) =>
  queries.selectFrom('user').select(userColumns).where('id', '=', id).executeTakeFirst();

export const findUserByEmail = (queries: Queries, email: string) =>
  queries.selectFrom('user').select(userColumns).where('email', '=', email).executeTakeFirst();

export async function isFirstAccount(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly passwordHash: string;
}

/** Inserts an account as better-auth does: a user, and the password to sign in with. */
export async function insertUser(
  transaction: TransactionQueries,
  { passwordHash, ...user }: NewUser & { readonly lastOrganizationId: string },
): Promise<void> {
  const updatedAt = new Date();
  await transaction
    .insertInto('user')
    .values({
      ...user,
      name: `${user.firstName} ${user.lastName}`,
      emailVerified: false,
      image: null,
      deletesAt: null,
    })
    .execute();
  await transaction
    .insertInto('account')
    .values({
      id: randomUUID(),
      accountId: user.id,
      providerId: CREDENTIAL,
      userId: user.id,
      password: passwordHash,
      updatedAt,
    })
    .execute();
}

export async function updateUser(
  queries: Queries,
  id: string,
  change: Updateable<Tables['user']>,
): Promise<void> {
  await queries
    .updateTable('user')
    .set({ ...change, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function isPasswordOf(
  queries: Queries,
  userId: string,
  password: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', CREDENTIAL)
    .executeTakeFirst();
  return verifyPassword(row?.password ?? '', password);
}

const deleteMailTokens = (transaction: TransactionQueries, userId: string) =>
  transaction.deleteFrom('mailToken').where('userId', '=', userId).execute();

/** Ends every session and every mailed link of an account. */
async function endAccess(transaction: TransactionQueries, userId: string): Promise<void> {
  await transaction.deleteFrom('session').where('userId', '=', userId).execute();
  await deleteMailTokens(transaction, userId);
}

/** Marks an account as deleted; its sessions and mailed links end at the same moment. */
export async function markDeleted(
  queries: Queries,
  userId: string,
  deletesAt: Date,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await updateUser(transaction, userId, { deletesAt });
    await endAccess(transaction, userId);
  });
}

/** Sets a password and ends all sessions that began with the old one. */
export async function setPassword(queries: Queries, userId: string, hash: string): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ password: hash, updatedAt: new Date() })
      .where('userId', '=', userId)
      .where('providerId', '=', CREDENTIAL)
      .execute();
    await endAccess(transaction, userId);
  });
}

/**
 * Changes the email. Links that were mailed to the old email no longer work.
 *
 * @returns false if another account has the email
 */
export async function changeEmail(
  queries: Queries,
  userId: string,
  email: string,
): Promise<boolean> {
  try {
    await queries.transaction().execute(async (transaction) => {
      await updateUser(transaction, userId, { email, emailVerified: true });
      await deleteMailTokens(transaction, userId);
    });
    return true;
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

export async function hasAccounts(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
}
