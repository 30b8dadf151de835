import { randomBytes, randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Queries } from '@standby/server-kit/database/tables';
import type { PasswordHashing } from './password-hash.ts';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** A session ends after this time without a request. */
const SESSION_SECONDS = 30 * SECONDS_PER_DAY;

export interface AuthOptions {
  readonly queries: Queries;
  readonly isHttps: boolean;
  readonly passwords: PasswordHashing;
}

/** Signs the cookies of every process; made by the first. */
async function readSecret(queries: Queries): Promise<string> {
  const name = 'cookie-secret';
  await queries
    .insertInto('serverSetting')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await queries
    .selectFrom('serverSetting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * better-auth, called as a library: accounts, passwords and sessions. Its own routes are not served, so
 * limits, Origin checks and errors are the server's.
 */
export async function createAuth({ queries, isHttps, passwords }: AuthOptions) {
  return betterAuth({
    secret: await readSecret(queries),
    // It builds no links; mails are the server's.
    baseURL: 'http://localhost',
    database: { db: queries, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // What fails reaches the server's own log.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        phoneNumber: { type: 'string', required: false },
        deletesAt: { type: 'date', required: false, input: false },
        lastOrganizationId: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SECONDS_PER_DAY },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      // The contract's own rules hold.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    advanced: {
      cookiePrefix: 'standby',
      useSecureCookies: isHttps,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      // It would believe X-Forwarded-For.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
