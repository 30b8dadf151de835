import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { serverSecret } from '@standby/server-kit';
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

/**
 * better-auth, called as a library: accounts, passwords and sessions. Its own routes are not served, so
 * limits, Origin checks and errors are the server's.
 */
export async function createAuth({ queries, isHttps, passwords }: AuthOptions) {
  return betterAuth({
    // Signs the cookies of every process.
    secret: await serverSecret(queries, 'cookie-secret'),
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
