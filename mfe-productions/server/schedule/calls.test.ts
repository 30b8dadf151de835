import { collectionOf } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createCompany, createOrganization } from 'server/testing/organizations';
import { haveAccepted } from 'server/testing/recipients';
import { startSmtp } from 'server/testing/smtp';
import { Person as Visitor, startTestServer, type TestServer } from 'server/testing/test-server';
import ICAL from 'ical.js';
import { createClient } from '@standby/api-client';
import { isPermitted, roles } from '@standby/contracts';
import { createMailer } from '@standby/server-kit/mail/mailer';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyEventForm, eventFormSchema } from '../../src/domain/event-form';
import type { Person, PersonContent } from '../../src/domain/person';
import type { Entry, EntryContent } from '../../src/domain/schedule/entry';
import type { Show, ShowContent } from '../../src/domain/show';
import { makeEntryContent } from '../../src/testing/make-entry';
import { makePersonContent } from '../../src/testing/make-person';
import { personCollection, scheduleCollection, showCollection } from '../contract';
import type { callRoutes, sentCallRoutes } from './call-contract';
import type { personLinkRoutes, personPageRoutes } from './link-contract';

const SEND = 'POST /organizations/:organizationId/calls/send';
const AGAIN = 'POST /organizations/:organizationId/calls/:callId/send-again';
const CALLS = 'GET /organizations/:organizationId/calls/changes';
const LINKS = 'GET /organizations/:organizationId/schedule-links/:showId';
const MAKE = 'POST /organizations/:organizationId/schedule-links/:showId/:personId';
const REVOKE = 'DELETE /organizations/:organizationId/schedule-links/:showId/:personId';

type Routes = typeof callRoutes &
  typeof sentCallRoutes &
  typeof personLinkRoutes &
  typeof personPageRoutes;

const clientOf = (member: Visitor) => createClient<Routes>('/api/v1', member.fetch);

const DATE = '2025-01-15';

/** Creates a show with a rehearsal that calls two people, only one with an address. */
async function openShow(owner: Visitor, organizationId: string) {
  const of = [owner, organizationId] as const;
  const shows = collectionOf<'shows', Show, ShowContent>(showCollection, ...of);
  const people = collectionOf<'people', Person, PersonContent>(personCollection, ...of);
  const schedule = collectionOf<'schedule', Entry, EntryContent>(scheduleCollection, ...of);
  const form = { ...emptyEventForm, title: 'Hamlet', venue: 'Old Mill', startDate: DATE };
  const { id: showId } = await shows.create(v.parse(eventFormSchema, form));
  const ann = await people.create(
    makePersonContent('Ann', {
      showId,
      email: 'ann@example.com',
      otherEmails: ['agent@example.com'],
    }),
  );
  const bo = await people.create(makePersonContent('Bo', { showId }));
  const content = makeEntryContent({ showId, title: 'Act 1', isFullCall: true, place: 'Studio A' });
  const entry = await schedule.create(content);
  return { showId, ann, bo, entry, schedule, people };
}

const tokenIn = (text = ''): string => /#(\S+)/u.exec(text)?.[1] ?? '';

