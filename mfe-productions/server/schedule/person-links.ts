import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  API_PREFIX,
  changeAsMember,
  changeOrganization,
  handleRoutes,
  inScope,
  notFound,
  type FeatureOptions,
} from '@standby/server-kit';
import { myCallsPath } from '@standby/contracts';
import { calendarText } from '../../src/domain/schedule/calendar-feed';
import { entriesFor, personPage } from '../../src/domain/schedule/person-page';
import { linkNoteRoutes } from '../notes/note-contract';
import { changeNote, readNotesFor } from '../notes/notes';
import { personLinkRoutes, personPageRoutes, type PersonLinkKind } from './link-contract';
import {
  deleteLinks,
  findPersonLink,
  insertLinks,
  listPersonLinks,
  listSeen,
  noteSeen,
  type PersonKey,
} from './link-repository';
import { callsOfShow, entriesOfShow, peopleOfShow, showOf } from '../show-data';

/**
 * Returns the same response for expired, revoked and unknown links, and for links of people who
 * left.
 */
const linkEnded = (): ApiError =>
  new ApiError(
    404,
    'link-ended',
    'This link is invalid or has expired. Ask the stage manager for a new one.',
  );

/** Serves the links through which people without an account read their calls and notes. */
export function servePersonLinks(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
): void {
  const { database, limits, publicOrigin, now, tokens } = services;
  const { queries } = database;

  const addressOf = (kind: PersonLinkKind, showId: string, token: string): string =>
    kind === 'page'
      ? `${publicOrigin}${myCallsPath(showId)}#${token}`
      : `${publicOrigin}${API_PREFIX}/calls/calendar.ics?token=${token}`;

  async function personOf(token: string, kind: PersonLinkKind): Promise<PersonKey> {
    const tokenHash = tokens.hashOf(token);
    const person = tokenHash && (await findPersonLink(queries, tokenHash, kind, now()));
    if (!person) throw linkEnded();
    return person;
  }

  /** Reads the content of a person's page. */
  function readPage(key: PersonKey) {
    return inScope(queries, key, async (transaction) => {
      const show = await showOf(transaction, key).catch(() => undefined);
      const people = await peopleOfShow(transaction, key);
      const person = people.find(({ id }) => id === key.personId);
      if (!show || !person) throw linkEnded();
      const entries = await entriesOfShow(transaction, key);
      const calls = await callsOfShow(transaction, key);
      const seen = await listSeen(transaction, key, person.id);
      return { show, person, entries, calls, seen };
    });
  }

  handleRoutes(app, authGuard, personLinkRoutes, {
    'GET /organizations/:organizationId/schedule-links/:showId': ({ params }) =>
      inScope(queries, params, async (transaction) => ({
        links: await listPersonLinks(transaction, params, now()),
        seen: await listSeen(transaction, params),
      })),

    'POST /organizations/:organizationId/schedule-links/:showId/:personId': async ({
      account: { accountId },
      params,
      body: { kind },
    }) => {
      const { organizationId, showId, personId } = params;
      await limits.take('personLinksByOrganization', organizationId);
      const member = { accountId, organizationId, permission: 'schedule:write' } as const;
      const made = await changeAsMember(database, member, async (transaction) => {
        const people = await peopleOfShow(transaction, params);
        if (!people.some(({ id }) => id === personId)) throw notFound();
        const owner = { organizationId, showId, personId };
        return insertLinks(transaction, tokens.issue, [owner], kind, now());
      });
      const [token = ''] = made.tokens;
      return {
        address: addressOf(kind, showId, token),
        expiresAt: made.expiresAt.toISOString(),
      };
    },

    'DELETE /organizations/:organizationId/schedule-links/:showId/:personId': async ({
      account: { accountId },
      params,
    }) => {
      const { organizationId } = params;
      const member = { accountId, organizationId, permission: 'schedule:write' } as const;
      await changeAsMember(database, member, (transaction) => deleteLinks(transaction, params));
    },
  });

  handleRoutes(app, authGuard, personPageRoutes, {
    'POST /calls/open': async ({ body: { token } }) => {
      const key = await personOf(token, 'page');
      const page = await readPage(key);
      const notes = await inScope(queries, key, (transaction) =>
        readNotesFor(transaction, key, page.person),
      );
      return personPage({ ...page, notes }, now().getTime());
    },

    'POST /calls/seen': async ({ body: { token, callId } }) => {
      const key = await personOf(token, 'page');
      const { calls } = await readPage(key);
      if (!calls.some(({ id }) => id === callId)) throw notFound();
      const seenAt = await inScope(queries, key, (transaction) =>
        noteSeen(transaction, key, callId, now()),
      );
      return { seenAt: seenAt.toISOString() };
    },

    'GET /calls/calendar.ics': async ({ query: { token }, reply }) => {
      const { show, person, entries } = await readPage(await personOf(token, 'calendar'));
      const { id: showId, title: showTitle, venue, timezone } = show;
      const name = `${showTitle}: ${person.name}`;
      const own = entriesFor(entries, person, show);
      const changedAt = [show.lastUpdated, person.updatedAt];
      const text = calendarText({
        name,
        showId,
        showTitle,
        venue,
        timezone,
        changedAt,
        entries: own,
      });
      await reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(text);
    },
  });

  handleRoutes(app, authGuard, linkNoteRoutes, {
    'POST /calls/notes': async ({ body: { token, ...said } }) => {
      const { organizationId, showId, personId } = await personOf(token, 'page');
      const done = await changeOrganization(
        database,
        { organizationId },
        async (transaction, revision) => {
          const people = await peopleOfShow(transaction, { organizationId, showId });
          const person = people.find(({ id }) => id === personId);
          if (!person) throw linkEnded();
          const context = { transaction, organizationId, accountId: null, revision, now: now() };
          return { notes: await changeNote(context, showId, person, said) };
        },
      );
      if (!done) throw linkEnded();
      return done;
    },
  });
}
