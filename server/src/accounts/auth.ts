import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { serverSecret } from '@standby/server-kit';
import type { Queries } from '@standby/server-kit/database/tables';
import type { PasswordHashing } from '../password-hash.ts';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** Seconds without a request after which a session ends. */
const SESSION_SECONDS = 30 * SECONDS_PER_DAY;

interface AuthOptions {
  readonly queries: Queries;
  readonly isHttps: boolean;
  readonly passwords: PasswordHashing;
}

/**
 * Configures better-auth as a library for accounts, passwords and sessions. Its own routes are not served, so
 * the server provides limits, Origin checks and errors.
 */
export async function createAuth({ queries, isHttps, passwords }: AuthOptions) {
  return betterAuth({
    // This secret signs the cookies of every process.
    secret: await serverSecret(queries, 'cookie-secret'),
    // The library builds no links with this origin, because the server sends the mails.
    baseURL: 'http://localhost',
    database: { db: queries, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Errors reach the server's own log.
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
      // The contract has its own rules for passwords.
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
      // The library would trust X-Forwarded-For.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
