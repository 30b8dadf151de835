import {
  changeOrganization,
  collectionChanges,
  notFound,
  type MailBatch,
  type MailFate,
  type Services,
} from '@standby/server-kit';
import { myCallsPath } from '@standby/contracts';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import type { Person } from '../../src/domain/person';
import { callMail } from '../../src/domain/schedule/call-mail';
import { callChanges } from '../../src/domain/schedule/daily-call';
import type { SentCall } from '../../src/domain/schedule/sent-call';
import { readSentCall } from './call-data';
import { insertLinks } from './link-repository';
import { sentCalls } from './sent-calls';

interface CallMails {
  readonly organizationId: string;
  readonly callId: string;
  readonly people: readonly Person[];
  /**
   * Call that the recipients know; the mail names the changes since. Undefined for the first mail.
   */
  readonly since: SentCall | undefined;
}

type Mailing = Pick<Services, 'database' | 'now' | 'publicOrigin' | 'tokens'>;

/** Makes a link for each person, and reads the content of the mails. */
async function prepare({ database, now, tokens: { issue } }: Mailing, mails: CallMails) {
  const { organizationId, callId, people } = mails;
  const prepared = await changeOrganization(database, { organizationId }, async (transaction) => {
    const sent = await readSentCall(transaction, { organizationId, callId });
    const { showId } = sent.call;
    const owners = people.map(({ id }) => ({ organizationId, showId, personId: id }));
    const { tokens } = await insertLinks(transaction, issue, owners, 'page', now());
    return { ...sent, tokens };
  });
  if (!prepared) throw notFound();
  return prepared;
}

/** Stores the results of a call's mails. */
async function settle(
  { database, now }: Mailing,
  { organizationId, callId }: CallMails,
  fates: ReadonlyMap<string, MailFate>,
): Promise<void> {
  await changeOrganization(database, { organizationId }, async (transaction, revision) => {
    const context = { transaction, organizationId, accountId: null, revision, now: now() };
    const changes = collectionChanges(sentCalls, context);
    const row = await changes.rows.find(callId);
    // The call was deleted meanwhile.
    if (!row || row.isRemoved) return;
    const undelivered = (row.item.undelivered ?? []).flatMap((one) => {
      const why = fates.get(one.personId) ?? one.why;
      return why === 'sent' ? [] : [{ ...one, why }];
    });
    await changes.store({ ...row.item, undelivered });
  });
}

/**
 * Mails a stored call to people, and stores the result of each mail. @returns the results, in the
 * order of the people
 */
export async function mailCall(
  services: Mailing,
  batch: MailBatch,
  mails: CallMails,
): Promise<readonly MailFate[]> {
  const { call, show, people, tokens } = await prepare(services, mails);
  const { entries, date } = call;
  const byId = new Map(people.map((person) => [person.id, person]));
  const { since } = mails;
  const changes = since ? callChanges(since.entries, entries, byId, NEUTRAL_CLOCK) : [];
  const { title, venue, timezone, custom } = show;
  const content = { title, venue, timezone, custom, date, entries, changes, people: byId };
  const fates = await Promise.all(
    mails.people.map((person, place) => {
      const link = `${services.publicOrigin}${myCallsPath(show.id)}#${tokens[place] ?? ''}`;
      return batch.send({
        to: person.email,
        ...callMail(person, { ...content, link }),
        links: [link],
      });
    }),
  );
  const byPerson = mails.people.map(({ id }, place) => [id, fates[place] ?? 'failed'] as const);
  await settle(services, mails, new Map(byPerson));
  return fates;
}
