import { createHash, randomBytes } from 'node:crypto';
import type { Queries, Tables } from '../database/tables.ts';

const TOKEN_BYTES = 24;

/** The secret part of a link. Only its hash is stored. */
export const newToken = (bytes = TOKEN_BYTES): string => randomBytes(bytes).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

type Purpose = Tables['mailToken']['purpose'];

export interface MailToken {
  readonly userId: string;
  readonly email: string | null;
}

/** How long a mailed link works. */
export const MAIL_TOKEN_MS = 60 * 60 * 1000;

/** Makes a link's token; an earlier one of the same purpose works no longer. */
export async function issueMailToken(
  queries: Queries,
  purpose: Purpose,
  { userId, email }: MailToken,
  now: Date,
): Promise<string> {
  const token = newToken();
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('mailToken')
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .execute();
    const expiresAt = new Date(now.getTime() + MAIL_TOKEN_MS);
    const tokenHash = hashToken(token);
    await transaction
      .insertInto('mailToken')
      .values({ tokenHash, purpose, userId, email, expiresAt })
      .execute();
  });
  return token;
}

/** Takes a token; of two that come at once one gets it. */
export function redeemMailToken(
  queries: Queries,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<MailToken | undefined> {
  return queries
    .deleteFrom('mailToken')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst();
}
