import { onDatabase } from 'server/testing/databases';
import { join } from 'server/testing/organizations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeEvent } from '@standby/room-engine/log/event';
import type { Act, RoomEvent } from '@standby/live-room';
import type { LiveClient } from '../testing/live-client';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

const blackout = (isOn: boolean): Act => ({ type: 'blackout', isOn });
const HOUR_MS = 60 * 60 * 1000;

let live: LiveServer;
let windows: LiveWindows;

function useServer(database: () => Parameters<typeof startLiveServer>[0]): void {
  beforeAll(async () => {
    live = await startLiveServer(database());
  });
  afterAll(() => live.close());
  beforeEach(async () => {
    windows = await openLiveWindows(live);
  });
  afterEach(() => windows.close());
}

const refused = async (client: LiveClient) => {
  const message = await client.next('refused');
  return message && [message.by, message.seq, message.reason];
};

onDatabase((database) => {
  useServer(database);

  it('E6, E1: an event is stored, acknowledged and sent to the others as it was written', async () => {
    const [desk, other] = [await windows.desk(), await windows.desk()];
    const viewer = await windows.viewer();
    const known = desk.write(blackout(true));
    const strange = {
      ...desk.write({ type: 'flash' }),
      // A key that is a trap, characters that jsonb refuses, numbers at the edge.
      act: { type: 'dance', text: 'a\u0000b\uD800', constructor: { __proto__: 1 }, n: 1e300 },
    };
    desk.sendRaw(JSON.stringify({ kind: 'events', events: [known, strange] }));
    for (const window of [desk, other]) {
      expect(await window.next('events')).toMatchObject({ after: 0, events: [known, strange] });
    }
    // E9: this server does not know who may read the act.
    const withheld = { ...strange, act: { type: 'withheld' } };
    expect(await viewer.next('events')).toMatchObject({ after: 0, events: [known, withheld] });
  });

  it('S1: a window that comes later gets the events that it lacks, from the storage', async () => {
    const desk = await windows.desk();
    desk.sendEvents(desk.write(blackout(true)), desk.write(blackout(false)));
    await desk.acknowledged();
    await windows.close();

    const viewer = windows.connect();
    const welcome = await viewer.hello('viewer');
    expect(welcome?.position).toBe(2);
    await viewer.until(() => viewer.position === 2);
  });

  it('C8: acknowledged acts are there after a stop, which sends a bye', async () => {
    const desk = await windows.desk();
    desk.sendEvents(desk.write(blackout(true)));
    await desk.acknowledged();
    const [reason] = await Promise.all([desk.bye(), live.close()]);
    expect(reason).toBe('stopping');

    live = await startLiveServer(database());
    const viewer = windows.connect({ live });
    await viewer.hello('viewer');
    await viewer.until(() => viewer.position === 1);
  });
});

