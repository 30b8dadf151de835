import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  ApiError,
  changeAsMember,
  collectionChanges,
  collectionPlugin,
  createCollectionTable,
  handleRoutes,
  inScope,
  type CollectionDefinition,
  type FeatureOptions,
  type TransactionQueries,
} from '@standby/server-kit';
import { myCallsPath } from '@standby/contracts';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { callMail } from '../../src/domain/schedule/call-mail';
import { callChanges, callTimes, entriesOn } from '../../src/domain/schedule/daily-call';
import {
  calledEntry,
  lastSent,
  newSentCall,
  unchangedCall,
  type SentCall,
  type SentCallContent,
} from '../../src/domain/schedule/sent-call';
import { callCollection, callRoutes, sentCallRoutes } from './call-contract';
import { insertLinks } from './link-repository';
import { callsOfShow, entriesOfShow, peopleOfShow, showOf } from './show-data';

export const sentCalls: CollectionDefinition<'calls', SentCall, SentCallContent> = {
  contract: callCollection,
  table: 'sent_call',
  make: newSentCall,
  change: unchangedCall,
  columnsOf: ({ showId }) => ({ showId }),
};

export const sentCallMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'sent_call');
    await sql`alter table sent_call add show_id text collate "C" not null`.execute(db);
    await sql`create index sent_call_show
      on sent_call (organization_id, show_id, revision, id)`.execute(db);
  },
};

interface CallKey {
  readonly organizationId: string;
  readonly showId: string;
  readonly date: string;
}

/** What the call of a day says now, and what it said when it went out the last time. */
async function readCall(transaction: TransactionQueries, { date, ...key }: CallKey) {
  const show = await showOf(transaction, key);
  const people = await peopleOfShow(transaction, key);
  const entries = entriesOn(await entriesOfShow(transaction, key), date).map(calledEntry);
  const sent = lastSent(await callsOfShow(transaction, key), date);
  return { show, people, entries, sent };
}

/** Serves the daily calls: what went out, and the mail to the people called. */
export function serveCalls(app: FastifyInstance, options: FeatureOptions): void {
  const { authGuard, services } = options;
  const { database, limits, mailer, publicOrigin, now, report } = services;
  collectionPlugin(app, options, sentCallRoutes, sentCalls);

  /** Stores that a call goes out, with a link for each person; undefined where it did already. */
  function store(accountId: string, { id, ...key }: CallKey & { readonly id: string }) {
    const { organizationId, showId, date } = key;
    const member = { accountId, organizationId, permission: 'schedule:write' } as const;
    return changeAsMember(database, member, async (transaction, revision) => {
      const context = { transaction, organizationId, accountId, revision, now: now() };
      const changes = collectionChanges(sentCalls, context);
      if (await changes.rows.find(id)) return undefined;
      const call = await readCall(transaction, key);
      const called = callTimes(call.entries, call.people).map(({ person }) => person);
      // A change concerns those, too, who are called no more.
      const before = callTimes(call.sent?.entries ?? [], call.people).map(({ person }) => person);
      const everybody = [...new Set([...called, ...before])];
      const addressed = everybody.filter(({ email }) => email !== '');
      const owners = addressed.map((person) => ({ organizationId, showId, personId: person.id }));
      const { tokens } = await insertLinks(
        transaction,
        services.tokens.issue,
        owners,
        'page',
        now(),
      );
      const mailedTo = addressed.length;
      await changes.create(id, { showId, date, entries: [...call.entries], mailedTo });
      const withoutAddress = everybody.length - mailedTo;
      return { ...call, addressed, tokens, withoutAddress };
    });
  }

  type Stored = NonNullable<Awaited<ReturnType<typeof store>>>;

  async function mail({ show, people, entries, sent, addressed, tokens }: Stored, date: string) {
    const byId = new Map(people.map((person) => [person.id, person]));
    const changes = sent ? callChanges(sent.entries, entries, byId, NEUTRAL_CLOCK) : [];
    const { title, venue, timezone } = show;
    const content = { title, venue, timezone, date, entries, changes, people: byId };
    const results = await Promise.allSettled(
      addressed.map((person, place) => {
        const link = `${publicOrigin}${myCallsPath(show.id)}#${tokens[place] ?? ''}`;
        return mailer.send({ to: person.email, ...callMail(person, { ...content, link }) });
      }),
    );
    const failures = results.filter((result) => result.status === 'rejected');
    const [first] = failures;
    if (first) report(first.reason, 'a daily call was not mailed');
    return failures.length;
  }

  handleRoutes(app, authGuard, callRoutes, {
    'POST /organizations/:organizationId/calls/send': async ({ account, params, body }) => {
      const { accountId } = account;
      const { organizationId } = params;
      await inScope(database.queries, { organizationId }, (transaction) =>
        showOf(transaction, { organizationId, showId: body.showId }),
      );
      await limits.take('dailyCallsByOrganization', organizationId);
      const stored = await store(accountId, { organizationId, ...body });
      if (!stored) return { mailed: 0, failed: 0, withoutAddress: 0 };
      const { withoutAddress, addressed } = stored;
      const failed = await mail(stored, body.date);
      if (failed > 0 && failed === addressed.length) {
        const words =
          'The mail server took none of the mails. The call is noted; send it again later.';
        throw new ApiError(502, 'mail-failed', words);
      }
      return { mailed: addressed.length - failed, failed, withoutAddress };
    },
  });
}
