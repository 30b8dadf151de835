import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  changeAsMember,
  collectionChanges,
  collectionPlugin,
  handleRoutes,
  inScope,
  type FeatureOptions,
  type MailFate,
} from '@standby/server-kit';
import type { Person } from '../../src/domain/person';
import type { SentCall } from '../../src/domain/schedule/sent-call';
import { sentAgain } from '../../src/domain/undelivered';
import { callRoutes, sentCallRoutes } from './call-contract';
import { mailCall } from './call-mails';
import { readCall, readSentCall, type CallKey } from './call-data';
import { sentCalls } from './sent-calls';
import { itemsById } from '../show-data';

/** Answer if the call went out before. */
const NOBODY = { mailed: 0, failed: 0, asked: 0, stopped: 0, withoutAddress: 0 } as const;

/** Counts the results of a call's mails. @throws {ApiError} if no mail went out */
function countMails(fates: readonly MailFate[], withoutAddress: number) {
  const count = (...some: readonly MailFate[]): number =>
    fates.filter((fate) => some.includes(fate)).length;
  const failed = count('refused', 'failed', 'too-many');
  if (failed > 0 && failed === fates.length) {
    const words =
      'None of the mails could be sent. The call is saved, with the reasons below; send it again later.';
    throw new ApiError(502, 'mail-failed', words);
  }
  return {
    mailed: count('sent'),
    failed,
    asked: count('asked'),
    stopped: count('stopped'),
    withoutAddress,
  };
}

/** Serves the daily calls: the sent calls, and the mail to the people called. */
export function serveCalls(app: FastifyInstance, options: FeatureOptions): void {
  const { authGuard, services } = options;
  const { database, companyMails, limits, now } = services;
  collectionPlugin(app, options, sentCallRoutes, sentCalls);

  const addressesOf = (people: readonly Person[]): string[] => people.map(({ email }) => email);

  /**
   * Reads the recipients of a call; undefined if it went out already, so that a repeated request
   * does not count mails.
   */
  const readAddressed = ({ id, ...key }: CallKey & { readonly id: string }) =>
    inScope(database.queries, key, async (transaction) => {
      const { organizationId } = key;
      const { addressed } = await readCall(transaction, key);
      const known = await itemsById<SentCall>(transaction, 'sentCall', {
        organizationId,
        ids: [id],
      });
      return known.has(id) ? undefined : addressed;
    });

  /** Stores a call before any mail goes out; returns undefined if the call is already stored. */
  function store(accountId: string, { id, ...key }: CallKey & { readonly id: string }) {
    const { organizationId, showId, date } = key;
    const member = { accountId, organizationId, permission: 'schedule:write' } as const;
    return changeAsMember(database, member, async (transaction, revision) => {
      const context = { transaction, organizationId, accountId, revision, now: now() };
      const changes = collectionChanges(sentCalls, context);
      if (await changes.rows.find(id)) return undefined;
      const call = await readCall(transaction, key);
      const { addressed } = call;
      const content = { showId, date, entries: [...call.entries], mailedTo: addressed.length };
      const { item } = await changes.create(id, content);
      const undelivered = addressed.map(
        (person) => ({ personId: person.id, why: 'sending' }) as const,
      );
      await changes.store({ ...item, undelivered });
      return call;
    });
  }

  handleRoutes(app, authGuard, callRoutes, {
    'POST /organizations/:organizationId/calls/send': async ({ account, params, body }) => {
      const sender = { organizationId: params.organizationId, accountId: account.accountId };
      const { organizationId } = sender;
      const key = { organizationId, ...body };
      const addressed = await readAddressed(key);
      if (!addressed) return NOBODY;
      await limits.take('dailyCallsByOrganization', organizationId);
      const batch = await companyMails.admit(sender, addressesOf(addressed));
      const call = await store(sender.accountId, key);
      if (!call) return NOBODY;
      const mails = { organizationId, callId: body.id, people: call.addressed, since: call.sent };
      return countMails(await mailCall(services, batch, mails), call.withoutAddress);
    },

    'POST /organizations/:organizationId/calls/:callId/send-again': async ({
      account: { accountId },
      params: { organizationId, callId },
    }) => {
      const { call, people } = await inScope(database.queries, { organizationId }, (transaction) =>
        readSentCall(transaction, { organizationId, callId }),
      );
      const again = new Set(sentAgain(call.undelivered).map(({ personId }) => personId));
      const missed = people.filter(({ id, email }) => again.has(id) && email !== '');
      const batch = await companyMails.admit({ organizationId, accountId }, addressesOf(missed));
      const mails = { organizationId, callId, people: missed, since: undefined };
      return countMails(await mailCall(services, batch, mails), again.size - missed.length);
    },
  });
}
