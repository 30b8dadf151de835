import { memberRole } from '@standby/server-kit';
import type { FastifyInstance } from 'fastify';
import { canChangeMember, grantableRoles, isPermitted, type Role } from '@standby/contracts';
import { changeOrganization } from '@standby/server-kit/database/scope';
import type { TransactionQueries } from '@standby/server-kit/database/tables';
import { ApiError, notFound, notPermitted } from '@standby/server-kit/http/api-error';
import {
  handleRoutes,
  type AuthGuard,
  type SignedIn,
} from '@standby/server-kit/http/handle-routes';
import { spendOfSender } from '../mail/budget.ts';
import { invitationMail, linkTo } from '../mail/mails.ts';
import { networkOf } from '@standby/server-kit/http/limits';
import type { AccountServices } from '../accounts/services.ts';
import type { ChangeStreams } from './change-stream.ts';
import { organizationRoutes } from '@standby/api-client/organizations';
import {
  acceptInvitation,
  assertMemberCapacity,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  openInvitations,
} from '../accounts/invitations.ts';
import {
  createOrganization,
  membersOf,
  membershipsOf,
  nameOf,
  removeMember,
  rename,
  revisionOf,
  setRole,
} from '../repositories/organizations.ts';
import { errorCode } from '@standby/server-kit/error-code';

const OWNERLESS = 'ST001';

const lastOwner = (): ApiError =>
  new ApiError(
    409,
    'last-owner',
    'An organization needs an owner. Make another member the owner first.',
  );

const mayNotGrant = (): ApiError =>
  new ApiError(403, 'role-too-high', 'Only an owner can grant or remove the role of owner.');

/** Translates the database's refusal to leave an organization without an owner into a message. */
async function keepingAnOwner<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === OWNERLESS) throw lastOwner();
    throw error;
  }
}

const INVITED_OFTEN =
  'Too many invitations were mailed to this address today. Share a link instead, or try again tomorrow.';

const mailFailed = (cause: unknown): ApiError =>
  new ApiError(
    502,
    'mail-failed',
    'The mail could not be sent. Try again in a moment, or share a link instead.',
    { cause },
  );

interface OrganizationOptions {
  readonly authGuard: AuthGuard;
  readonly services: AccountServices;
  readonly streams: ChangeStreams;
}