onDatabase((database) => {
  useServer(database);

  describe('authors', () => {
    it('A1: an id that another person’s window has, or wrote with, is taken', async () => {
      const { owner, organizationId } = windows.company;
      const guest = await join(live.server, owner, organizationId, 'stage-manager');
      const mine = windows.connect({ by: 'mine' });
      await mine.hello();
      const theirs = windows.connect({ by: 'mine', person: guest });
      await theirs.hello('viewer');
      expect(await theirs.bye()).toBe('author-taken');

      mine.sendEvents(mine.write(blackout(true)));
      await mine.acknowledged();
      await windows.close();
      const later = windows.connect({ by: 'mine', person: guest });
      await later.hello();
      expect(await later.bye()).toBe('author-taken');
    });

    it('A1: a window of the same person takes the place of the one with its id', async () => {
      const first = windows.connect({ by: 'mine' });
      await first.hello();
      const second = windows.connect({ by: 'mine' });
      expect((await second.hello())?.self.number).toBe(1);
      expect(await first.bye()).toBe('author-taken');
      second.sendEvents(second.write(blackout(true)));
      await second.acknowledged();
      expect(second.events()).toMatchObject([{ by: 'mine', seq: 1 }]);
    });

    it('A2: events of an earlier window of the same person are accepted', async () => {
      const desk = await windows.desk();
      const earlier = desk.write(blackout(true), Date.now() - HOUR_MS, { by: 'earlier' });
      desk.sendEvents(earlier);
      await desk.acknowledged();
      expect(desk.events()).toEqual([earlier]);
    });

    it('A2: events of another person, of a viewer, and in another role are refused', async () => {
      const { owner, organizationId } = windows.company;
      const guest = await join(live.server, owner, organizationId, 'stage-manager');
      const [desk, theirs, viewer] = [
        await windows.desk(),
        await windows.desk(guest),
        await windows.viewer(),
      ];
      theirs.sendEvents(desk.write(blackout(true)));
      expect(await refused(theirs)).toEqual([desk.by, 1, 'not-allowed']);
      viewer.sendEvents(viewer.write(blackout(true)));
      expect(await refused(viewer)).toEqual([viewer.by, 1, 'not-allowed']);
      const ask = theirs.write({ type: 'ask', messageId: 'm', text: 'Why?' }, Date.now(), {
        role: 'ask',
      });
      theirs.sendEvents(ask);
      expect(await refused(theirs)).toEqual([theirs.by, 1, 'not-allowed']);
    });

    it('A3: a window cannot be the server', async () => {
      const forger = windows.connect({ by: 'server' });
      await forger.hello();
      expect(await forger.bye()).toBe('author-taken');
      const desk = await windows.desk();
      desk.sendEvents(desk.write(blackout(true), Date.now(), { by: 'server' }));
      expect(await refused(desk)).toEqual(['server', 1, 'not-allowed']);
    });

    it('A4: their names come with the first message that needs them, and not to viewers', async () => {
      const [desk, other, viewer] = [
        await windows.desk(),
        await windows.desk(),
        await windows.viewer(),
      ];
      desk.sendEvents(desk.write(blackout(true)));
      const name = [{ by: desk.by, name: 'Mira Okafor' }];
      expect((await other.next('events'))?.authors).toEqual(name);
      expect((await viewer.next('events'))?.authors).toEqual([]);
      desk.sendEvents(desk.write(blackout(false)));
      expect((await other.next('events'))?.authors).toEqual([]);
      const late = windows.connect();
      expect((await late.hello())?.authors).toEqual(name);
    });
  });

  describe('an event', () => {
    const now = () => Date.now();

    it.each<[string, (event: RoomEvent) => object, string]>([
      ['E1: no act', (event) => ({ ...event, act: 'play' }), 'invalid'],
      ['E1: one that is too large', withText('x'.repeat(20_000)), 'invalid'],
      ['E2: one after a gap', (event) => ({ ...event, seq: 3 }), 'gap'],
      ['E2: the largest number', (event) => ({ ...event, seq: 2 ** 53 - 1 }), 'gap'],
      ['E4: one of the future', (event) => ({ ...event, atMs: now() + 10_000 }), 'invalid'],
      ['E4: one of the past', (event) => ({ ...event, atMs: now() - 25 * HOUR_MS }), 'invalid'],
      ['E5: a clock', withAct({ type: 'set-clock', offsetMs: 5 }), 'not-allowed'],
      ['E5: a strange clock', withAct({ type: 'set-clock', offsetMs: '5' }), 'not-allowed'],
    ])('%s is refused', async (_, change, reason) => {
      const desk = await windows.desk();
      const event = desk.write(blackout(true));
      desk.sendRaw(JSON.stringify({ kind: 'events', events: [change(event)] }));
      expect((await refused(desk))?.[2]).toBe(reason);
      desk.sendEvents(event);
      await desk.until(() => desk.position === 1);
    });

    it('E2: is stored once if it is sent twice', async () => {
      const [desk, viewer] = [await windows.desk(), await windows.viewer()];
      const [first, second] = [desk.write(blackout(true)), desk.write(blackout(false))];
      desk.sendEvents(first, first);
      await desk.until(() => desk.position === 1);
      desk.sendEvents(first, second);
      for (const window of [desk, viewer]) {
        await window.until(() => window.position === 2);
        expect(window.events()).toEqual([first, second]);
      }
    });

    it('E2: is refused if it is another one with a stored number', async () => {
      const desk = await windows.desk();
      const event = desk.write(blackout(true));
      desk.sendEvents(event);
      await desk.acknowledged();
      desk.sendEvents({ ...event, atMs: event.atMs + 1 });
      expect(await refused(desk)).toEqual([desk.by, 1, 'conflict']);
    });

    it('E7: is stored even if the rules refuse it in its place', async () => {
      const desk = await windows.desk();
      const events = [desk.write(blackout(true)), desk.write(blackout(true))];
      desk.sendEvents(...events);
      await desk.until(() => desk.position === 2);
      expect(desk.events()).toEqual(events);
    });
  });

  it('the server starts the next timer at its zero', async () => {
    const desk = await windows.desk();
    const startedAtMs = Date.now() - 11 * 60_000;
    desk.sendEvents(
      desk.write({ type: 'set-auto-start', timerId: 'timer-1', isOn: true }, startedAtMs),
      desk.write({ type: 'play', timerId: 'timer-1' }, startedAtMs),
    );
    await desk.until(() => desk.position === 3);
    expect(desk.events().slice(2)).toEqual([
      {
        by: 'server',
        role: 'controller',
        seq: 1,
        atMs: startedAtMs + 10 * 60_000,
        act: { type: 'start-next', timerId: 'intermission', afterTimerId: 'timer-1' },
      },
    ]);
  });
});

function withAct(act: object): (event: RoomEvent) => object {
  return (event) => ({ ...encodeEvent(event), act });
}

function withText(text: string): (event: RoomEvent) => object {
  return withAct({ type: 'dance', text });
}
