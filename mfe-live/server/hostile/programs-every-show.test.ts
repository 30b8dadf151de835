import { onDatabase } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { readMetrics } from 'server/testing/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import type { RoomState } from '@standby/live-room';
import type { ControlScope } from '@standby/api-client/device-screens';
import type { LiveClient } from '../testing/live-client';
import { addShow } from '../testing/live-server';
import { startRoomForEach } from '../testing/live-room';
import { ControlClient, httpOf, pairProgram, programsOf } from '../testing/programs';

const cue = { id: 'lx12', department: 'LX', number: '12', trigger: { kind: 'called' } } as const;

onDatabase((database) => {
  const room = startRoomForEach(database);
  let hamlet: string;
  let lear: string;
  beforeEach(async () => {
    const { owner, organizationId, showId } = room.windows.company;
    hamlet = showId;
    lear = await addShow(owner, organizationId, `lear-${showId}`);
  });

  const programs = () => programsOf(room.windows.company);
  const pair = async (scope: ControlScope): Promise<string> => {
    const token = await pairProgram(room.live, room.windows.company, undefined);
    await programs().assign(programs().giveEveryShow(scope));
    return token;
  };
  const connect = async (token: string, show: string): Promise<ControlClient> => {
    const client = new ControlClient(room.live, token, { show });
    await client.opened();
    return client;
  };
  const deskOf = async (showId: string): Promise<LiveClient> => {
    const desk = room.windows.connect({ company: { ...room.windows.company, showId } });
    await desk.hello('controller');
    return desk;
  };
  /** A desk on the book, with LX 12 next and a standby given. */
  const bookOf = async (showId: string): Promise<LiveClient> => {
    const desk = await deskOf(showId);
    const callerId = desk.by;
    desk.sendEvents(
      desk.write({ type: 'add-cues', cues: [cue], beforeCueId: null }),
      desk.write({ type: 'take-book', callerId, name: 'Noor' }),
      desk.write({ type: 'stand-by-cues', callerId, cueIds: [cue.id] }),
    );
    await desk.acknowledged();
    return desk;
  };
  const hasGone = (state: RoomState): boolean => state.calling?.lastGoAtMs !== undefined;
  const removeShow = (show: string) => {
    const { owner, organizationId } = room.windows.company;
    return owner.inject({
      method: 'DELETE',
      url: `/api/v1/organizations/${organizationId}/shows/${show}`,
    });
  };

  describe('the token of a program with every show', () => {
    it('lists the shows of its organization, also later ones, and controls the one that it names', async () => {
      const token = await pair('control');
      const { owner, organizationId } = room.windows.company;
      const later = await addShow(owner, organizationId, `later-${hamlet}`);
      const { body } = await httpOf(room.live, token).request('shows');
      const { shows } = body as { shows: { id: string; title: string }[] };
      expect(shows.map(({ id }) => id)).toEqual(expect.arrayContaining([hamlet, lear, later]));
      expect(await httpOf(room.live, token, later).act({ type: 'flash' })).toBe('done');
      const client = await connect(token, lear);
      expect(await client.act({ type: 'blackout', isOn: true })).toBe('done');
      expect((await httpOf(room.live, token, lear).state()).isBlackout).toBe(true);
      expect(await httpOf(room.live, token, hamlet).state()).toMatchObject({
        show: { id: hamlet },
        isBlackout: false,
        flashAtMs: null,
      });
    });

    it('is refused without a show, and with the id of a show that its organization does not have', async () => {
      const token = await pair('call');
      const { owner, organizationId } = await createOrganization(room.live.server);
      const elsewhere = await addShow(owner, organizationId, `elsewhere-${hamlet}`);
      expect(await httpOf(room.live, token).act({ type: 'flash' })).toBe('no-show');
      expect(await ControlClient.refusal(room.live, token)).toBe(409);
      for (const show of [elsewhere, 'made-up', '..%2Fx', '', `${hamlet}&show=${lear}`]) {
        expect((await httpOf(room.live, token, show).request('state')).status).toBeOneOf([
          400, 404,
        ]);
        expect(await ControlClient.refusal(room.live, token, { show })).toBe(404);
      }
      const { body } = await httpOf(room.live, token).request('shows');
      expect(JSON.stringify(body)).not.toContain(elsewhere);
    });

    it('that may read controls no room, and one that may control gives no GO in any', async () => {
      const token = await pair('read');
      const book = await bookOf(lear);
      const client = await connect(token, lear);
      expect(await client.act({ type: 'flash' })).toBe('not-permitted');
      expect(await httpOf(room.live, token, hamlet).act({ type: 'start' })).toBe('not-permitted');
      await programs().assign(programs().giveEveryShow('control'));
      expect(await client.bye()).toBe('changed');
      expect(await httpOf(room.live, token, lear).act({ type: 'go' })).toBe('not-permitted');
      expect(hasGone(stateOf(book.log))).toBe(false);
    });

    it('ends in all rooms at once with its removal', async () => {
      const token = await pair('control');
      const clients = await Promise.all([hamlet, lear].map((show) => connect(token, show)));
      await programs().remove();
      expect(await Promise.all(clients.map((client) => client.bye()))).toEqual([
        'unknown-token',
        'unknown-token',
      ]);
      expect(await httpOf(room.live, token, lear).act({ type: 'flash' })).toBe('unknown-token');
      expect((await httpOf(room.live, token).request('shows')).status).toBe(401);
    });

    it('loses the other rooms when the desk gives it one show', async () => {
      const token = await pair('control');
      const [inHamlet, inLear] = [await connect(token, hamlet), await connect(token, lear)];
      await programs().assign(programs().give('control'));
      expect(await inLear.bye()).toBe('changed');
      expect(await httpOf(room.live, token, lear).act({ type: 'flash' })).toBe('unknown-show');
      expect(await ControlClient.refusal(room.live, token, { show: lear })).toBe(404);
      expect(await inHamlet.act({ type: 'flash' })).toBe('done');
      expect((await httpOf(room.live, token).request('shows')).body).toMatchObject({
        shows: [{ id: hamlet }],
      });
    });

    it('leaves at once the room that it did not name, when the desk gives it every show', async () => {
      const token = await pairProgram(room.live, room.windows.company, 'control');
      const [named, unnamed] = [await connect(token, hamlet), new ControlClient(room.live, token)];
      await unnamed.opened();
      await programs().assign(programs().giveEveryShow('control'));
      expect(await unnamed.bye()).toBe('changed');
      expect(await named.act({ type: 'flash' })).toBe('done');
    });

    it('loses the room of a deleted show, and no other', async () => {
      const token = await pair('control');
      const [inHamlet, inLear] = [await connect(token, hamlet), await connect(token, lear)];
      expect((await removeShow(lear)).statusCode).toBeLessThan(300);
      expect(await inLear.bye()).toBe('changed');
      expect(await httpOf(room.live, token, lear).act({ type: 'flash' })).toBe('unknown-show');
      const { body } = await httpOf(room.live, token).request('shows');
      expect(JSON.stringify(body)).not.toContain(lear);
      expect(await inHamlet.act({ type: 'flash' })).toBe('done');
    });

    it('has eight connections in all its rooms together', async () => {
      const token = await pair('read');
      const shows = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? hamlet : lear));
      const clients = await Promise.all(shows.map((show) => connect(token, show)));
      expect(await new ControlClient(room.live, token, { show: lear }).bye()).toBe('too-many');
      expect(clients.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
      clients[0]?.socket.close();
      await clients[0]?.bye();
      await connect(token, lear);
    });

    it('keeps eight rooms awake at most without a connection', async () => {
      const token = await pair('read');
      const { owner, organizationId } = room.windows.company;
      for (let place = 0; place < 12; place += 1) {
        const show = await addShow(owner, organizationId, `${place}-${hamlet}`);
        expect((await httpOf(room.live, token, show).request('state')).status).toBe(200);
      }
      await expect.poll(() => readMetrics(room.live.server)).toMatch(/^standby_live_rooms 8$/mu);
    });

    it('is listed with the rooms that it is in', async () => {
      const token = await pair('read');
      await Promise.all([hamlet, lear].map((show) => connect(token, show)));
      const { owner, organizationId } = room.windows.company;
      const url = `/api/v1/organizations/${organizationId}/live`;
      const listed = async () => {
        const { programs: found } = (await owner.inject({ method: 'GET', url })).json<{
          programs: { deviceId: string; showId: string }[];
        }>();
        return found.map(({ deviceId, showId }) => `${deviceId} ${showId}`);
      };
      await expect
        .poll(listed)
        .toEqual([hamlet, lear].toSorted().map((show) => `companion ${show}`));
    });
  });

  describe('GO of a program that changes its room', () => {
    it('goes in the room of its connection alone, though the next cue has the same name in both', async () => {
      const token = await pair('call');
      const books = { hamlet: await bookOf(hamlet), lear: await bookOf(lear) };
      const [inHamlet, inLear] = [await connect(token, hamlet), await connect(token, lear)];
      await inHamlet.until(() => inHamlet.state?.book.next?.names === 'LX 12');
      await inLear.until(() => inLear.state?.book.next?.names === 'LX 12');
      const going = inHamlet.act({ type: 'go', names: 'LX 12' });
      // The program goes to the other room before the answer.
      expect(await inLear.act({ type: 'flash' })).toBe('done');
      expect(await going).toBe('done');
      await books.hamlet.until(() => hasGone(stateOf(books.hamlet.log)));
      expect(hasGone(stateOf(books.lear.log))).toBe(false);
      expect((await httpOf(room.live, token, lear).state()).book.lastGoAtMs).toBeNull();
    });

    it('never goes in the room to which the desk moves the program meanwhile', async () => {
      const token = await pairProgram(room.live, room.windows.company, 'call');
      const books = { hamlet: await bookOf(hamlet), lear: await bookOf(lear) };
      const client = await connect(token, hamlet);
      await client.until(() => client.state?.book.next?.names === 'LX 12');
      const http = httpOf(room.live, token, hamlet);
      const go = { type: 'go', names: 'LX 12' } as const;
      const moving = programs().assign({ kind: 'control', showId: lear, scope: 'call' });
      const answers = [client.act(go).catch(() => 'gone'), http.act(go)];
      await moving;
      for (const answer of await Promise.all(answers)) {
        expect(answer).toBeOneOf([
          'done',
          'gone',
          'stopping',
          'unknown-show',
          'cue-gone',
          'not-next',
          'too-soon',
        ]);
      }
      expect(await http.act(go)).toBe('unknown-show');
      expect(await client.bye()).toBe('changed');
      expect((await httpOf(room.live, token, lear).state()).book.lastGoAtMs).toBeNull();
      expect(hasGone(stateOf(books.lear.log))).toBe(false);
    });
  });
});
