import type { Updateable } from 'kysely';
import type { Queries, Tables } from '../database/tables.ts';
import { verifyPassword } from './password-hash.ts';
import { errorCode } from '../error-code.ts';

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

export async function endSessions(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('session').where('userId', '=', userId).execute();
}

/** Sets a password; whoever knew the old one is signed out in the same moment. */
export async function setPassword(queries: Queries, userId: string, hash: string): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ password: hash, updatedAt: new Date() })
      .where('userId', '=', userId)
      .where('providerId', '=', CREDENTIAL)
      .execute();
    await endSessions(transaction, userId);
    // A link that was mailed before would undo it.
    await transaction.deleteFrom('mailToken').where('userId', '=', userId).execute();
  });
}

const UNIQUE_VIOLATION = '23505';

/** @returns false where another account has the email */
export async function changeEmail(
  queries: Queries,
  userId: string,
  email: string,
): Promise<boolean> {
  try {
    await updateUser(queries, userId, { email, emailVerified: true });
    return true;
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
