import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { isSameSecret } from '@standby/server-kit/secrets';
import { cookieName, readCookie } from '@standby/server-kit/http/cookies';
import type { AuthGuard, SignedIn, Visitor } from '@standby/server-kit/http/handle-routes';
import { networkOf } from '@standby/server-kit/http/limits';
import { createOrganization, membershipsOf, roleOf } from '../repositories/organizations.ts';
import { updateUser, findUser } from '../repositories/accounts.ts';
import type { Session } from '@standby/api-client/accounts';
import type { AccountServices } from './services.ts';

/** Name of the session's cookie, without the prefix of https cookies. */
export const SESSION_COOKIE = 'standby.session_token';

/** Returns the headers that better-auth receives: only the cookie and the browser's name. */
export function authHeaders({ headers }: FastifyRequest): Headers {
  const kept = new Headers();
  if (headers.cookie !== undefined) kept.set('cookie', headers.cookie);
  if (headers['user-agent'] !== undefined) kept.set('user-agent', headers['user-agent']);
  return kept;
}

export function passCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}

type AuthGuardServices = Pick<
  AccountServices,
  'auth' | 'database' | 'devices' | 'isHttps' | 'lanes' | 'limits' | 'now'
>;

/** Returns the session of a cookie that better-auth signed with the server's secret. The session may be over. */
function signedSession(request: FastifyRequest, secret: string, isHttps: boolean) {
  const cookie = decodeCookie(readCookie(request, cookieName(SESSION_COOKIE, isHttps)) ?? '');
  const end = cookie.lastIndexOf('.');
  const token = cookie.slice(0, Math.max(0, end));
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return token !== '' && isSameSecret(cookie.slice(end + 1), signature) ? token : undefined;
}

function decodeCookie(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
}

/** Authenticates requests by the session's cookie. */
export async function createAuthGuard({
  auth,
  database: { queries },
  devices,
  isHttps,
  lanes,
  limits,
  now,
}: AuthGuardServices): Promise<AuthGuard> {
  const { secret } = await auth.$context;

  function visitorOf(request: FastifyRequest): Visitor {
    const session = signedSession(request, secret, isHttps);
    if (session !== undefined) return { lane: 'members', key: `session ${session}` };
    const device = devices.tokenHashOf(request);
    const key = device === undefined ? `network ${networkOf(request)}` : `device ${device}`;
    return { lane: 'strangers', key };
  }

  async function read(
    request: FastifyRequest,
    reply?: FastifyReply,
  ): Promise<SignedIn | undefined> {
    if (visitorOf(request).lane === 'strangers') return undefined;
    const { headers, response } = await auth.api.getSession({
      headers: authHeaders(request),
      returnHeaders: true,
    });
    // The cookie's expiry moves on with the session's.
    if (reply) passCookies(reply, headers);
    if (!response) return undefined;
    const { session, user } = response;
    return {
      accountId: user.id,
      sessionId: session.id,
      email: user.email,
      name: user.name,
      deletesAt: user.deletesAt ?? null,
    };
  }
  return {
    visitorOf,
    lanes,
    signedIn: read,
    signedInAnew: (request) => read(request),
    openSessions: async (sessionIds) => {
      if (sessionIds.length === 0) return new Set();
      const rows = await queries
        .selectFrom('session')
        .select('id')
        .where('id', 'in', sessionIds)
        .where('expiresAt', '>', now())
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    roleOf: (accountId, organizationId) => roleOf(queries, accountId, organizationId),
    take: limits.take,
  };
}

const signedOutSession: Session = { account: null, organizations: [], organizationId: null };

/** Returns the account's organizations. An account without one gets its own organization. */
async function organizationsOf(queries: AccountServices['database']['queries'], accountId: string) {
  const memberships = await membershipsOf(queries, accountId);
  if (memberships.length > 0) return memberships;
  const user = await findUser(queries, accountId);
  if (!user) return [];
  return [await createOrganization(queries, accountId, `${user.firstName}’s organization`)];
}

/** Returns the session that a window needs at its start. */
export async function describeSession(
  { database: { queries } }: Pick<AccountServices, 'database'>,
  accountId: string | undefined,
): Promise<Session> {
  const user = accountId === undefined ? undefined : await findUser(queries, accountId);
  if (!user) return signedOutSession;
  const { id, email, firstName, lastName, phoneNumber, deletesAt, lastOrganizationId } = user;
  const organizations = await organizationsOf(queries, id);
  const current =
    organizations.find((organization) => organization.id === lastOrganizationId) ??
    organizations[0];
  if (current && current.id !== lastOrganizationId) {
    await updateUser(queries, id, { lastOrganizationId: current.id });
  }
  return {
    account: {
      id,
      email,
      firstName,
      lastName,
      phoneNumber,
      deletesAt: deletesAt?.toISOString() ?? null,
    },
    organizations,
    organizationId: current?.id ?? null,
  };
}
