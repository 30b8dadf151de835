import { onDatabase } from 'server/testing/databases';
import { createCompany, createOrganization } from 'server/testing/organizations';
import { haveAccepted } from 'server/testing/recipients';
import { startSmtp } from 'server/testing/smtp';
import {
  startTestServer,
  type Person as Member,
  type TestServer,
} from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { isPermitted, roles } from '@standby/contracts';
import { purgeRemoved } from '@standby/server-kit/features/purge-removed';
import { createMailer } from '@standby/server-kit/mail/mailer';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyEventForm, eventFormSchema } from '../../src/domain/event-form';
import { PICTURE_BYTES_MAX } from '../../src/domain/report/pictures';
import { reportWith } from '../../src/domain/report/report';
import type { reportRoutes, reportSendRoutes, showRoutes } from '../contract';
import { productions } from '../feature';
import { makeJpeg } from '../testing/jpeg';
import type { pictureRoutes } from './picture-contract';

type Routes = typeof pictureRoutes &
  typeof reportRoutes &
  typeof reportSendRoutes &
  typeof showRoutes;

const ADD = 'POST /organizations/:organizationId/reports/:itemId/pictures';
const DELETE = 'DELETE /organizations/:organizationId/reports/:itemId/pictures/:pictureId';
const UPDATE = 'PATCH /organizations/:organizationId/reports/:itemId';
const SEND = 'POST /organizations/:organizationId/reports/:itemId/send';

const clientOf = (member: Member) => createClient<Routes>('/api/v1', member.fetch);

const JPEG = makeJpeg();
const data = JPEG.toString('base64');

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  /** Creates a report with a picture. */
  async function openReport(at: TestServer = server) {
    const company = await createCompany(at);
    const { organizationId, owner } = company;
    const call = clientOf(owner);
    const params = { organizationId };
    const form = { ...emptyEventForm, title: 'Hamlet', venue: 'Old Mill', startDate: '2025-01-10' };
    await call('POST /organizations/:organizationId/shows', {
      params,
      body: { id: 'hamlet', content: v.parse(eventFormSchema, form) },
    });
    const said = { showId: 'hamlet', kind: 'performance', number: 1 } as const;
    const content = reportWith({ ...said, date: '2025-01-15', startTime: '19:30' });
    const body = { id: 'first', content };
    await call('POST /organizations/:organizationId/reports', { params, body });
    const report = { ...params, itemId: 'first' };
    await call(ADD, { params: report, body: { id: 'chair', data } });
    const pictures = [{ id: 'chair', caption: 'A broken chair' }];
    await call(UPDATE, { params: report, body: { change: { pictures } } });
    return { ...company, call, report };
  }

  const see = (member: Member, organizationId: string, id = 'chair') =>
    member.inject({ url: `/api/v1/organizations/${organizationId}/report-pictures/${id}` });

  describe('a picture of a report', () => {
    it('contains only picture data, and is visible to the members of the organization', async () => {
      const { members, organizationId } = await openReport();
      for (const role of roles) {
        const response = await see(members[role], organizationId);
        expect(response.statusCode).toBe(200);
        expect(response.rawPayload).toEqual(JPEG);
        expect(response.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'no-store',
        });
      }
      const stranger = await createOrganization(server);
      expect((await see(stranger.owner, organizationId)).statusCode).toBe(404);
      expect((await see(stranger.owner, stranger.organizationId)).statusCode).toBe(404);
    });

    it('is added and deleted by members who write reports', async () => {
      const { members, report } = await openReport();
      for (const role of roles) {
        const call = clientOf(members[role]);
        const adding = () => call(ADD, { params: report, body: { id: `by-${role}`, data } });
        const isWriter = isPermitted(role, 'reports:write');
        if (isWriter) await expect(adding()).resolves.toEqual({ id: `by-${role}` });
        else await expect(adding()).rejects.toMatchObject({ status: 403 });
        const deleting = () => call(DELETE, { params: { ...report, pictureId: `by-${role}` } });
        if (isWriter) await deleting();
        else await expect(deleting()).rejects.toMatchObject({ status: 403 });
      }
    });

    it.each([
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
      ['one that is too large', Buffer.concat([JPEG, Buffer.alloc(PICTURE_BYTES_MAX)])],
    ])('is not %s', async (_what, bytes) => {
      const { call, organizationId, owner, report } = await openReport();
      const body = { id: 'x', data: bytes.toString('base64') };
      await expect(call(ADD, { params: report, body })).rejects.toMatchObject({ status: 400 });
      expect((await see(owner, organizationId, 'x')).statusCode).toBe(404);
    });

    it('is limited in number', async () => {
      const { call, report } = await openReport();
      const add = (id: string) => call(ADD, { params: report, body: { id, data } });
      for (let count = 1; count < 12; count += 1) await add(`p-${count}`);
      await expect(add('p-12')).rejects.toMatchObject({ status: 409, code: 'limit-reached' });
    });

    it('is attached to the mail, and stays with a sent report', async () => {
      const smtp = await startSmtp({ refused: ['gone@'] });
      const mailer = createMailer(smtp, () => undefined);
      const mailing = await startTestServer(database(), { mailer });
      const { call, organizationId, owner, report } = await openReport(mailing);
      await haveAccepted(mailing, organizationId, ['here@example.com']);
      await call(SEND, { params: report, body: { to: ['here@example.com'] } });
      const mail = smtp.received.join('');
      expect(mail).toContain('A broken chair');
      expect(mail).toContain('filename=picture-1.jpg');
      expect(mail.replaceAll('\r\n', '')).toContain(data);
      const deleting = call(DELETE, { params: { ...report, pictureId: 'chair' } });
      await expect(deleting).rejects.toMatchObject({ status: 409, code: 'report-sent' });
      const adding = call(ADD, { params: report, body: { id: 'late', data } });
      await expect(adding).rejects.toMatchObject({ status: 409, code: 'report-sent' });
      expect((await see(owner, organizationId)).statusCode).toBe(200);
      mailer.close();
      await mailing.close();
      smtp.close();
    });

    it('is removed with the report, thirty days after its deletion', async () => {
      const { call, organizationId, owner, report } = await openReport();
      await call('DELETE /organizations/:organizationId/reports/:itemId', { params: report });
      const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
      await purgeRemoved(database(), [productions], later(29));
      expect((await see(owner, organizationId)).statusCode).toBe(200);
      await purgeRemoved(database(), [productions], later(31));
      expect((await see(owner, organizationId)).statusCode).toBe(404);
    });
  });
});
