import { randomUUID } from 'node:crypto';
import { MEMBER_LIMIT, type Role } from '@standby/contracts';
import { updateUser } from '../repositories/accounts.ts';
import { hashToken, memberRole, type Services, type Tokens } from '@standby/server-kit';
import { changeOrganization, inScope } from '@standby/server-kit/database/scope';
import type { Queries, TransactionQueries } from '@standby/server-kit/database/tables';
import { ApiError } from '@standby/server-kit/http/api-error';
import { addMember, countMembers } from '../repositories/organizations.ts';

type InvitationServices = Pick<Services, 'database' | 'tokens'>;

/** Milliseconds for which an invitation can be accepted. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

interface NewInvitation {
  readonly organizationId: string;
  readonly role: Role;
  /** Email of the invited person; null for a link that anyone may use. */
  readonly email: string | null;
  readonly invitedBy: string;
}

export async function insertInvitation(
  transaction: TransactionQueries,
  issue: Tokens['issue'],
  invitation: NewInvitation,
  now: Date,
) {
  const token = issue();
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  const row = { ...invitation, id: randomUUID(), createdAt: now, expiresAt };
  await transaction
    .insertInto('invitation')
    .values({ ...row, tokenHash: hashToken(token) })
    .execute();
  return { ...row, token };
}

export function openInvitations(queries: Queries, organizationId: string, now: Date) {
  return inScope(queries, { organizationId }, (transaction) =>
    transaction
      .selectFrom('invitation')
      .select(['id', 'email', 'role', 'createdAt', 'expiresAt'])
      .where('organizationId', '=', organizationId)
      .where('expiresAt', '>', now)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute(),
  );
}

export async function deleteInvitation(
  transaction: TransactionQueries,
  organizationId: string,
  id: string,
): Promise<Role | undefined> {
  const row = await transaction
    .deleteFrom('invitation')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst();
  return row?.role;
}

const invitationGone = (): ApiError =>
  new ApiError(
    404,
    'invitation-gone',
    'This invitation was used, was revoked, or has expired. Ask for a new one.',
  );

/** @throws {ApiError} if the organization's plan has no room for another member */
export async function assertMemberCapacity(
  transaction: TransactionQueries,
  organizationId: string,
): Promise<void> {
  if ((await countMembers(transaction, organizationId)) < MEMBER_LIMIT) return;
  throw new ApiError(
    409,
    'limit-reached',
    `The plan of this organization has room for ${MEMBER_LIMIT} members. Someone has to leave before another can join.`,
  );
}

/** Returns the facts about an invitation that the bearer of its token may know. */
export async function findInvitation(
  { database: { queries }, tokens }: InvitationServices,
  token: string,
  now: Date,
) {
  const tokenHash = tokens.hashOf(token);
  if (tokenHash === undefined) throw invitationGone();
  const row = await inScope(queries, { invitation: tokenHash }, (transaction) =>
    transaction
      .selectFrom('invitation')
      .select(['organizationId', 'email', 'role', 'expiresAt'])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now)
      .executeTakeFirst(),
  );
  if (!row) throw invitationGone();
  return row;
}

/** @throws {ApiError} if a mailed invitation was passed on to another person */
export function checkGuest({ email: invited }: { email: string | null }, email: string): void {
  if (invited === null || invited === email) return;
  throw new ApiError(
    403,
    'invitation-for-another',
    `This invitation is for ${invited}. Sign in with that email, or ask for a new one.`,
  );
}

/**
 * Uses an invitation, and makes an account a member. If two accounts use it at once, only one becomes a member,
 * because the transaction locks the organization's row.
 */
export async function useInvitation(
  transaction: TransactionQueries,
  token: string,
  { accountId, organizationId }: { readonly accountId: string; readonly organizationId: string },
  now: Date,
): Promise<void> {
  const taken = await transaction
    .deleteFrom('invitation')
    .where('tokenHash', '=', hashToken(token))
    .where('organizationId', '=', organizationId)
    .where('expiresAt', '>', now)
    .returning('role')
    .executeTakeFirst();
  if (!taken) throw invitationGone();
  await assertMemberCapacity(transaction, organizationId);
  await addMember(transaction, organizationId, accountId, taken.role);
  await updateUser(transaction, accountId, { lastOrganizationId: organizationId });
}

interface Accepting {
  readonly accountId: string;
  readonly email: string;
}

/** Makes an existing account a member. */
export async function acceptInvitation(
  services: InvitationServices,
  token: string,
  { accountId, email }: Accepting,
  now: Date,
): Promise<string> {
  const invitation = await findInvitation(services, token, now);
  const { organizationId } = invitation;
  checkGuest(invitation, email);
  const scope = { accountId, organizationId };
  await changeOrganization(services.database, scope, async (transaction) => {
    if (await memberRole(transaction, organizationId, accountId)) {
      throw new ApiError(409, 'already-member', 'You are a member of this organization already.');
    }
    await useInvitation(transaction, token, scope, now);
  });
  return organizationId;
}
