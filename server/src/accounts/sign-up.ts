import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { advisoryLocks } from '@standby/server-kit/database/advisory-locks';
import { changeOrganization, inScope, setScope } from '@standby/server-kit/database/scope';
import type { TransactionQueries } from '@standby/server-kit/database/tables';
import { errorCode, UNIQUE_VIOLATION } from '@standby/server-kit/error-code';
import { ApiError } from '@standby/server-kit/http/api-error';
import { checkGuest, findInvitation, useInvitation } from './invitations.ts';
import { insertOrganization } from '../repositories/organizations.ts';
import { hashNewPassword } from './new-password.ts';
import type { AccountServices } from './services.ts';
import {
  findUserByEmail,
  insertUser,
  isFirstAccount,
  type NewUser,
} from '../repositories/accounts.ts';

const accountExists = (): ApiError =>
  new ApiError(
    409,
    'account-exists',
    'An account with this email already exists. Sign in instead.',
  );

const invitationNeeded = (): ApiError =>
  new ApiError(
    403,
    'invitation-needed',
    'New accounts need an invitation here. Ask someone in your organization for one.',
  );

type SignUpServices = Pick<AccountServices, 'auth' | 'database' | 'tokens' | 'signup' | 'now'>;

export const canCreate = async ({
  signup,
  database,
}: Pick<AccountServices, 'database' | 'signup'>): Promise<boolean> =>
  signup === 'open' || isFirstAccount(database.queries);

async function insertWithOrganization(
  transaction: TransactionQueries,
  user: NewUser,
): Promise<string> {
  const organizationId = randomUUID();
  await setScope(transaction, { accountId: user.id, organizationId });
  await insertUser(transaction, { ...user, lastOrganizationId: organizationId });
  const name = `${user.firstName}’s organization`;
  await insertOrganization(transaction, { id: organizationId, name, accountId: user.id });
  return organizationId;
}

/** Creates an account and uses its invitation in one transaction, so an invitation creates one account. */
async function createInvited(
  services: SignUpServices,
  token: string,
  user: () => Promise<NewUser>,
  email: string,
): Promise<void> {
  const { database, now } = services;
  const invitation = await findInvitation(services, token, now());
  checkGuest(invitation, email);
  const { organizationId } = invitation;
  const created = await user();
  await changeOrganization(database, { organizationId }, async (transaction) => {
    await insertWithOrganization(transaction, created);
    const scope = { accountId: created.id, organizationId };
    await setScope(transaction, scope);
    await useInvitation(transaction, token, scope, now());
  });
}

async function createUninvited(
  services: SignUpServices,
  user: () => Promise<NewUser>,
): Promise<void> {
  const { database, signup } = services;
  if (!(await canCreate(services))) throw invitationNeeded();
  const created = await user();
  await inScope(database.queries, {}, async (transaction) => {
    if (signup === 'invite') {
      // If two sign-ups would both be the first, the lock lets the second one see the other's account.
      await sql`select pg_advisory_xact_lock(${advisoryLocks.firstAccount})`.execute(transaction);
      if (!(await isFirstAccount(transaction))) throw invitationNeeded();
    }
    await insertWithOrganization(transaction, created);
  });
}

interface SignUp extends Omit<NewUser, 'id' | 'passwordHash'> {
  readonly password: string;
  /** Token of an invitation. */
  readonly invitation?: string | undefined;
}

/**
 * Creates an account with its own organization.
 *
 * @throws {ApiError} if the email already has an account, or an unused invitation is required
 */
export async function createAccount(
  services: SignUpServices,
  { password, invitation, ...person }: SignUp,
): Promise<void> {
  const { auth, database } = services;
  if (await findUserByEmail(database.queries, person.email)) throw accountExists();
  // The hash comes late, because it costs the most, but before the transaction, for which others wait.
  const user = async (): Promise<NewUser> => {
    const passwordHash = await hashNewPassword(auth, password);
    return { ...person, id: randomUUID(), passwordHash };
  };
  const creating =
    invitation === undefined
      ? createUninvited(services, user)
      : createInvited(services, invitation, user, person.email);
  await creating.catch((error: unknown) => {
    throw errorCode(error) === UNIQUE_VIOLATION ? accountExists() : error;
  });
}
