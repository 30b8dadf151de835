import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '@standby/server-kit/http/api-error';
import { handleRoutes, type AuthGuard } from '@standby/server-kit/http/handle-routes';
import { networkOf } from '@standby/server-kit/http/limits';
import { deletionMail, linkTo, passwordChangedMail, resetPasswordMail } from '../mail/mails.ts';
import { roleOf } from '../repositories/organizations.ts';
import type { AccountServices } from './services.ts';
import { accountRoutes } from '@standby/api-client/accounts';
import { scheduleDeletion, takeBackDeletion } from './deletion.ts';
import { confirmEmail, requestEmailChange } from './email-change.ts';
import type { KnownDevices } from './known-devices.ts';
import {
  findUser,
  findUserByEmail,
  isPasswordOf,
  setPassword,
  updateUser,
} from '../repositories/accounts.ts';
import { authHeaders, describeSession, passCookies } from './sessions.ts';
import { hashNewPassword } from './new-password.ts';
import { signIn, signInFromOutside } from './sign-in.ts';
import { canCreate, createAccount } from './sign-up.ts';
import { issueMailToken, redeemMailToken } from './tokens.ts';

const wrongCurrentPassword = (): ApiError =>
  new ApiError(403, 'wrong-password', 'This is not your password. Check it and try again.', {
    fields: { currentPassword: 'This is not your password.' },
  });

const linkGone = (): ApiError =>
  new ApiError(404, 'link-gone', 'This link is invalid or has expired. Ask for a new one.');

interface AccountOptions {
  readonly authGuard: AuthGuard;
  readonly services: AccountServices;
  readonly devices: KnownDevices;
}

/** Serves the routes of accounts and sessions. */
export function accountPlugin(
  app: FastifyInstance,
  { authGuard, services, devices }: AccountOptions,
): void {
  const { auth, database, lanes, limits, mailer, publicOrigin, now } = services;
  const { queries } = database;

  async function checkPassword(accountId: string, password: string): Promise<void> {
    await limits.take('passwordByAccount', accountId);
    if (!(await isPasswordOf(queries, accountId, password))) throw wrongCurrentPassword();
    await limits.forget('passwordByAccount', accountId);
  }

  async function mailResetLink(email: string): Promise<void> {
    const user = await findUserByEmail(queries, email);
    if (!user) return;
    const recipient = { userId: user.id, email };
    const token = await issueMailToken(services, 'reset-password', recipient, now());
    await mailer.send(resetPasswordMail(email, linkTo(publicOrigin, 'resetPassword', token)));
  }

  handleRoutes(app, authGuard, accountRoutes, {
    'POST /accounts/check': async ({ body: { email } }) => {
      const user = await findUserByEmail(queries, email);
      return { exists: user !== undefined, canCreate: await canCreate(services) };
    },

    'POST /accounts': ({ body, request, reply }) =>
      lanes.passwords.run([`network ${networkOf(request)}`], reply, async () => {
        await createAccount(services, body);
        const accountId = await signIn(services, body, request, reply);
        devices.remember(reply, body.email);
        return describeSession(services, accountId);
      }),

    'GET /session': async ({ request, reply }) => {
      const who = await authGuard.signedIn(request, reply);
      return describeSession(services, who?.accountId);
    },

    'POST /session': async ({ body, request, reply }) => {
      const accountId = await signInFromOutside({ ...services, devices }, body, request, reply);
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

    'POST /password/forgot': async ({ body: { email } }) => {
      await limits.take('mailByEmail', email);
      // The mail is not awaited, because its time would reveal whether an account exists.
      services.inBackground(mailResetLink(email));
    },

    'POST /password/reset': ({ body: { token, password }, request, reply }) =>
      lanes.passwords.run([`network ${networkOf(request)}`], reply, async () => {
        const redeemed = await redeemMailToken(services, 'reset-password', token, now());
        const user = redeemed && (await findUser(queries, redeemed.userId));
        // The email may have changed after the link was mailed.
        if (!user || user.email !== redeemed.email) throw linkGone();
        await setPassword(queries, user.id, await hashNewPassword(auth, password));
        // The person can sign in at this browser, however many guesses come from other browsers.
        devices.remember(reply, user.email);
        services.inBackground(mailer.send(passwordChangedMail(user.email)));
      }),

    'PUT /account/password': ({ account, body, request, reply }) =>
      lanes.passwords.run([`account ${account.accountId}`], reply, async () => {
        await checkPassword(account.accountId, body.currentPassword);
        const hash = await hashNewPassword(auth, body.password);
        await setPassword(queries, account.accountId, hash);
        const credentials = { email: account.email, password: body.password };
        await signIn(services, credentials, request, reply);
        services.inBackground(mailer.send(passwordChangedMail(account.email)));
      }),

    'PATCH /account': ({ account, body }) =>
      updateUser(queries, account.accountId, {
        ...body,
        name: `${body.firstName} ${body.lastName}`,
      }),

    'POST /account/email': ({ account, body: { email, password }, reply }) =>
      lanes.passwords.run([`account ${account.accountId}`], reply, async () => {
        await checkPassword(account.accountId, password);
        await limits.take('mailByEmail', email);
        await requestEmailChange(services, account.accountId, email);
      }),

    'POST /account/email/confirm': async ({ body: { token } }) => {
      const email = await confirmEmail(services, token);
      if (email === undefined) throw linkGone();
      return { email };
    },

    'POST /account/deletion': ({ account, body: { password }, reply }) =>
      lanes.passwords.run([`account ${account.accountId}`], reply, async () => {
        await checkPassword(account.accountId, password);
        const deletesAt = await scheduleDeletion(services, account.accountId);
        services.inBackground(mailer.send(deletionMail(account.email, deletesAt)));
        return { deletesAt: deletesAt.toISOString() };
      }),

    'DELETE /account/deletion': ({ account }) => takeBackDeletion(queries, account.accountId),
  });
}
