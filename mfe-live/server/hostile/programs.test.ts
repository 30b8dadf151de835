import { onDatabase } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { Person } from 'server/testing/test-server';
import { describe, expect, it, vi } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import { LiveClient } from '../testing/live-client';
import { addShow } from '../testing/live-server';
import { startRoomForEach } from '../testing/live-room';
import { ControlClient, httpOf, pairProgram, programsOf } from '../testing/programs';

onDatabase((database) => {
  const room = startRoomForEach(database);
  const pair = (scope?: 'read' | 'control' | 'call') =>
    pairProgram(room.live, room.windows.company, scope);
  const connect = async (token: string): Promise<ControlClient> => {
    const client = new ControlClient(room.live, token);
    await client.opened();
    return client;
  };

  describe('the token of a program', () => {
    it('that may read controls nothing, and one that may control gives no GO', async () => {
      const token = await pair('read');
      const client = await connect(token);
      const desk = await room.windows.desk();
      expect(await client.act({ type: 'flash' })).toBe('not-permitted');
      expect(await httpOf(room.live, token).act({ type: 'start' })).toBe('not-permitted');
      const controlling = await pairProgram(room.live, room.windows.company, 'control', 'deck');
      const http = httpOf(room.live, controlling);
      for (const type of ['warning', 'standby', 'go', 'skip']) {
        expect(await http.act({ type })).toBe('not-permitted');
      }
      expect(stateOf(desk.log).flash).toBeNull();
    });

    it('that may read gets no words for the desks, and is not among the screens', async () => {
      const client = await connect(await pair('read'));
      const desk = await room.windows.desk();
      desk.sendEvents(
        desk.write({ type: 'send-message', messageId: 'm1', text: 'Hold the house' }),
      );
      desk.sendEvents(desk.write({ type: 'blackout', isOn: true }));
      await client.until(() => client.state?.isBlackout === true);
      expect(JSON.stringify(client.events)).not.toContain('Hold the house');
      await desk.until(() => desk.screens().size > 0);
      expect([...desk.screens().keys()]).toEqual([desk.by]);
    });

    it('opens neither a live room nor the requests of a member', async () => {
      const token = await pair('call');
      const { organizationId, showId } = room.windows.company;
      const { origin, socketUrl } = room.live;
      const headers = { origin, authorization: `Bearer ${token}` };
      const cookie = `standby.device=${token}`;
      const window = new LiveClient({
        live: { origin, socketUrl },
        company: { organizationId, showId },
        person: { cookie },
      });
      expect(await window.bye()).toBe('signed-out');
      for (const path of ['live', 'shows/changes', `live/${showId}/links`]) {
        const url = `${origin}/api/v1/organizations/${organizationId}/${path}`;
        expect((await fetch(url, { headers })).status).toBe(401);
      }
    });

    it('reaches no other organization, even where it was assigned to a show there', async () => {
      const token = await pair();
      const { owner, organizationId } = await createOrganization(room.live.server);
      const showId = await addShow(owner, organizationId, 'elsewhere');
      const { company } = room.windows;
      const programs = programsOf(company);
      await programs.assign({ kind: 'control', showId, scope: 'call' });
      const http = httpOf(room.live, token);
      expect(await http.act({ type: 'flash' })).toBe('not-assigned');
      const stranger = programsOf({ owner, organizationId, showId });
      await expect(stranger.assign(stranger.give('call'))).rejects.toMatchObject({ status: 404 });
      expect(await ControlClient.refusal(room.live, token)).toBe(409);
    });

    it('ends with its removal, in open connections too', async () => {
      const token = await pair('control');
      const client = await connect(token);
      await programsOf(room.windows.company).remove();
      expect(await client.bye()).toBe('unknown-token');
      expect(await httpOf(room.live, token).act({ type: 'flash' })).toBe('unknown-token');
      expect(await ControlClient.refusal(room.live, token)).toBe(401);
    });

    it('is given to programs alone: a browser keeps a cookie that no script reads', async () => {
      const { owner, organizationId } = room.windows.company;
      const made = await owner.inject({
        method: 'POST',
        url: `/api/v1/organizations/${organizationId}/pairings`,
        payload: {
          deviceId: 'tablet',
          device: {
            name: 'Tablet',
            type: 'tablet',
            room: 'Lobby',
            description: '',
            setupMethod: 'qr',
          },
        },
      });
      const screen = new Person(room.live.server);
      const { code } = made.json<{ code: string }>();
      const url = '/api/v1/devices/pair';
      const paired = await screen.inject({ method: 'POST', url, payload: { code } });
      expect(paired.json()).toEqual({ outcome: 'paired' });
      const token = screen.cookies.get('standby.device') ?? '';
      await programsOf(room.windows.company).assign(
        { kind: 'control', showId: room.windows.company.showId, scope: 'call' },
        'tablet',
      );
      expect(await httpOf(room.live, token).act({ type: 'flash' })).toBe('not-assigned');
    });

    it.each(['', 'made-up', 'A'.repeat(5_000)])(
      'that was made up is refused: %j',
      async (token) => {
        expect(await ControlClient.refusal(room.live, token)).toBeGreaterThanOrEqual(400);
        expect((await httpOf(room.live, token).request('state')).status).toBeGreaterThanOrEqual(
          400,
        );
      },
    );
  });

  describe('a program that misbehaves', () => {
    it('loses its own connection alone when it sends too much', async () => {
      const flooding = await connect(await pair('control'));
      const other = await pairProgram(room.live, room.windows.company, 'control', 'deck');
      const honest = await connect(other);
      vi.useFakeTimers({ toFake: ['performance'] });
      for (let count = 0; count < 400; count += 1) {
        flooding.socket.send(JSON.stringify({ kind: 'time' }));
      }
      expect(await flooding.bye()).toBe('too-fast');
      expect(await honest.act({ type: 'flash' })).toBe('done');
    });

    it('gets 429 over HTTP, by its token', async () => {
      const token = await pair('control');
      const { request } = httpOf(room.live, token);
      // No time passes in which the token gains requests.
      vi.useFakeTimers({ toFake: ['performance'] });
      const statuses = await Promise.all(
        Array.from({ length: 100 }, async () => (await request('state')).status),
      );
      expect(statuses).toContain(429);
      expect(statuses).toContain(200);
    });

    it.each<[string, string | Buffer]>([
      ['no JSON', '{'],
      ['a number', '43'],
      ['bytes', Buffer.from([0, 1, 2])],
      ['an unknown kind', '{"kind":"hello"}'],
      ['an unknown action', '{"kind":"do","id":1,"action":{"type":"take-book"}}'],
      ['a caller of its own', '{"kind":"do","id":1,"action":{"type":"go-cues","callerId":"w1"}}'],
      ['too long', JSON.stringify({ kind: 'time', rest: 'x'.repeat(5_000) })],
      ['deep', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
      ['a fraction', '{"kind":"do","id":1.5,"action":{"type":"flash"}}'],
    ])('loses its connection over %s, and nothing happens', async (_, message) => {
      const client = await connect(await pair('call'));
      const desk = await room.windows.desk();
      client.socket.send(message);
      expect(await client.bye()).toBe('malformed');
      expect(stateOf(desk.log)).toMatchObject({ flash: null });
    });

    it.each([
      ['{', 400],
      ['[]', 400],
      [{ type: 'adjust', byMs: 1e300 }, 400],
      [{ type: 'start', timerId: '../x' }, 400],
      [{ type: 'message', text: 'x'.repeat(5_000) }, 413],
    ])('gets a refusal of %j over HTTP', async (body, status) => {
      const { request } = httpOf(room.live, await pair('call'));
      expect((await request('actions', body)).status).toBe(status);
    });

    it('opens no more than eight connections, and needs the subprotocol', async () => {
      const token = await pair('read');
      const clients = await Promise.all(Array.from({ length: 8 }, () => connect(token)));
      expect(await new ControlClient(room.live, token).bye()).toBe('too-many');
      expect(clients.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
      expect(await ControlClient.refusal(room.live, token, { protocols: ['standby-live-3'] })).toBe(
        400,
      );
    });
  });
});
