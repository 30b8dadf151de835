import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inScope } from '@standby/server-kit/database/scope';
import type { Queries, Tables } from '@standby/server-kit/database/tables';
import type { MailSender } from '@standby/server-kit/mail/company-mails';

export type RecipientState = Tables['mailRecipient']['state'];

/** Returns the hash of an address, regardless of case. Plain addresses would make the table a list of people. */
export const hashOf = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex');

/** Reads the answers of a company's recipients by the hashes of their addresses. A stop of all mails applies to each company. */
export function statesOf(
  queries: Queries,
  { organizationId }: Pick<MailSender, 'organizationId'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, RecipientState>> {
  const hashes = addresses.map(hashOf);
  return inScope(queries, { organizationId }, async (transaction) => {
    const known = await transaction
      .selectFrom('mailRecipient')
      .select(['addressHash', 'state'])
      .where('organizationId', '=', organizationId)
      .where('addressHash', '=', sql<string>`any(${hashes})`)
      .execute();
    const stops = await transaction
      .selectFrom('mailStop')
      .select('addressHash')
      .where('addressHash', '=', sql<string>`any(${hashes})`)
      .execute();
    const states = new Map(known.map(({ addressHash, state }) => [addressHash, state]));
    for (const { addressHash } of stops) states.set(addressHash, 'stopped');
    return states;
  });
}

/** Notes that a stranger is asked. @returns false if another request asks them at the same moment */
export function noteAsked(
  queries: Queries,
  { organizationId, accountId }: MailSender,
  address: string,
  now: Date,
): Promise<boolean> {
  return inScope(queries, { organizationId }, async (transaction) => {
    const row = await transaction
      .insertInto('mailRecipient')
      .values({
        organizationId,
        addressHash: hashOf(address),
        state: 'asked',
        askedBy: accountId,
        changedAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('state')
      .executeTakeFirst();
    return row !== undefined;
  });
}

/** Forgets a question that did not arrive, so that it can be asked again. */
export async function forgetAsked(
  queries: Queries,
  { organizationId }: MailSender,
  address: string,
): Promise<void> {
  await inScope(queries, { organizationId }, (transaction) =>
    transaction
      .deleteFrom('mailRecipient')
      .where('organizationId', '=', organizationId)
      .where('addressHash', '=', hashOf(address))
      .where('state', '=', 'asked')
      .execute(),
  );
}

/** Stores the choice of a recipient. @returns the account of the member who asked them; null if unknown */
export function noteChoice(
  queries: Queries,
  { organizationId, address }: { readonly organizationId: string; readonly address: string },
  state: RecipientState,
  now: Date,
): Promise<string | null> {
  const addressHash = hashOf(address);
  return inScope(queries, { organizationId }, async (transaction) => {
    // A person who accepts mails of one company again also revokes their stop of all mails.
    if (state === 'accepted') {
      await transaction.deleteFrom('mailStop').where('addressHash', '=', addressHash).execute();
    }
    const row = await transaction
      .insertInto('mailRecipient')
      .values({ organizationId, addressHash, state, askedBy: null, changedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['organizationId', 'addressHash']).doUpdateSet({ state, changedAt: now }),
      )
      .returning('askedBy')
      .executeTakeFirstOrThrow();
    return row.askedBy;
  });
}

/** Stops the mails of all companies to an address. */
export async function noteStopOfAll(queries: Queries, address: string, now: Date): Promise<void> {
  await queries
    .insertInto('mailStop')
    .values({ addressHash: hashOf(address), stoppedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
