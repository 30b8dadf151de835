import { onDatabase } from 'server/testing/databases';
import { haveAccepted } from 'server/testing/recipients';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { sql } from '@standby/server-kit';
import { purgeRemoved } from '@standby/server-kit/features/purge-removed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportWith } from '../../src/domain/report/report';
import type { reportSendRoutes } from '../contract';
import { productions } from '../feature';
import { beginShow, clientOf } from '../testing/stage-door';

const CHANGES = 'GET /organizations/:organizationId/reports/changes';
const CREATE = 'POST /organizations/:organizationId/reports';
const DELETE = 'DELETE /organizations/:organizationId/reports/:itemId';
const EXPORT = 'GET /organizations/:organizationId/export';
const IMPORT = 'POST /organizations/:organizationId/import';
const SEND = 'POST /organizations/:organizationId/reports/:itemId/send';
const UPDATE = 'PATCH /organizations/:organizationId/reports/:itemId';
const SIGN_IN = 'POST /organizations/:organizationId/sign-ins';

const addresses = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, n) => `producer-${n + from}@example.com`);

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  async function openReport() {
    const { organizationId, owner } = await beginShow(server);
    const params = { organizationId };
    const report = { organizationId, itemId: 'fifth' };
    const call = clientOf(owner);
    const send = (to: string[], itemId = 'fifth') =>
      createClient<typeof reportSendRoutes>('/api/v1', owner.fetch)(SEND, {
        params: { ...params, itemId },
        body: { to },
      });
    const list = async () => {
      const { changed } = await call(CHANGES, { params, query: {} });
      return changed.map(({ item }) => item);
    };
    return { organizationId, owner, params, report, call, send, list };
  }

  describe('a report that goes to many addresses', () => {
    it('stays readable, and is refused beyond the limit before any mail goes out', async () => {
      const { list, organizationId, send } = await openReport();
      // The organization is old enough to send this many mails a day.
      await database().asOwner((owner) =>
        sql`update "user" set created_at = '2020-01-01'`
          .execute(owner)
          .then(() =>
            sql`update organization set created_at = '2020-01-01' where id = ${organizationId}`.execute(
              owner,
            ),
          ),
      );
      await haveAccepted(server, organizationId, addresses(201));
      await send(addresses(30));
      await send(addresses(21, 30));
      expect((await list())[0]?.sentTo).toHaveLength(51);
      for (const from of [51, 101, 151]) await send(addresses(from === 151 ? 49 : 50, from));
      const before = server.mails.length;
      await expect(send(addresses(1, 200))).rejects.toMatchObject({ status: 409 });
      expect(server.mails).toHaveLength(before);
      expect((await list())[0]?.sentTo).toHaveLength(200);
    });
  });

  describe('a report that was sent', () => {
    async function openSentReport() {
      const opened = await openReport();
      const { organizationId, owner, params, send } = opened;
      await haveAccepted(server, organizationId, ['producer@example.com', 'press@example.com']);
      await send(['producer@example.com']);
      const file = await owner.call(EXPORT, { params });
      const [sent] = file.collections['reports'] ?? [];
      const forged = { ...sent, summary: 'All went well.', date: '2025-01-14', sentTo: ['x@y.de'] };
      const take = (report: object) =>
        owner.call(IMPORT, {
          params,
          body: { ...file, collections: { reports: [{ id: 'fifth', ...report }] } },
        });
      return { ...opened, forged, sent: { ...sent }, take };
    }

    it('is restored from a file as it was sent, not as the file claims', async () => {
      const { call, forged, list, report, sent, take } = await openSentReport();
      await call(DELETE, { params: report });
      await take(forged);
      expect(await list()).toEqual([sent]);
    });

    it('keeps its id when it is deleted for good', async () => {
      const { call, forged, list, params, report, sent, take } = await openSentReport();
      await call(DELETE, { params: report });
      await purgeRemoved(database(), [productions], new Date(Date.now() + 31 * 86_400_000));
      await expect(take(forged)).rejects.toMatchObject({ status: 409, code: 'sealed' });
      const said = { showId: 'hamlet', kind: 'performance', number: 5 } as const;
      const content = reportWith({ ...said, date: '2025-01-15', startTime: '19:30' });
      const creating = call(CREATE, { params, body: { id: 'fifth', content } });
      await expect(creating).rejects.toMatchObject({ status: 409, code: 'sealed' });
      expect(await list()).toEqual([]);
      await take(sent);
      expect(await list()).toEqual([sent]);
    });

    it('is marked as coming from a file if another server sent it', async () => {
      const { list, forged, take } = await openSentReport();
      await take({ ...forged, id: 'other' });
      expect(await list()).toContainEqual(
        expect.objectContaining({ id: 'other', isFromFile: true }),
      );
    });

    it('is not sent again if its row was changed behind the server’s back', async () => {
      const { organizationId, send } = await openSentReport();
      await database().asOwner((owner) =>
        sql`update report set item = item || '{"summary":"All went well."}'
          where organization_id = ${organizationId} and id = 'fifth'`.execute(owner),
      );
      const before = server.mails.length;
      await expect(send(['press@example.com'])).rejects.toMatchObject({ code: 'seal-broken' });
      expect(server.mails).toHaveLength(before);
    });
  });

  describe('an item that refers to another show', () => {
    async function openTwoShows() {
      const opened = await openReport();
      const { call, params } = opened;
      const said = { showId: 'lear', kind: 'performance', number: 1 } as const;
      const content = reportWith({ ...said, date: '2025-01-15', startTime: '19:30' });
      await call(CREATE, { params, body: { id: 'of-lear', content } });
      return { ...opened, content };
    }

    it('is refused as a sign-in', async () => {
      const { call, params } = await openTwoShows();
      const line = { showId: 'lear', state: 'in', by: 'desk' } as const;
      for (const names of [
        { reportId: 'of-lear', personId: 'idris' },
        { reportId: 'fifth', personId: 'nobody' },
      ]) {
        const signing = call(SIGN_IN, {
          params,
          body: { id: 'a', content: { ...line, ...names } },
        });
        await expect(signing).rejects.toMatchObject({ status: 400, code: 'invalid' });
      }
    });

    it('is refused as a correction, and so is a report that corrects itself', async () => {
      const { call, content, owner, params, report } = await openTwoShows();
      const correct = (id: string, corrects: string, showId: string, version = 2) =>
        call(CREATE, { params, body: { id, content: { ...content, showId, corrects, version } } });
      await expect(correct('a', 'fifth', 'lear')).rejects.toMatchObject({ status: 400 });
      await expect(correct('a', 'a', 'lear')).rejects.toMatchObject({ status: 400 });
      await expect(correct('a', 'of-lear', 'lear', 1)).rejects.toMatchObject({ status: 400 });
      const { item } = await call(UPDATE, {
        params: report,
        body: { change: { corrects: 'fifth', version: 9 } },
      });
      expect(item).toMatchObject({ corrects: '', version: 1 });
      const file = await owner.call(EXPORT, { params });
      const [known] = file.collections['reports'] ?? [];
      const circle = [
        { ...known, id: 'one', corrects: 'two', version: 2 },
        { ...known, id: 'two', corrects: 'one', version: 3 },
      ];
      const body = { ...file, collections: { reports: circle } };
      await expect(owner.call(IMPORT, { params, body })).rejects.toMatchObject({ status: 400 });
    });
  });
});
