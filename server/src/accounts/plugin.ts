import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAPIError } from 'better-auth/api';
import { ApiError, notFound } from '../http/api-error.ts';
import { handleRoutes, type Gate } from '../http/handle-routes.ts';
import { deletionMail, linkTo, passwordChangedMail, resetPasswordMail } from '../mail/mails.ts';
import {
  acceptInvitation,
  checkGuest,
  checkRoomFor,
  findInvitation,
} from '../organizations/invitations.ts';
import { roleOf } from '../organizations/repository.ts';
import { networkOf } from '../plugins/limits.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './contract.ts';
import { scheduleDeletion, takeBackDeletion } from './deletion.ts';
import { confirmEmail, requestEmailChange } from './email-change.ts';
import {
  endSessions,
  findUser,
  findUserByEmail,
  isFirstAccount,
  isPasswordOf,
  setPassword,
  updateUser,
} from './repository.ts';
import { authHeaders, describeSession, passCookies } from './sessions.ts';
import { issueMailToken, redeemMailToken } from './tokens.ts';

const wrongPassword = (): ApiError =>
  new ApiError(
    401,
    'wrong-password',
    'Email and password do not belong together. Check both and try again.',
  );

const wrongCurrentPassword = (): ApiError =>
  new ApiError(403, 'wrong-password', 'This is not your password. Check it and try again.', {
    fields: { currentPassword: 'This is not your password.' },
  });

const accountExists = (): ApiError =>
  new ApiError(409, 'account-exists', 'There is an account with this email. Sign in instead.');

const invitationNeeded = (): ApiError =>
  new ApiError(
    403,
    'invitation-needed',
    'New accounts need an invitation here. Ask somebody of your organization for one.',
  );

const linkGone = (): ApiError =>
  new ApiError(
    404,
    'link-gone',
    'This link was used, or is older than an hour. Ask for a new one.',
  );

export interface AccountOptions {
  readonly gate: Gate;
  readonly services: Services;
}

