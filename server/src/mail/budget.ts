import { sql } from 'kysely';
import { inScope } from '@standby/server-kit/database/scope';
import type { Queries, TransactionQueries } from '@standby/server-kit/database/tables';
import { tooMany } from '@standby/server-kit';
import type { MailSender } from '@standby/server-kit/mail/company-mails';
import { hashOf } from './recipients.ts';

const MILLIS_PER_DAY = 24 * 60 * 60 * 1000;
const MILLIS_PER_SECOND = 1000;

/** Maximum number of mails of a new account or organization on its first day, and the increase on each later day. */
const FIRST_DAY_MAX = 60;
const MORE_EACH_DAY = 60;
/** Maximum mails a day of an established organization: two calls a day to a company of hundreds. */
const DAY_MAX = 1_000;
/** Maximum mails a day of one company to one address. */
const RECIPIENT_MAX = 20;
/** Maximum questions a day of all companies to one address, since few companies ask the same stranger. */
const QUESTIONS_MAX = 3;
/** Maximum questions a day of one account to addresses of one host. */
const DOMAIN_MAX = 40;

/** Returns the number of mails that an account or organization may send on a day, `ageMs` after its creation. */
function dailyAllowance(ageMs: number): number {
  const days = Math.max(0, Math.floor(ageMs / MILLIS_PER_DAY));
  return Math.min(DAY_MAX, FIRST_DAY_MAX + days * MORE_EACH_DAY);
}

interface Spending {
  readonly key: string;
  readonly count: number;
  readonly most: number;
}

/** Counts mails of a day. @returns false if they would exceed the maximum; then none is counted */
async function spend(
  transaction: TransactionQueries,
  now: Date,
  { key, count, most }: Spending,
): Promise<boolean> {
  if (count > most) return false;
  const day = now.toISOString().slice(0, 10);
  const counted = await transaction
    .insertInto('mailBudget')
    .values({ key, day, spent: count })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'day'])
        .doUpdateSet({ spent: sql<number>`mail_budget.spent + ${count}` })
        .where(sql<boolean>`mail_budget.spent + ${count} <= ${most}`),
    )
    .returning('spent')
    .executeTakeFirst();
  return counted !== undefined;
}

const noRoom = (now: Date): Error =>
  tooMany(
    Math.ceil((MILLIS_PER_DAY - (now.getTime() % MILLIS_PER_DAY)) / MILLIS_PER_SECOND),
    'This is more mail than your organization may send today; a new one may send more each day. Hand out links or paper instead, or send the rest tomorrow.',
  );

async function madeAt(transaction: TransactionQueries, sender: MailSender) {
  const { createdAt: organization } = await transaction
    .selectFrom('organization')
    .select('createdAt')
    .where('id', '=', sender.organizationId)
    .executeTakeFirstOrThrow();
  const { createdAt: account } = await transaction
    .selectFrom('user')
    .select('createdAt')
    .where('id', '=', sender.accountId)
    .executeTakeFirstOrThrow();
  return { organization, account };
}

/** Counts mails by organization and by sending account. If either would exceed its maximum, none is counted. */
export async function spendOfSender(
  queries: Queries,
  sender: MailSender,
  count: number,
  now: Date,
): Promise<void> {
  const { organizationId, accountId } = sender;
  await inScope(queries, { organizationId, accountId }, async (transaction) => {
    const made = await madeAt(transaction, sender);
    const allowance = (at: Date): number => dailyAllowance(now.getTime() - at.getTime());
    for (const spending of [
      { key: `organization ${organizationId}`, count, most: allowance(made.organization) },
      { key: `account ${accountId}`, count, most: allowance(made.account) },
    ]) {
      if (!(await spend(transaction, now, spending))) throw noRoom(now);
    }
  });
}

/** Counts a mail of a company to one address. @returns false if the address has its daily maximum already */
export const spendOfRecipient = (
  queries: Queries,
  { organizationId }: MailSender,
  address: string,
  now: Date,
): Promise<boolean> =>
  inScope(queries, { organizationId }, (transaction) =>
    spend(transaction, now, {
      key: `recipient ${organizationId} ${hashOf(address)}`,
      count: 1,
      most: RECIPIENT_MAX,
    }),
  );

/** Counts a question to a stranger. @returns false if the address or its host was asked too often on this day */
export const spendOfQuestion = (
  queries: Queries,
  { organizationId, accountId }: MailSender,
  address: string,
  now: Date,
): Promise<boolean> =>
  inScope(queries, { organizationId }, async (transaction) => {
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    const ofAddress = { key: `question ${hashOf(address)}`, count: 1, most: QUESTIONS_MAX };
    const ofDomain = { key: `domain ${accountId} ${domain}`, count: 1, most: DOMAIN_MAX };
    return (await spend(transaction, now, ofAddress)) && (await spend(transaction, now, ofDomain));
  });

/** Deletes the counts of days before yesterday. */
export async function purgeBudgets(
  { queries }: { readonly queries: Queries },
  now: Date,
): Promise<void> {
  const yesterday = new Date(now.getTime() - MILLIS_PER_DAY).toISOString().slice(0, 10);
  await queries.deleteFrom('mailBudget').where('day', '<', yesterday).execute();
}
