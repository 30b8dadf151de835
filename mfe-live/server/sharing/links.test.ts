import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { REVOKE_DELAY_MS } from '@standby/room-parts/link-limits';
import { callAs, LINKS, linksOf } from '../testing/links';
import { openRoomForEach } from '../testing/live-room';

const HOUR_MS = 60 * 60 * 1000;

onDatabase((database) => {
  let passedMs = 0;
  const room = openRoomForEach(database, { now: () => new Date(Date.now() + passedMs) });
  beforeEach(() => {
    passedMs = 0;
  });
  const { params, share, listed, revoke, restore, opened } = linksOf(room);

  describe('L1: a link', () => {
    it('carries 128 random bits in its fragment; the server stores their hash, and them sealed', async () => {
      const { token, address } = await share('viewer');
      expect(token).toMatch(/^[\w-]{30}$/u);
      expect(address).toBe(`http://localhost:4170/room/${params().showId}/viewer#${token}`);
      const rows = await database().asOwner((owner) =>
        sql<{ row: string }>`select live_link::text as row from live_link`.execute(owner),
      );
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(room.live.server.log)).not.toContain(token);
    });

    it('has an address that people who may make links can see again', async () => {
      const made = await share('viewer', { name: 'Foyer left' });
      expect(await listed()).toMatchObject([{ id: made.id, address: made.address }]);
      expect(await revoke(made.id)).toMatchObject({ address: made.address });
      const guest = await opened(made.token);
      const refused = callAs(guest)(`GET ${LINKS}`, { params: params() });
      await expect(refused).rejects.toMatchObject({ status: 401 });
    });

    it('is exchanged for a cookie that no script reads', async () => {
      const { token } = await share('viewer');
      const person = new Person(room.live.server);
      const response = await person.inject({
        method: 'POST',
        url: '/api/v1/live/links/open',
        payload: { token },
      });
      expect(JSON.parse(response.body)).toMatchObject({ ...params(), kind: 'viewer' });
      expect(response.headers['set-cookie']).toMatch(
        /^standby\.live\.viewer\.\w{16}=[\w-]{30}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/u,
      );
    });
  });

  describe('L2: a link', () => {
    it('reports when it was last used, and has an end', async () => {
      const { token, id } = await share('viewer', { hours: 1 });
      expect(await listed()).toMatchObject([{ id, lastUsedAt: null, createdBy: 'Mira Okafor' }]);
      const person = await opened(token);
      expect((await listed())[0]?.lastUsedAt).not.toBeNull();
      passedMs = HOUR_MS;
      expect(await listed()).toEqual([]);
      expect(await room.windows.connect({ person }).bye()).toBe('link-ended');
      await expect(opened(token)).rejects.toMatchObject({ code: 'link-ended' });
    });
  });

  it('C9: revoked, it ends only the connections that it opened', async () => {
    const [kept, revoked] = [await share('viewer'), await share('controller')];
    const stays = room.windows.connect({ person: await opened(kept.token) });
    await stays.hello('viewer');
    const person = await opened(revoked.token);
    const goes = room.windows.connect({ person });
    await goes.hello('controller');
    expect(await revoke(revoked.id)).toMatchObject({ isRevoked: true, screens: 1 });
    passedMs = REVOKE_DELAY_MS;
    expect(await goes.bye()).toBe('link-ended');
    expect(await room.windows.connect({ person }).bye()).toBe('link-ended');
    stays.send({ kind: 'time', sentAtMs: 1 });
    expect(await stays.next('time')).toBeDefined();
  });

  it('L6: a revocation can be taken back for ten seconds, and disturbs no screen', async () => {
    const link = await share('viewer', { name: 'Foyer left', hours: 1 });
    const screen = room.windows.connect({ person: await opened(link.token) });
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

  it('L3: expired, revoked and unknown links get the same response', async () => {
    const [over, revoked] = [await share('viewer', { hours: 1 }), await share('viewer')];
    await revoke(revoked.id);
    passedMs = 2 * HOUR_MS;
    const answers = await Promise.all(
      [over.token, revoked.token, 'a'.repeat(22)].map(async (token) => {
        const { statusCode, body } = await new Person(room.live.server).inject({
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
});