/** Serves the routes of organizations, members and invitations, and the feed of changes. */
export function organizationPlugin(
  app: FastifyInstance,
  { authGuard, services, streams }: OrganizationOptions,
): void {
  const { database, limits, mailer, publicOrigin, now } = services;
  const { queries } = database;

  /**
   * Makes a change as a member, whose role is read again under the organization's lock. The role may have been
   * revoked since the request began.
   */
  async function change<Result>(
    account: SignedIn,
    organizationId: string,
    work: (transaction: TransactionQueries, role: Role) => Promise<Result>,
  ): Promise<Result> {
    const { accountId } = account;
    const done = changeOrganization(
      database,
      { accountId, organizationId },
      async (transaction) => {
        const role = await memberRole(transaction, organizationId, accountId);
        if (role === undefined) throw notFound();
        return { value: await work(transaction, role) };
      },
    );
    const result = await keepingAnOwner(done);
    if (!result) throw notFound();
    return result.value;
  }

  handleRoutes(app, authGuard, organizationRoutes, {
    'GET /organizations': async ({ account }) => ({
      organizations: await membershipsOf(queries, account.accountId),
    }),

    'POST /organizations': async ({ account, body }) =>
      createOrganization(queries, account.accountId, body.name),

    'GET /organizations/:organizationId': async ({ account, params }) => {
      const memberships = await membershipsOf(queries, account.accountId);
      const organization = memberships.find(({ id }) => id === params.organizationId);
      const revision = await revisionOf(queries, params.organizationId);
      if (!organization || revision === undefined) throw notFound();
      return { ...organization, revision };
    },

    'PATCH /organizations/:organizationId': ({ account, params, body }) =>
      change(account, params.organizationId, async (transaction, role) => {
        if (!isPermitted(role, 'organization:rename')) throw notPermitted();
        await rename(transaction, params.organizationId, body.name);
      }),

    'GET /organizations/:organizationId/changes': ({ account, params, request, reply }) => {
      const { accountId, sessionId } = account;
      const network = networkOf(request);
      return streams.open(params.organizationId, { accountId, sessionId, network, reply });
    },

    'DELETE /organizations/:organizationId/membership': ({ account, params }) =>
      change(account, params.organizationId, (transaction) =>
        removeMember(transaction, params.organizationId, account.accountId),
      ),

    'POST /organizations/:organizationId/owner': ({ account, params, body }) =>
      change(account, params.organizationId, async (transaction, role) => {
        const { organizationId } = params;
        if (!isPermitted(role, 'organization:transfer')) throw notPermitted();
        if (body.accountId === account.accountId) throw lastOwner();
        if (!(await memberRole(transaction, organizationId, body.accountId))) throw notFound();
        await setRole(transaction, organizationId, body.accountId, 'owner');
        await setRole(transaction, organizationId, account.accountId, 'admin');
      }),

    'GET /organizations/:organizationId/members': async ({ params }) => ({
      members: await membersOf(queries, params.organizationId),
    }),

    'PATCH /organizations/:organizationId/members/:accountId': ({ account, params, body }) =>
      change(account, params.organizationId, async (transaction, role) => {
        const { organizationId, accountId } = params;
        const current = await memberRole(transaction, organizationId, accountId);
        if (!current) throw notFound();
        if (!isPermitted(role, 'members:manage')) throw notPermitted();
        const isGrantable = grantableRoles(role).includes(body.role);
        if (!isGrantable || !canChangeMember(role, current)) throw mayNotGrant();
        await setRole(transaction, organizationId, accountId, body.role);
      }),

    'DELETE /organizations/:organizationId/members/:accountId': ({ account, params }) =>
      change(account, params.organizationId, async (transaction, role) => {
        const { organizationId, accountId } = params;
        const current = await memberRole(transaction, organizationId, accountId);
        if (!current) throw notFound();
        if (!isPermitted(role, 'members:manage')) throw notPermitted();
        if (!canChangeMember(role, current)) throw mayNotGrant();
        await removeMember(transaction, organizationId, accountId);
      }),

    'GET /organizations/:organizationId/invitations': async ({ params }) => ({
      invitations: await openInvitations(queries, params.organizationId, now()),
    }),

    'POST /organizations/:organizationId/invitations': async ({ account, params, body }) => {
      const { organizationId } = params;
      const { email = null, role: invitedRole } = body;
      await limits.take('invitationsByInviter', account.accountId);
      await limits.take('invitationsByOrganization', organizationId);
      if (email !== null) {
        await limits.take('invitationsByEmail', email, INVITED_OFTEN);
        const { accountId } = account;
        await spendOfSender(queries, { organizationId, accountId }, 1, now());
      }
      const invitation = await change(account, organizationId, async (transaction, role) => {
        if (!grantableRoles(role).includes(invitedRole)) throw mayNotGrant();
        await assertMemberCapacity(transaction, organizationId);
        const content = { organizationId, role: invitedRole, email, invitedBy: account.accountId };
        return insertInvitation(transaction, services.tokens.issue, content, now());
      });
      const link = linkTo(publicOrigin, 'invitation', invitation.token);
      if (email !== null) {
        const memberships = await membershipsOf(queries, account.accountId);
        const organization = memberships.find(({ id }) => id === organizationId)?.name ?? '';
        const words = { organization, inviter: account.name, role: invitedRole };
        await mailer.send(invitationMail(email, link, words)).catch(async (error: unknown) => {
          await change(account, organizationId, (transaction) =>
            deleteInvitation(transaction, organizationId, invitation.id),
          );
          throw mailFailed(error);
        });
      }
      return { id: invitation.id, link, expiresAt: invitation.expiresAt };
    },

    'DELETE /organizations/:organizationId/invitations/:invitationId': ({ account, params }) =>
      change(account, params.organizationId, async (transaction, role) => {
        const { organizationId, invitationId } = params;
        const invitedRole = await deleteInvitation(transaction, organizationId, invitationId);
        if (invitedRole === undefined) throw notFound();
        if (!grantableRoles(role).includes(invitedRole)) throw mayNotGrant();
      }),

    'POST /invitations/look': async ({ body }) => {
      const invitation = await findInvitation(services, body.token, now());
      const { email, role, expiresAt, organizationId } = invitation;
      const organization = await nameOf(queries, organizationId);
      return { organization, email, role, expiresAt };
    },

    'POST /invitations/accept': async ({ account, body }) => {
      const organizationId = await acceptInvitation(services, body.token, account, now());
      return { organizationId };
    },
  });
}
