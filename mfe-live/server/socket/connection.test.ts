import { onDatabase } from 'server/testing/databases';
import { giveRole, join, leave } from 'server/testing/organizations';
import { Person } from 'server/testing/test-server';
import { describe, expect, it, vi } from 'vitest';
import { HELLO_TIMEOUT_MS } from '@standby/room-engine/protocol/bounds';
import { LIVE_SUBPROTOCOL } from '@standby/live-room';
import { LiveClient } from '../testing/live-client';
import { openRoomForEach } from '../testing/live-room';
import { startLiveServer } from '../testing/live-server';
import { openLiveWindows } from '../testing/live-windows';

const hello = { kind: 'hello', by: 'desk', role: 'viewer', version: 3 } as const;
const known = { position: 0, digest: '' };

onDatabase((database) => {
  const room = openRoomForEach(database);

  const refusal = (options: Partial<ConstructorParameters<typeof LiveClient>[0]>) =>
    LiveClient.refusal({
      live: room.live,
      company: room.windows.company,
      person: room.windows.company.owner,
      ...options,
    });

  describe('C1: an upgrade', () => {
    it.each(['https://evil.example', 'http://localhost', 'null', 'http://127.0.0.1:1'])(
      'from the origin %s is refused',
      async (origin) => {
        expect(await refusal({ origin })).toBe(403);
      },
    );

    it('from its own origin under a name of strangers is refused', async () => {
      const response = await room.live.server.app.inject({
        url: '/live/a/b',
        headers: { host: 'evil.example', origin: 'http://evil.example', upgrade: 'websocket' },
      });
      expect(response.statusCode).toBe(421);
    });

    it('in another protocol is refused', async () => {
      expect(await refusal({ protocols: ['standby-live-9'] })).toBe(400);
      expect(await refusal({ protocols: [] })).toBe(400);
    });

    it('may offer several protocols', async () => {
      const client = room.windows.connect({ protocols: ['standby-live-4', LIVE_SUBPROTOCOL] });
      await client.opened();
      expect(client.socket.protocol).toBe(LIVE_SUBPROTOCOL);
    });

    it('is not a page: a plain request is answered as not found', async () => {
      const { organizationId, showId, owner } = room.windows.company;
      const { statusCode } = await owner.inject({ url: `/live/${organizationId}/${showId}` });
      expect(statusCode).toBe(404);
    });
  });

  describe('C2: a connection', () => {
    it('without a session hears signed-out', async () => {
      expect(await room.windows.connect({ person: { cookie: '' } }).bye()).toBe('signed-out');
      const forged = { cookie: 'standby.session_token=abc.def' };
      expect(await room.windows.connect({ person: forged }).bye()).toBe('signed-out');
    });

    it('to a missing room and to a forbidden one hears the same', async () => {
      const stranger = new Person(room.live.server);
      await stranger.signUp();
      const { organizationId } = room.windows.company;
      expect(await room.windows.connect({ person: stranger }).bye()).toBe('not-found');
      for (const showId of ['macbeth', '__proto__', 'a%2Fb', 'x'.repeat(65)]) {
        const missing = room.windows.connect({ company: { organizationId, showId } });
        expect(await missing.bye(), showId).toBe('not-found');
      }
    });

    it('gets no more than its member’s role allows', async () => {
      const { owner, organizationId } = room.windows.company;
      const operator = await join(room.live.server, owner, organizationId, 'light-board-operator');
      const client = room.windows.connect({ person: operator });
      expect((await client.hello('controller'))?.self).toEqual({ role: 'viewer', number: 1 });
      const light = room.windows.connect({ person: operator });
      expect((await light.hello('department'))?.self).toEqual({ role: 'department', number: 1 });
      const assistant = await join(
        room.live.server,
        owner,
        organizationId,
        'assistant-stage-manager',
      );
      const desk = room.windows.connect({ person: assistant });
      expect((await desk.hello('controller'))?.self).toEqual({ role: 'controller', number: 1 });
    });
  });

  describe('C3: hello', () => {
    it('comes within 5 s', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const client = room.windows.connect();
      await client.opened();
      // The window exists once the server has answered something.
      client.socket.ping();
      await new Promise((pong) => {
        client.socket.once('pong', pong);
      });
      vi.advanceTimersByTime(HELLO_TIMEOUT_MS);
      vi.useRealTimers();
      expect(await client.bye()).toBe('no-hello');
    });

    it('comes first', async () => {
      const client = room.windows.connect();
      await client.opened();
      client.send({ kind: 'time', sentAtMs: 1 });
      expect(await client.bye()).toBe('no-hello');
    });

    it('counts once', async () => {
      const client = await room.windows.viewer();
      client.send({ ...hello, known, visibility: 'visible' });
      client.send({ kind: 'time', sentAtMs: 1 });
      await client.next('time');
      expect(client.of('welcome')).toHaveLength(1);
    });
  });

  describe('C4: a frame', () => {
    it.each<[string, string | Buffer]>([
      ['binary', Buffer.from('{"kind":"leave"}')],
      ['no JSON', '{'],
      ['no object', '[]'],
      ['without a kind', '{"kind":5}'],
      ['with wrong fields', '{"kind":"presence","visibility":"visible","shown":-1}'],
      ['with too many events', JSON.stringify({ kind: 'events', events: Array(101).fill(0) })],
      ['nested without an end', '['.repeat(60_000)],
      ['with an event that names nothing', '{"kind":"events","events":[{"by":"__proto__"}]}'],
    ])('that is %s ends the connection', async (_, frame) => {
      const client = await room.windows.desk();
      client.sendRaw(frame);
      expect(await client.bye()).toBe('malformed');
    });

    it('ends the connection if it is larger than 64 kB', async () => {
      const client = await room.windows.desk();
      const code = new Promise((closed) => {
        client.socket.once('close', closed);
      });
      client.sendRaw(JSON.stringify({ kind: 'x', text: 'x'.repeat(64 * 1024) }));
      expect(await code).toBe(1009);
    });

    it('is ignored if its kind is unknown, and read without its unknown fields', async () => {
      const client = await room.windows.desk();
      client.sendRaw('{"kind":"dance","entries":1}');
      client.sendRaw('{"kind":"__proto__"}');
      client.sendRaw('{"kind":"time","sentAtMs":7,"__proto__":{"a":1},"more":[]}');
      expect(await client.next('time')).toMatchObject({ sentAtMs: 7 });
    });
  });

  it('T3: an answer states by how much the server’s time can be wrong, from 2 ms on', async () => {
    const ask = async (errorMs: number) => {
      const clock = { now: database().clock.now, errorMs: () => errorMs };
      const server = await startLiveServer({ ...database(), clock });
      const own = await openLiveWindows(server);
      const viewer = await own.viewer();
      viewer.send({ kind: 'time', sentAtMs: 7 });
      const answer = await viewer.next('time');
      await own.close();
      await server.close();
      return answer;
    };
    expect(await ask(12.2)).toMatchObject({ sentAtMs: 7, errorMs: 13 });
    expect(await ask(0.9)).not.toHaveProperty('errorMs');
  });

  it('C5: a window that sends too much is cut', async () => {
    const client = await room.windows.viewer();
    for (let n = 0; n < 1_000; n += 1) client.send({ kind: 'time', sentAtMs: n });
    expect(await client.bye()).toBe('too-fast');
  });

  it('C6: a window that does not read is cut', async () => {
    // Both are desks: viewers are sent placeholders of these acts, which are small.
    const [desk, silent] = [await room.windows.desk(), await room.windows.desk()];
    silent.socket.pause();
    const code = new Promise((closed) => {
      silent.socket.once('close', closed);
    });
    // This is twice the capacity of the machine's own buffers.
    for (let seq = 1; seq <= 600; seq += 3) {
      const act = { type: 'dance', text: 'x'.repeat(19_000) };
      const acts = [1, 2, 3].map(() => Object.assign({}, desk.write({ type: 'flash' }), { act }));
      desk.sendRaw(JSON.stringify({ kind: 'events', events: acts }));
      await desk.until(() => desk.position === seq + 2);
    }
    silent.socket.resume();
    expect(await code).toBe(1006);
  });

  it('C11: a new title is in all windows at once', async () => {
    const { owner, organizationId, showId } = room.windows.company;
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    const url = `/api/v1/organizations/${organizationId}/shows/${showId}`;
    await owner.inject({ method: 'PATCH', url, payload: { change: { title: 'Macbeth' } } });
    for (const window of [desk, viewer]) expect((await window.next('show'))?.title).toBe('Macbeth');
    expect((await room.windows.connect().hello('viewer'))?.title).toBe('Macbeth');
  });

  it('C11: the zone of the show is in all windows at once', async () => {
    const { owner, organizationId, showId } = room.windows.company;
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    const url = `/api/v1/organizations/${organizationId}/shows/${showId}`;
    const payload = { change: { timezone: 'Europe/London' } };
    expect((await owner.inject({ method: 'PATCH', url, payload })).statusCode).toBe(200);
    for (const window of [desk, viewer]) {
      expect((await window.next('show'))?.timeZone).toBe('Europe/London');
    }
    expect((await room.windows.connect().hello('viewer'))?.timeZone).toBe('Europe/London');
  });

  describe('C9: a person’s access is read again', () => {
    it('when their role changes', async () => {
      const { owner, organizationId } = room.windows.company;
      const guest = await join(room.live.server, owner, organizationId, 'stage-manager');
      const [desk, mine] = [await room.windows.desk(guest), await room.windows.desk()];
      await giveRole(owner, organizationId, await guest.accountId(), 'light-board-operator');
      expect(await desk.bye()).toBe('role-changed');
      const again = room.windows.connect({ person: guest });
      expect((await again.hello('controller'))?.self.role).toBe('viewer');
      mine.send({ kind: 'time', sentAtMs: 1 });
      expect(await mine.next('time')).toBeDefined();
    });

    it('when they leave', async () => {
      const { owner, organizationId } = room.windows.company;
      const guest = await join(room.live.server, owner, organizationId, 'stage-manager');
      const desk = await room.windows.desk(guest);
      await leave(guest, organizationId);
      expect(await desk.bye()).toBe('not-found');
    });

    it('when the show is deleted', async () => {
      const { owner, organizationId, showId } = room.windows.company;
      const desk = await room.windows.desk();
      await owner.inject({
        method: 'DELETE',
        url: `/api/v1/organizations/${organizationId}/shows/${showId}`,
      });
      expect(await desk.bye()).toBe('not-found');
      expect(await room.windows.connect().bye()).toBe('not-found');
    });
  });
});
