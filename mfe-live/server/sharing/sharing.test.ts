import { createClient } from '@standby/api-client';
import { onEachDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Act, stateOf } from '@standby/live-room';
import type { LinkKind, linkRoutes, questionRoutes } from '../contract';
import { REVOKE_DELAY_MS } from './link-limits';
import { addShow, type LiveServer, startLiveServer } from '../testing/live-server';
import type { LiveClient } from '../testing/live-client';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

const HOUR_MS = 60 * 60 * 1000;

const LINKS = '/organizations/:organizationId/live/:showId/links';
const callAs = (person: Person) =>
  createClient<typeof linkRoutes & typeof questionRoutes>('/api/v1', person.fetch);

onEachDatabase((database) => {
  let live: LiveServer;
  let windows: LiveWindows;
  let passedMs = 0;
  beforeAll(async () => {
    live = await startLiveServer(database(), { now: () => new Date(Date.now() + passedMs) });
  });
  afterAll(() => live.close());
  beforeEach(async () => {
    passedMs = 0;
    windows = await openLiveWindows(live);
  });
  afterEach(() => windows.close());

  const params = () => {
    const { organizationId, showId } = windows.company;
    return { organizationId, showId };
  };
  const share = (kind: LinkKind, body: { hours?: number; name?: string } = {}) =>
    callAs(windows.company.owner)(`POST ${LINKS}`, { params: params(), body: { kind, ...body } });
  const listed = async () =>
    (await callAs(windows.company.owner)(`GET ${LINKS}`, { params: params() })).links;
  const revoke = (linkId: string) =>
    callAs(windows.company.owner)(`DELETE ${LINKS}/:linkId`, { params: { ...params(), linkId } });

  const restore = (linkId: string) =>
    callAs(windows.company.owner)(`POST ${LINKS}/:linkId/restore`, {
      params: { ...params(), linkId },
    });

  async function opened(token: string): Promise<Person> {
    const person = new Person(live.server);
    await callAs(person)('POST /live/links/open', { body: { token } });
    return person;
  }

  describe('L1: a link', () => {
    it('carries 128 random bits in its fragment; the server stores their hash, and them sealed', async () => {
      const { token, address } = await share('viewer');
      expect(token).toMatch(/^[\w-]{22}$/u);
      expect(address).toBe(`http://localhost:4170/room/${params().showId}/viewer#${token}`);
      const rows = await database().asOwner((owner) =>
        sql<{ row: string }>`select live_link::text as row from live_link`.execute(owner),
      );
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(live.server.log)).not.toContain(token);
    });

    it('has an address that those see again who may make links', async () => {
      const made = await share('viewer', { name: 'Foyer left' });
      expect(await listed()).toMatchObject([{ id: made.id, address: made.address }]);
      expect(await revoke(made.id)).toMatchObject({ address: made.address });
      const guest = await opened(made.token);
      const refused = callAs(guest)(`GET ${LINKS}`, { params: params() });
      await expect(refused).rejects.toMatchObject({ status: 401 });
    });

    it('is exchanged for a cookie that no script reads', async () => {
      const { token } = await share('viewer');
      const person = new Person(live.server);
      const response = await person.inject({
        method: 'POST',
        url: '/api/v1/live/links/open',
        payload: { token },
      });
      expect(JSON.parse(response.body)).toMatchObject({ ...params(), kind: 'viewer' });
      expect(response.headers['set-cookie']).toMatch(
        /^standby\.live\.viewer\.\w{16}=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/u,
      );
    });
  });

  describe('L2: a link', () => {
    it('lets a viewer in, who may do nothing', async () => {
      const { token } = await share('viewer');
      const viewer = windows.connect({ person: await opened(token) });
      expect((await viewer.hello('controller'))?.self.role).toBe('viewer');
      viewer.sendEvents(viewer.write({ type: 'flash' }));
      expect(await viewer.next('refused')).toMatchObject({ reason: 'not-allowed' });
    });

    it('lets a cue light in, which answers and does nothing else', async () => {
      const { token } = await share('department');
      const desk = await windows.desk();
      const light = windows.connect({ person: await opened(token) });
      expect((await light.hello('department'))?.self.role).toBe('department');
      const answer: Act = { type: 'acknowledge-cues', cueIds: ['lx1'] };
      const asLight = { role: 'department' } as const;
      light.sendEvents(light.write(answer, Date.now(), asLight));
      expect((await desk.next('events'))?.events).toMatchObject([{ by: light.by, act: answer }]);
      light.sendEvents(light.write({ type: 'flash' }, Date.now(), asLight));
      expect(await light.next('refused')).toMatchObject({ reason: 'not-allowed' });
      const asDesk = windows.connect({ person: await opened(token) });
      expect((await asDesk.hello('controller'))?.self.role).toBe('viewer');
    });

    it('lets a controller in under the link’s name', async () => {
      const { token } = await share('controller', { name: 'Guest desk' });
      const desk = await windows.desk();
      const guest = windows.connect({ person: await opened(token) });
      expect((await guest.hello('controller'))?.self.role).toBe('controller');
      guest.sendEvents(guest.write({ type: 'flash' }));
      expect((await desk.next('events'))?.authors).toEqual([{ by: guest.by, name: 'Guest desk' }]);
      const roster = await desk.next('roster', ({ screens }) =>
        screens.some(({ id }) => id === guest.by),
      );
      expect(roster?.screens.find(({ id }) => id === guest.by)?.person).toBeNull();
    });

    it('P8: says who came by it, once they said their name, to desks, log and history', async () => {
      const { token } = await share('deputy', { name: 'Prompt corner' });
      const desk = await windows.desk();
      const person = await opened(token);
      const deputy = windows.connect({ person });
      await deputy.hello('controller');
      const nameOf = ({ by }: LiveClient) => desk.screens().get(by)?.name;
      await desk.until(() => nameOf(deputy) === 'Prompt corner');
      const minute = () =>
        deputy.write({ type: 'adjust', timerId: 'timer-1', byMs: 60_000 }, Date.now(), {
          role: 'deputy',
        });
      const named = (name: string) => [{ by: deputy.by, name }];
      deputy.sendEvents(minute());
      await desk.until(() => desk.position === 1);
      expect(desk.of('events').at(-1)?.authors).toEqual(named('Prompt corner'));
      const presence = { kind: 'presence', visibility: 'visible', shown: 1 } as const;
      deputy.send({ ...presence, name: 'Anna' });
      await desk.until(() => nameOf(deputy) === 'Prompt corner: Anna');
      deputy.sendEvents(minute());
      await desk.until(() => desk.position === 2);
      expect(desk.of('events').at(-1)?.authors).toEqual(named('Prompt corner: Anna'));
      const later = await windows.desk();
      expect(later.of('welcome').at(-1)?.authors).toEqual(named('Prompt corner: Anna'));
      const { owner, organizationId, showId } = windows.company;
      const history = await owner.inject({
        url: `/api/v1/organizations/${organizationId}/live/${showId}/history?format=csv`,
      });
      expect(history.body.match(/Prompt corner: Anna/gu)).toHaveLength(2);

      // An account has its own name, whatever its window says; a viewer is a screen.
      const viewer = await windows.viewer();
      for (const window of [later, viewer]) window.send({ ...presence, name: 'Nobody' });
      await desk.until(() => desk.screens().get(viewer.by)?.isCurrent === false);
      for (const window of [later, viewer])
        expect(desk.screens().get(window.by)).not.toHaveProperty('name');
      deputy.sendRaw(JSON.stringify({ ...presence, name: '  ' }));
      expect(await deputy.bye()).toBe('malformed');
    });

    it('lets a deputy in, who gives minutes and calls, and takes back their own acts alone', async () => {
      const { token } = await share('deputy');
      const desk = await windows.desk();
      const deputy = windows.connect({ person: await opened(token) });
      expect((await deputy.hello('controller'))?.self.role).toBe('deputy');
      desk.sendEvents(desk.write({ type: 'flash' }));
      await desk.acknowledged();
      const acts = [
        { type: 'adjust', timerId: 'timer-1', byMs: 60_000 },
        { type: 'undo', entryId: `${desk.by}:1` },
        { type: 'pause', timerId: 'timer-1' },
      ] as const;
      deputy.sendEvents(...acts.map((act) => deputy.write(act, Date.now(), { role: 'deputy' })));
      expect(await deputy.next('refused')).toMatchObject({ reason: 'not-allowed', seq: 3 });
      await desk.until(() => desk.position === 3);
      const { timers, flash } = stateOf(desk.log);
      expect(timers[0]?.adjustedMs).toBe(60_000);
      expect(flash).not.toBeNull();
    });

    it('lets a department in, which acknowledges and answers, and shows a light alone', async () => {
      const { token } = await share('department');
      const desk = await windows.desk();
      desk.sendEvents(
        desk.write({ type: 'set-curtain', curtainAtMs: Date.now(), custom: 'british' }),
        desk.write({ type: 'give-call', call: 'half', messageId: 'm1', text: 'Half' }),
      );
      await desk.acknowledged();
      const person = await opened(token);
      const phone = windows.connect({ person });
      expect((await phone.hello('department'))?.self.role).toBe('department');
      phone.sendEvents(
        phone.write({ type: 'answer-call', call: 'half', name: 'Sound' }, Date.now(), {
          role: 'department',
        }),
      );
      await desk.until(() => desk.position === 3);
      expect(stateOf(desk.log).calls?.given[0]?.answers).toMatchObject([{ name: 'Sound' }]);
      expect((await windows.connect({ person }).hello('controller'))?.self.role).toBe('viewer');
    });

    it('is for one room and one purpose', async () => {
      const { owner, organizationId } = windows.company;
      await addShow(owner, organizationId, 'macbeth');
      const { token } = await share('ask');
      const asker = await opened(token);
      expect(await windows.connect({ person: asker }).bye()).toBe('signed-out');
      const viewer = await opened((await share('viewer')).token);
      const elsewhere = { organizationId, showId: 'macbeth' };
      expect(await windows.connect({ person: viewer, company: elsewhere }).bye()).toBe(
        'signed-out',
      );
      const ask = callAs(viewer)('POST /live/:organizationId/:showId/questions', {
        params: params(),
        body: { text: 'Why?' },
      });
      await expect(ask).rejects.toMatchObject({ code: 'link-ended' });
    });

    it('says when it was used last, and has an end', async () => {
      const { token, id } = await share('viewer', { hours: 1 });
      expect(await listed()).toMatchObject([{ id, lastUsedAt: null, createdBy: 'Mira Okafor' }]);
      const person = await opened(token);
      expect((await listed())[0]?.lastUsedAt).not.toBeNull();
      passedMs = HOUR_MS;
      expect(await listed()).toEqual([]);
      expect(await windows.connect({ person }).bye()).toBe('link-ended');
      await expect(opened(token)).rejects.toMatchObject({ code: 'link-ended' });
    });
  });

  it('C9: revoked, it ends the connections that it opened, and those alone', async () => {
    const [kept, revoked] = [await share('viewer'), await share('controller')];
    const stays = windows.connect({ person: await opened(kept.token) });
    await stays.hello('viewer');
    const person = await opened(revoked.token);
    const goes = windows.connect({ person });
    await goes.hello('controller');
    expect(await revoke(revoked.id)).toMatchObject({ isRevoked: true, screens: 1 });
    passedMs = REVOKE_DELAY_MS;
    expect(await goes.bye()).toBe('link-ended');
    expect(await windows.connect({ person }).bye()).toBe('link-ended');
    stays.send({ kind: 'time', sentAtMs: 1 });
    expect(await stays.next('time')).toBeDefined();
  });

  it('L6: a revocation can be taken back for ten seconds, and disturbs no screen', async () => {
    const link = await share('viewer', { name: 'Foyer left', hours: 1 });
    const screen = windows.connect({ person: await opened(link.token) });
    await screen.hello('viewer');
    await revoke(link.id);
    await expect(revoke(link.id)).rejects.toMatchObject({ code: 'not-found' });
    passedMs = REVOKE_DELAY_MS - 1_000;
    expect(await restore(link.id)).toMatchObject({ isRevoked: false, expiresAt: link.expiresAt });
    passedMs = REVOKE_DELAY_MS + 1_000;
    expect(await listed()).toMatchObject([
      { name: 'Foyer left', isRevoked: false, screens: 1, on: ['Viewer 1'] },
    ]);
    screen.send({ kind: 'time', sentAtMs: 1 });
    expect(await screen.next('time')).toBeDefined();
    await revoke(link.id);
    passedMs += REVOKE_DELAY_MS;
    await expect(restore(link.id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await listed()).toEqual([]);
  });

  it('L3: one that is over, was revoked or never was answers alike', async () => {
    const [over, revoked] = [await share('viewer', { hours: 1 }), await share('viewer')];
    await revoke(revoked.id);
    passedMs = 2 * HOUR_MS;
    const answers = await Promise.all(
      [over.token, revoked.token, 'a'.repeat(22)].map(async (token) => {
        const { statusCode, body } = await new Person(live.server).inject({
          method: 'POST',
          url: '/api/v1/live/links/open',
          payload: { token },
        });
        return `${statusCode} ${body}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('404');
  });

  describe('L4: a question', () => {
    const QUESTIONS = '/live/:organizationId/:showId/questions';
    const ask = (person: Person, text: string) =>
      callAs(person)(`POST ${QUESTIONS}`, { params: params(), body: { text } });
    const became = async (questionId: string) =>
      (
        await callAs(new Person(live.server))(`GET ${QUESTIONS}/:questionId`, {
          params: { ...params(), questionId },
        })
      ).status;

    it('is written by the server, and says what became of it', async () => {
      const desk = await windows.desk();
      const asker = await opened((await share('ask')).token);
      const { id, status } = await ask(asker, '  Why does Hamlet wait?  ');
      expect(status).toBe('waiting');
      expect((await desk.next('events'))?.events).toMatchObject([
        {
          by: 'server',
          role: 'ask',
          act: { type: 'ask', messageId: id, text: 'Why does Hamlet wait?' },
        },
      ]);
      const act = async (type: 'show-message' | 'remove-message') => {
        desk.sendEvents(desk.write({ type, messageId: id }));
        await desk.acknowledged();
        return became(id);
      };
      expect(await became(id)).toBe('waiting');
      expect(await act('show-message')).toBe('shown');
      desk.sendEvents(desk.write({ type: 'clear-message' }));
      await desk.acknowledged();
      expect(await became(id)).toBe('answered');
      const before = desk.position;
      const other = await ask(asker, 'And now?');
      await desk.until(() => desk.position > before);
      desk.sendEvents(desk.write({ type: 'remove-message', messageId: other.id }));
      await desk.acknowledged();
      expect(await became(other.id)).toBe('hidden');
      await expect(became('nobody-asked-this')).rejects.toMatchObject({ code: 'not-found' });
    });

    it('L5: that is hidden stays in the room and its history, and can be accepted again', async () => {
      const desk = await windows.desk();
      const asker = await opened((await share('ask')).token);
      const { id } = await ask(asker, 'Is there an interval?');
      await desk.until(() => desk.position === 1);
      const act = async (type: 'accept-question' | 'hide-question' | 'show-message') => {
        desk.sendEvents(desk.write({ type, messageId: id }));
        await desk.acknowledged();
        return became(id);
      };
      expect(await act('accept-question')).toBe('accepted');
      expect(await act('hide-question')).toBe('hidden');
      const late = windows.connect();
      await late.hello();
      await late.next('events');
      expect(stateOf(late.log).messages).toMatchObject([{ id, moderation: 'hidden' }]);
      const { organizationId, showId } = windows.company;
      const { body } = await windows.company.owner.inject({
        url: `/api/v1/organizations/${organizationId}/live/${showId}/history`,
      });
      expect(body).toContain('Question hidden: Is there an interval?');
      expect(await act('accept-question')).toBe('accepted');
      expect(await act('show-message')).toBe('shown');
    });

    it('has the rules of the room’s messages', async () => {
      const asker = await opened((await share('ask')).token);
      for (const text of ['', '   ', 'x'.repeat(281)]) {
        await expect(ask(asker, text)).rejects.toMatchObject({ code: 'invalid' });
      }
      await expect(ask(new Person(live.server), 'Why?')).rejects.toMatchObject({
        code: 'link-ended',
      });
    });

    it('is limited for each address', async () => {
      const asker = await opened((await share('ask')).token);
      const asked = Array.from({ length: 61 }, (_, n) => n);
      for (const n of asked.slice(1)) await ask(asker, `Why ${n}?`);
      await expect(ask(asker, 'Why?')).rejects.toMatchObject({ code: 'too-many-attempts' });
    });
  });
});
