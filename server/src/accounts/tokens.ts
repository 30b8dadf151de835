import { hashToken, type Services, type Tables } from '@standby/server-kit';

type TokenServices = Pick<Services, 'database' | 'tokens'>;
type Purpose = Tables['mailToken']['purpose'];

interface MailToken {
  readonly userId: string;
  readonly email: string | null;
}

/** Milliseconds for which a mailed link works. */
const MAIL_TOKEN_MS = 60 * 60 * 1000;

/** Issues a link's token and revokes the earlier one of the same purpose. */
export async function issueMailToken(
  { database: { queries }, tokens }: TokenServices,
  purpose: Purpose,
  { userId, email }: MailToken,
  now: Date,
): Promise<string> {
  const token = tokens.issue();
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

/** Redeems a token once: of two concurrent requests, one succeeds. */
export async function redeemMailToken(
  { database: { queries }, tokens }: TokenServices,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<MailToken | undefined> {
  const tokenHash = tokens.hashOf(token);
  if (tokenHash === undefined) return undefined;
  return queries
    .deleteFrom('mailToken')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst();
}
