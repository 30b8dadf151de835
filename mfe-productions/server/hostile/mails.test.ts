import { onDatabase } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { choose, haveAccepted } from 'server/testing/recipients';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { sql } from '@standby/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePersonContent } from '../../src/testing/make-person';
import { makeEntryContent } from '../../src/testing/make-entry';
import type { reportSendRoutes, scheduleRoutes } from '../contract';
import type { callRoutes, sentCallRoutes } from '../schedule/call-contract';
import { beginShow, clientOf } from '../testing/stage-door';

type Routes = typeof callRoutes &
  typeof reportSendRoutes &
  typeof scheduleRoutes &
  typeof sentCallRoutes;

const DATE = '2025-01-15';
const CALLS = 'GET /organizations/:organizationId/calls/changes';
const SEND_CALL = 'POST /organizations/:organizationId/calls/send';
const SEND_REPORT = 'POST /organizations/:organizationId/reports/:itemId/send';
const ORGANIZATIONS = 'POST /organizations';

onDatabase((database) => {
  let server: TestServer;
  let now = new Date('2025-01-14T20:00:00Z');
  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => now });
  });
  afterAll(() => server.close());

  /** Creates a new organization with a show and adds strangers to one of its calls. */
  async function openShow(strangers: readonly string[] = []) {
    now = new Date('2025-01-14T20:00:00Z');
    const { organizationId, owner } = await beginShow(server);
    const params = { organizationId };
    const call = createClient<Routes>('/api/v1', owner.fetch);
    for (const [place, email] of strangers.entries()) {
      const content = makePersonContent(`Stranger ${place}`, { email });
      await clientOf(owner)('POST /organizations/:organizationId/people', {
        params,
        body: { id: `stranger-${place}`, content },
      });
    }
    const content = makeEntryContent({ showId: 'hamlet', isFullCall: true });
    await call('POST /organizations/:organizationId/schedule', {
      params,
      body: { id: 'scene', content },
    });
    const send = (id: string) =>
      call(SEND_CALL, { params, body: { id, showId: 'hamlet', date: DATE } });
    const sendReport = (to: readonly string[]) =>
      call(SEND_REPORT, { params: { ...params, itemId: 'fifth' }, body: { to: [...to] } });
    const calls = async () => (await call(CALLS, { params, query: {} })).changed;
    return { organizationId, owner, params, send, sendReport, calls };
  }

  const addresses = (count: number, host = 'example.com'): string[] => {
    const place = Math.random().toString(36).slice(2);
    return Array.from({ length: count }, (_, n) => `stranger-${n}-${place}@${host}`);
  };

  const mailsTo = (all: readonly string[]) => server.mails.filter(({ to }) => all.includes(to));

  describe('a stranger whom a company imports', () => {
    it('gets one question without any text of the company, and nothing else before the answer', async () => {
      const [ann = ''] = addresses(1);
      const { send, sendReport } = await openShow([ann]);
      for (const id of ['one', 'two', 'three']) {
        expect(await send(id)).toMatchObject({ mailed: 0, asked: 1 });
      }
      await sendReport([ann]);
      const mails = mailsTo([ann]);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toBe('A company on Standby wants to mail you calls and reports');
      expect(mails[0]?.text).not.toMatch(/Hamlet|Old Mill/u);
    });

    it('gets the waiting mails after accepting, and does not accept by merely opening the link', async () => {
      const [ann = ''] = addresses(1);
      const { calls, send, sendReport } = await openShow([ann]);
      await send('one');
      await sendReport([ann]);
      const link = new URL(mailsTo([ann])[0]?.stopAddress ?? '');
      const page = await server.app.inject({
        url: link.pathname + link.search,
        headers: { host: link.host },
      });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('They mail you nothing before you accept.');
      expect(mailsTo([ann])).toHaveLength(1);
      expect((await choose(server, ann)).body).toContain('Mails accepted');
      await expect
        .poll(() => mailsTo([ann]).map(({ subject }) => subject))
        .toEqual([
          'A company on Standby wants to mail you calls and reports',
          expect.stringContaining('Hamlet, call for'),
          expect.stringContaining('Show report: Hamlet'),
        ]);
      await expect
        .poll(async () => (await calls()).find(({ item }) => item.id === 'one')?.item.undelivered)
        .toEqual([]);
    });

    it('can stop the mails of a company with one press in a mail program', async () => {
      const [ann = ''] = addresses(1);
      const { organizationId, send } = await openShow([ann]);
      await haveAccepted(server, organizationId, [ann]);
      expect(await send('one')).toMatchObject({ mailed: 1 });
      await choose(server, ann, 'List-Unsubscribe=One-Click');
      expect(await send('two')).toMatchObject({ mailed: 0, stopped: 1 });
      expect(mailsTo([ann])).toHaveLength(1);
    });

    it('can stop the mails of every company, and accept one company again', async () => {
      const [ann = ''] = addresses(1);
      const first = await openShow([ann]);
      await first.send('one');
      await choose(server, ann, 'choice=stop-all');
      const second = await openShow([ann]);
      expect(await second.send('one')).toMatchObject({ asked: 0, stopped: 1 });
      expect(mailsTo([ann])).toHaveLength(1);
      await choose(server, ann, 'choice=accept');
      expect(await first.send('two')).toMatchObject({ mailed: 1 });
    });

    it('is asked by at most three companies a day', async () => {
      const [ann = ''] = addresses(1);
      for (let company = 0; company < 3; company += 1) {
        expect(await (await openShow([ann])).send('one')).toMatchObject({ asked: 1 });
      }
      const { calls, send } = await openShow([ann]);
      await expect(send('one')).rejects.toMatchObject({ status: 502, code: 'mail-failed' });
      expect(mailsTo([ann])).toHaveLength(3);
      expect((await calls())[0]?.item.undelivered).toMatchObject([{ why: 'too-many' }]);
    });

    it('gets nothing through a forged link or a link of another address', async () => {
      const made = await server.app.inject({
        method: 'POST',
        url: `/api/v1/mails/choice?token=${'A'.repeat(80)}`,
        headers: {
          host: 'localhost:4170',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'choice=accept',
      });
      expect(made.statusCode).toBe(404);
    });
  });

  describe('a new organization', () => {
    it('mails sixty people on its first day and more as it ages, and is refused before any mail goes out', async () => {
      const people = addresses(61);
      const { organizationId, owner, send, calls } = await openShow(people);
      await haveAccepted(server, organizationId, people);
      await expect(send('one')).rejects.toMatchObject({ status: 429 });
      expect(mailsTo(people)).toHaveLength(0);
      expect(await calls()).toEqual([]);
      const grow = (table: string, id: string) =>
        database().asOwner((rows) =>
          sql`update ${sql.table(table)} set created_at = ${new Date(now.getTime() - 86_400_000)}
            where id = ${id}`.execute(rows),
        );
      await grow('organization', organizationId);
      // The account is still new.
      await expect(send('one')).rejects.toMatchObject({ status: 429 });
      await grow('user', await owner.accountId());
      expect(await send('one')).toMatchObject({ mailed: 61 });
      await expect(send('two')).rejects.toMatchObject({ status: 429 });
      now = new Date('2025-01-15T00:00:01Z');
      expect(await send('two')).toMatchObject({ mailed: 61 });
    });

    it('counts mails instead of addresses, and does not count a repeated request', async () => {
      const [ann = ''] = addresses(1);
      const { organizationId, send } = await openShow(Array.from({ length: 31 }, () => ann));
      await haveAccepted(server, organizationId, [ann]);
      // Twenty mails arrive, and each one was counted.
      expect(await send('one')).toMatchObject({ mailed: 20, failed: 11 });
      expect(await send('one')).toMatchObject({ mailed: 0, failed: 0 });
      await expect(send('two')).rejects.toMatchObject({ status: 429 });
    });

    it('asks at most forty strangers of one mail host a day', async () => {
      const people = addresses(45, 'victim.example');
      const { send } = await openShow(people);
      expect(await send('one')).toMatchObject({ asked: 40, failed: 5 });
      expect(mailsTo(people)).toHaveLength(40);
    });

    it('mails an address at most twenty times a day', async () => {
      const [ann = ''] = addresses(1);
      const { organizationId, send } = await openShow([ann]);
      await haveAccepted(server, organizationId, [ann]);
      for (let times = 0; times < 20; times += 1) await send(`call-${times}`);
      await expect(send('one-more')).rejects.toMatchObject({ status: 502 });
      expect(mailsTo([ann])).toHaveLength(20);
    });

    it.each(['x@y.de,z', 'group:a@b.de;', 'Mira <a@b.de>'])('sends no report to %j', async (to) => {
      const { sendReport } = await openShow();
      const before = server.mails.length;
      await expect(sendReport([to])).rejects.toMatchObject({ status: 400 });
      expect(server.mails).toHaveLength(before);
    });

    it('does not claim to have mailed a call that was not mailed', async () => {
      const { calls, owner, params } = await openShow();
      const content = { showId: 'hamlet', date: DATE, entries: [], mailedTo: 300 };
      await createClient<Routes>('/api/v1', owner.fetch)(
        'POST /organizations/:organizationId/calls',
        { params, body: { id: 'forged', content } },
      );
      expect((await calls())[0]?.item).toMatchObject({ id: 'forged', mailedTo: 0 });
      const file = await owner.call('GET /organizations/:organizationId/export', { params });
      const sentAt = '2025-01-01T00:00:00.000Z';
      const collections = { calls: [{ ...content, id: 'from-a-file', sentAt }] };
      const body = { ...file, collections };
      await owner.call('POST /organizations/:organizationId/import', { params, body });
      const imported = (await calls()).find(({ item }) => item.id === 'from-a-file');
      expect(imported?.item.mailedTo).toBe(0);
    });
  });

  it('an account owns at most twenty organizations, even if it creates them all at once', async () => {
    const { owner } = await createOrganization(server);
    const making = Array.from({ length: 25 }, (_, n) =>
      owner.call(ORGANIZATIONS, { body: { name: `Globe ${n}` } }),
    );
    const made = await Promise.allSettled(making);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  });
});