/** Accounts and sessions. */
export function accountPlugin(app: FastifyInstance, { gate, services }: AccountOptions): void {
  const { auth, database, limits, mailer, publicOrigin, now } = services;
  const { queries } = database;

  const canCreate = async (): Promise<boolean> =>
    services.signup === 'open' || isFirstAccount(queries);

  async function signIn(
    email: string,
    password: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    try {
      const { headers, response } = await auth.api.signInEmail({
        body: { email, password },
        headers: authHeaders(request),
        returnHeaders: true,
      });
      passCookies(reply, headers);
      return response.user.id;
    } catch (error) {
      if (isAPIError(error) && error.status === 'UNAUTHORIZED') throw wrongPassword();
      throw error;
    }
  }

  async function checkPassword(accountId: string, password: string): Promise<void> {
    await limits.take('passwordByAccount', accountId);
    if (!(await isPasswordOf(queries, accountId, password))) throw wrongCurrentPassword();
    await limits.forget('passwordByAccount', accountId);
  }

  async function mailResetLink(email: string): Promise<void> {
    const user = await findUserByEmail(queries, email);
    if (!user) return;
    const recipient = { userId: user.id, email: null };
    const token = await issueMailToken(queries, 'reset-password', recipient, now());
    await mailer.send(resetPasswordMail(email, linkTo(publicOrigin, 'resetPassword', token)));
  }

  handleRoutes(app, gate, accountRoutes, {
    'POST /accounts/check': async ({ body: { email }, request }) => {
      await limits.take('checkByAddress', networkOf(request));
      await limits.take('checkByEmail', email);
      const user = await findUserByEmail(queries, email);
      return { exists: user !== undefined, canCreate: await canCreate() };
    },

    'POST /accounts': async ({ body, request, reply }) => {
      const { invitation: token, ...account } = body;
      await limits.take('signUpByAddress', networkOf(request));
      const invitation =
        token === undefined ? undefined : await findInvitation(queries, token, now());
      if (invitation) checkGuest(invitation, account.email);
      else if (!(await canCreate())) throw invitationNeeded();
      if (await findUserByEmail(queries, account.email)) throw accountExists();
      if (invitation) await checkRoomFor(queries, invitation);
      const { headers, response } = await auth.api
        .signUpEmail({
          body: { ...account, name: `${account.firstName} ${account.lastName}` },
          headers: authHeaders(request),
          returnHeaders: true,
        })
        .catch((error: unknown) => {
          // Two at once: better-auth or the database refuses the second.
          if (isAPIError(error) && error.status === 'UNPROCESSABLE_ENTITY') throw accountExists();
          throw error;
        });
      const accountId = response.user.id;
      // Makes the organization of its own; a crash before it is made good at the next sign-in.
      let session = await describeSession(services, accountId);
      if (token !== undefined) {
        const guest = { accountId, email: account.email };
        const lastOrganizationId = await acceptInvitation(database, token, guest, now());
        await updateUser(queries, accountId, { lastOrganizationId });
        session = await describeSession(services, accountId);
      }
      passCookies(reply, headers);
      return session;
    },

    'GET /session': async ({ request, reply }) => {
      const who = await gate.signedIn(request, reply);
      return describeSession(services, who?.accountId);
    },

    'POST /session': async ({ body: { email, password }, request, reply }) => {
      await limits.take('signInByAddress', networkOf(request));
      await limits.take('signInByEmail', email);
      const accountId = await signIn(email, password, request, reply);
      await limits.forget('signInByEmail', email);
      return describeSession(services, accountId);
    },

    'DELETE /session': async ({ request, reply }) => {
      const { headers } = await auth.api.signOut({
        headers: authHeaders(request),
        returnHeaders: true,
      });
      passCookies(reply, headers);
    },

    'PUT /session/organization': async ({ account, body: { organizationId } }) => {
      if (!(await roleOf(queries, account.accountId, organizationId))) throw notFound();
      await updateUser(queries, account.accountId, { lastOrganizationId: organizationId });
    },

    'POST /password/forgot': async ({ body: { email }, request }) => {
      await limits.take('mailByAddress', networkOf(request));
      await limits.take('mailByEmail', email);
      // Nobody waits for it: how long a mail takes would tell whether there is an account.
      services.inBackground(mailResetLink(email));
    },

    'POST /password/reset': async ({ body: { token, password }, request }) => {
      await limits.take('tokenByAddress', networkOf(request));
      const redeemed = await redeemMailToken(queries, 'reset-password', token, now());
      const user = redeemed && (await findUser(queries, redeemed.userId));
      if (!user) throw linkGone();
      const { password: hashing } = await auth.$context;
      await setPassword(queries, user.id, await hashing.hash(password));
      await limits.forget('signInByEmail', user.email);
      services.inBackground(mailer.send(passwordChangedMail(user.email)));
    },

    'PUT /account/password': async ({ account, body, request, reply }) => {
      await checkPassword(account.accountId, body.currentPassword);
      const { password: hashing } = await auth.$context;
      await setPassword(queries, account.accountId, await hashing.hash(body.password));
      await signIn(account.email, body.password, request, reply);
      services.inBackground(mailer.send(passwordChangedMail(account.email)));
    },

    'PATCH /account': ({ account, body }) =>
      updateUser(queries, account.accountId, {
        ...body,
        name: `${body.firstName} ${body.lastName}`,
      }),

    'POST /account/email': async ({ account, body: { email, password } }) => {
      await checkPassword(account.accountId, password);
      await limits.take('mailByEmail', email);
      await requestEmailChange(services, account.accountId, email);
    },

    'POST /account/email/confirm': async ({ body: { token }, request }) => {
      await limits.take('tokenByAddress', networkOf(request));
      const email = await confirmEmail(services, token);
      if (email === undefined) throw linkGone();
      return { email };
    },

    'POST /account/deletion': async ({ account, body: { password } }) => {
      await checkPassword(account.accountId, password);
      const deletesAt = await scheduleDeletion(services, account.accountId);
      await endSessions(queries, account.accountId);
      services.inBackground(mailer.send(deletionMail(account.email, deletesAt)));
      return { deletesAt: deletesAt.toISOString() };
    },

    'DELETE /account/deletion': ({ account }) => takeBackDeletion(queries, account.accountId),
  });
}