onDatabase((database) => {
  let server: TestServer;
  let now = new Date('2025-01-14T20:00:00Z');
  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => now });
  });
  afterAll(() => server.close());

  async function open() {
    now = new Date('2025-01-14T20:00:00Z');
    const { organizationId, owner } = await createOrganization(server);
    const show = await openShow(owner, organizationId);
    await haveAccepted(server, organizationId, ['ann@example.com']);
    const { showId } = show;
    const send = (id = 'call-1') =>
      clientOf(owner)(SEND, { params: { organizationId }, body: { id, showId, date: DATE } });
    return { organizationId, owner, send, guest: new Visitor(server), ...show };
  }

  it('is mailed once to the people called, and stored as it went out', async () => {
    const { organizationId, owner, send, entry, schedule } = await open();
    server.mails.length = 0;
    expect(await send()).toMatchObject({ mailed: 1, failed: 0, withoutAddress: 1 });
    expect(await send()).toMatchObject({ mailed: 0 });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      to: 'ann@example.com',
      subject: 'Hamlet, call for Wednesday, January 15, 2025',
    });
    expect(server.mails[0]?.text).toContain('Ann, you are called at 10:00.');
    const params = { organizationId };
    const { changed } = await clientOf(owner)(CALLS, { params, query: {} });
    expect(changed.map(({ item }) => item)).toMatchObject([
      { id: 'call-1', date: DATE, mailedTo: 1, entries: [{ id: entry.id, title: 'Act 1' }] },
    ]);

    await schedule.update(entry.id, { place: 'Stage' });
    await send('call-2');
    expect(server.mails.at(-1)?.subject).toMatch(/^Changed: Hamlet/u);
    expect(server.mails.at(-1)?.text).toContain('was in Studio A');
  });

  it('links to the page of a person, who confirms having seen it', async () => {
    const { organizationId, owner, send, showId, ann, guest, people } = await open();
    await send();
    const token = tokenIn(server.mails.at(-1)?.text);
    const page = await clientOf(guest)('POST /calls/open', { body: { token } });
    expect(page).toMatchObject({ name: 'Ann', show: { title: 'Hamlet', timezone: 'EST' } });
    expect(page.entries).toMatchObject([{ title: 'Act 1', place: 'Studio A' }]);
    expect(page.calls).toMatchObject([{ id: 'call-1', seenAt: null }]);
    expect(JSON.stringify(page)).not.toContain('Bo');

    const body = { token, callId: 'call-1' };
    const first = await clientOf(guest)('POST /calls/seen', { body });
    now = new Date('2025-01-14T21:00:00Z');
    expect(await clientOf(guest)('POST /calls/seen', { body })).toEqual(first);
    const unknown = { token, callId: 'other' };
    await expect(clientOf(guest)('POST /calls/seen', { body: unknown })).rejects.toMatchObject({
      status: 404,
    });
    const params = { organizationId, showId };
    const { links, seen } = await clientOf(owner)(LINKS, { params });
    expect(seen).toEqual([{ callId: 'call-1', personId: ann.id, seenAt: first.seenAt }]);
    expect(links).toMatchObject([{ personId: ann.id, kind: 'page' }]);
    expect(JSON.stringify(links)).not.toContain(token);

    await people.remove(ann.id);
    await expect(clientOf(guest)('POST /calls/open', { body: { token } })).rejects.toMatchObject({
      status: 404,
      code: 'link-ended',
    });
  });

  it('feeds a calendar through a link, until the link is revoked or expires', async () => {
    const { organizationId, owner, showId, ann, bo, guest } = await open();
    const make = (personId: string, kind: 'page' | 'calendar') => {
      const params = { organizationId, showId, personId };
      return clientOf(owner)(MAKE, { params, body: { kind } });
    };
    const { address } = await make(ann.id, 'calendar');
    const { pathname, search } = new URL(address);
    const read = () => guest.inject({ url: pathname + search });
    const response = await read();
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [event] = new ICAL.Component(ICAL.parse(response.body) as unknown[]).getAllSubcomponents(
      'vevent',
    );
    expect(event?.getFirstPropertyValue('summary')).toBe('Hamlet: Act 1');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2025-01-15T15:00:00Z');

    const page = await make(bo.id, 'page');
    const wrongKind = { token: new URL(page.address).hash.slice(1) };
    expect((await guest.inject({ url: pathname, query: wrongKind })).statusCode).toBe(404);
    expect(
      (await guest.inject({ url: pathname, query: { token: 'x'.repeat(22) } })).statusCode,
    ).toBe(404);

    await clientOf(owner)(REVOKE, { params: { organizationId, showId, personId: ann.id } });
    expect((await read()).statusCode).toBe(404);
    expect(await clientOf(guest)('POST /calls/open', { body: wrongKind })).toMatchObject({
      name: 'Bo',
    });
    now = new Date('2025-06-01T00:00:00Z');
    await expect(clientOf(guest)('POST /calls/open', { body: wrongKind })).rejects.toMatchObject({
      code: 'link-ended',
    });
    expect(JSON.stringify(server.log)).not.toContain(search.slice(-20));
  });

  it('is sent, and its links are made, by members who may change the schedule', async () => {
    now = new Date();
    const { organizationId, members, owner } = await createCompany(server);
    const { showId, ann } = await openShow(owner, organizationId);
    for (const role of roles) {
      const call = clientOf(members[role]);
      const params = { organizationId, showId, personId: ann.id };
      await call(LINKS, { params });
      const acts = [
        () => call(SEND, { params, body: { id: `by-${role}`, showId, date: DATE } }),
        () => call(MAKE, { params, body: { kind: 'page' } }),
        () => call(REVOKE, { params }),
      ];
      for (const act of acts) {
        if (isPermitted(role, 'schedule:write')) await act();
        else await expect(act(), role).rejects.toMatchObject({ status: 403 });
      }
    }
    const other = await createOrganization(server);
    const params = { organizationId: other.organizationId, showId, personId: ann.id };
    await expect(
      clientOf(other.owner)(MAKE, { params, body: { kind: 'page' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      clientOf(other.owner)(SEND, { params, body: { id: 'x', showId, date: DATE } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  describe('with a mail server', () => {
    it('arrives there, and the people it does not reach are counted', async () => {
      const smtp = await startSmtp({ refused: ['refused@'] });
      const { received } = smtp;
      const mailer = createMailer(smtp, () => {});
      const { organizationId, owner, showId, people } = await open();
      const cy = await people.create(
        makePersonContent('Cy', { showId, email: 'refused@example.com' }),
      );
      await haveAccepted(server, organizationId, ['refused@example.com', 'cy@example.com']);
      const mailing = await startTestServer(database(), { now: () => now, mailer });
      const sender = new Visitor(mailing, owner.email);
      await sender.signIn();
      const params = { organizationId };
      const body = { id: 'call-1', showId, date: DATE };
      expect(await clientOf(sender)(SEND, { params, body })).toEqual({
        mailed: 1,
        failed: 1,
        asked: 0,
        stopped: 0,
        withoutAddress: 1,
      });
      const sent = async () => {
        const { changed } = await clientOf(sender)(CALLS, { params, query: {} });
        return changed[0]?.item;
      };
      expect(await sent()).toMatchObject({
        mailedTo: 2,
        undelivered: [{ personId: cy.id, why: 'refused' }],
      });
      expect(received).toHaveLength(1);
      expect(received[0]).toContain(`Reply-To: Mira Okafor <${owner.email}>`);

      await people.update(cy.id, { email: 'cy@example.com' });
      const again = { params: { organizationId, callId: 'call-1' } };
      expect(await clientOf(sender)(AGAIN, again)).toMatchObject({ mailed: 1, failed: 0 });
      expect(received).toHaveLength(2);
      expect(received[1]).toContain('To: cy@example.com');
      expect(await sent()).toMatchObject({ mailedTo: 2, undelivered: [] });
      await mailing.close();
      mailer.close();
      smtp.close();
      expect(received[0]).toContain('To: ann@example.com');
      expect(received[0]).toContain('Subject: Hamlet, call for Wednesday, January 15, 2025');
      expect(received[0]).toContain('Ann, you are called at 10:00');
      expect(JSON.stringify(mailing.log)).not.toContain('Ann');
    });
  });
});
