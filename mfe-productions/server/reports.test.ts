import { collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createCompany } from 'server/testing/organizations';
import {
  startTestServer,
  type Person as Member,
  type TestServer,
} from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { isPermitted, roles } from '@standby/contracts';
import { createMailer } from '@standby/server-kit/mail/mailer';
import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { haveAccepted } from 'server/testing/recipients';
import { startSmtp } from 'server/testing/smtp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyEventForm, eventFormSchema } from '../src/domain/event-form';
import { reportWith, type Report, type ReportContent } from '../src/domain/report/report';
import { makePersonContent } from '../src/testing/make-person';
import {
  type personRoutes,
  reportCollection,
  type reportRoutes,
  type reportSendRoutes,
  type showRoutes,
} from './contract';

const CHANGES = 'GET /organizations/:organizationId/reports/changes';
const CREATE = 'POST /organizations/:organizationId/reports';
const UPDATE = 'PATCH /organizations/:organizationId/reports/:itemId';
const SEND = 'POST /organizations/:organizationId/reports/:itemId/send';

type Routes = typeof reportRoutes & typeof reportSendRoutes & typeof showRoutes;

const clientOf = (member: Member) => createClient<Routes>('/api/v1', member.fetch);

const makeContent = (number: number, said: Partial<ReportContent> = {}): ReportContent =>
  reportWith({
    showId: 'hamlet',
    kind: 'performance',
    number,
    date: '2025-01-15',
    startTime: '19:30',
    ...said,
  });

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeItemContract<Report, ReportContent>('the reports of the server', {
    makeItem: (number) => makeContent(number),
    open: collectionOpener(reportCollection, () => server),
  });

  /** Creates an organization with a show and the report of its first performance. */
  async function openReport(said: Partial<ReportContent> = {}, at: TestServer = server) {
    const company = await createCompany(at);
    const { organizationId, owner } = company;
    const params = { organizationId };
    const form = { ...emptyEventForm, title: 'Hamlet', venue: 'Old Mill', startDate: '2025-01-10' };
    await clientOf(owner)('POST /organizations/:organizationId/shows', {
      params,
      body: { id: 'hamlet', content: v.parse(eventFormSchema, form) },
    });
    await clientOf(owner)(CREATE, { params, body: { id: 'first', content: makeContent(1, said) } });
    return { ...company, params: { ...params, itemId: 'first' } };
  }

  describe('a report', () => {
    it('is visible to all except for accidents and absences, and written by members who run the show', async () => {
      const absences = [{ name: 'Oskar', position: 'Ghost', state: 'late', at: '19:10' } as const];
      const { members, params } = await openReport({ incidents: 'A sprained ankle', absences });
      for (const role of roles) {
        const call = clientOf(members[role]);
        const { changed } = await call(CHANGES, { params, query: {} });
        const mayKnow = isPermitted(role, 'people:confidential');
        expect(changed[0]?.item.incidents).toBe(mayKnow ? 'A sprained ankle' : '');
        expect(changed[0]?.item.absences).toHaveLength(mayKnow ? 1 : 0);
        const writing = () => call(UPDATE, { params, body: { change: { house: role } } });
        const sending = () =>
          call(SEND, {
            params: { ...params, itemId: 'nothing' },
            body: { to: ['a@b.de'] },
          });
        if (isPermitted(role, 'reports:write')) {
          await expect(writing()).resolves.toMatchObject({ item: { house: role } });
          await expect(sending()).rejects.toMatchObject({ status: 404 });
        } else {
          await expect(writing()).rejects.toMatchObject({ status: 403 });
          await expect(sending()).rejects.toMatchObject({ status: 403 });
        }
      }
    });

    it('shows the notes of a department to its people and to members who run the show', async () => {
      const note = (id: string, department: string) => ({
        id,
        atMs: 1,
        moment: 'Act 1',
        department,
        text: `For ${department}`,
      });
      const notes = [note('1', 'Lighting'), note('2', 'Sound'), note('3', 'General')];
      const facts = {
        curtainAtMs: null,
        upAtMs: null,
        downAtMs: null,
        runMs: 0,
        showMs: 0,
        calls: [],
        parts: [],
        holds: [],
        cues: [],
        notes,
      };
      const { owner, members, params } = await openReport({ notes, facts });
      const { members: accounts } = await owner.call('GET /organizations/:organizationId/members', {
        params,
      });
      const operator = accounts.find(({ role }) => role === 'light-board-operator');
      const asOwner = createClient<typeof personRoutes>('/api/v1', owner.fetch);
      await asOwner('POST /organizations/:organizationId/people', {
        params,
        body: {
          id: 'theo',
          content: makePersonContent('Theo', {
            showId: 'hamlet',
            department: 'Lighting',
            memberId: operator?.accountId ?? '',
          }),
        },
      });
      for (const role of roles) {
        const { changed } = await clientOf(members[role])(CHANGES, { params, query: {} });
        const { item } = changed[0] ?? {};
        const seen = isPermitted(role, 'notes:read') ? notes : notes.slice(0, 1);
        expect(item?.notes, role).toEqual(seen);
        expect(item?.facts?.notes, role).toEqual(seen);
      }
    });

    it('is mailed to each address separately, and frozen from then on', async () => {
      const { owner, params } = await openReport({ house: '412 of 500' });
      const call = clientOf(owner);
      const to = ['producer@example.com', 'director@example.com'];
      await haveAccepted(server, params.organizationId, [...to, 'press@example.com']);
      const before = server.mails.length;
      const { report, failed } = await call(SEND, { params, body: { to } });
      expect(failed).toEqual([]);
      expect(report).toMatchObject({ sentTo: to, sentAt: expect.stringMatching(/^\d{4}-/u) });
      const mails = server.mails.slice(before);
      expect(mails.map((mail) => mail.to).toSorted()).toEqual(to.toSorted());
      expect(mails[0]).toMatchObject({
        subject: 'Show report: Hamlet · Performance 1',
        text: expect.stringContaining('House: 412 of 500'),
      });
      await expect(
        call(UPDATE, { params, body: { change: { house: '0' } } }),
      ).rejects.toMatchObject({ status: 409, code: 'report-sent' });
      const again = await call(SEND, { params, body: { to: ['press@example.com'] } });
      expect(again.report).toMatchObject({
        sentAt: report.sentAt,
        sentTo: [...to, 'press@example.com'],
      });
    });

    it('cannot be marked as sent by any request', async () => {
      const { owner, params } = await openReport();
      const change = { sentAt: '2025-01-15T23:00:00.000Z', sentTo: ['x@y.de'] } as object;
      const { item } = await clientOf(owner)(UPDATE, { params, body: { change } });
      expect(item).toMatchObject({ sentAt: '', sentTo: [] });
    });

    it('is sent by a real mail server, names a refused address, and is sent again to that address alone', async () => {
      const smtp = await startSmtp({ refused: ['gone@'] });
      const mailer = createMailer(smtp, () => undefined);
      const mailing = await startTestServer(database(), { mailer });
      const { owner, params } = await openReport({ house: '412 of 500' }, mailing);
      const to = ['gone@example.com', 'here@example.com'];
      await haveAccepted(mailing, params.organizationId, to);
      const call = clientOf(owner);
      const { failed, report } = await call(SEND, { params, body: { to } });
      expect(failed).toEqual(['gone@example.com']);
      expect(report).toMatchObject({
        sentTo: to,
        undelivered: [{ to: 'gone@example.com', why: 'refused' }],
      });
      expect(smtp.received).toHaveLength(1);
      const mail = smtp.received.join('');
      expect(mail).toContain('To: here@example.com');
      expect(mail).toContain('House: 412 of 500');
      expect(mail).toContain(`Reply-To: Mira Okafor <${owner.email}>`);
      const again = await call(SEND, { params, body: { to: ['gone@example.com'] } });
      expect(again.report).toMatchObject({ sentTo: to, undelivered: [{ why: 'refused' }] });
      expect(smtp.received).toHaveLength(1);
      const { changed } = await call(CHANGES, { params, query: {} });
      expect(changed[0]?.item).toEqual(again.report);
      mailer.close();
      await mailing.close();
      smtp.close();
    });
  });
});
