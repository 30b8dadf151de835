import { describe, expect, it } from 'vitest';
import { createConnectedHarness } from '../testing/connected-harness';
import { toggle } from '../testing/desk-acts';
import type { Room } from './room';

const MINUTE = 60_000;

const connectionOf = (room: Room) => {
  const { connection } = room.getSnapshot();
  if (!connection) throw new Error('This room has no server');
  return connection;
};

async function openTwo() {
  const harness = createConnectedHarness();
  const [one, other] = [harness.open(), harness.open()];
  await harness.machine.advance(1_000);
  return { ...harness, one, other };
}

describe('a connected window', () => {
  it('C11: has the show’s title from the server, and a new one at once', async () => {
    const { machine, one, server } = await openTwo();
    expect(connectionOf(one.room).title).toBe('Hamlet at the Globe');
    server.broadcast({ kind: 'show', title: 'Hamlet, again' });
    await machine.advance(10);
    expect(connectionOf(one.room).title).toBe('Hamlet, again');
  });

  it('C11: has the zone of the show from the server, and keeps it if a message has none', async () => {
    const { machine, one, server } = await openTwo();
    expect(connectionOf(one.room).timeZone).toBeUndefined();
    server.broadcast({ kind: 'show', title: 'Hamlet', timeZone: 'Europe/London' });
    await machine.advance(10);
    expect(connectionOf(one.room).timeZone).toBe('Europe/London');
    server.broadcast({ kind: 'show', title: 'Hamlet, again' });
    await machine.advance(10);
    expect(connectionOf(one.room).timeZone).toBe('Europe/London');
  });

  it('T5: has no time until the server sends it, and shows the server’s from then on', async () => {
    const { machine, server, open } = createConnectedHarness();
    machine.wallMs -= 3 * 60 * MINUTE;
    const desk = open();
    expect(connectionOf(desk.room)).toMatchObject({ phase: 'connecting', isTimeKnown: false });
    await machine.advance(100);
    expect(connectionOf(desk.room).isTimeKnown).toBe(true);
    expect(Math.abs(desk.room.now() - server.nowMs())).toBeLessThanOrEqual(1);
    expect(desk.room.clockErrorMs()).toBeCloseTo(5, 1);
    toggle(desk.room);
    await machine.advance(2_500);
    const viewer = open('viewer');
    await machine.advance(100);
    expect(viewer.figure().remaining).toBe('9:58');
    expect(desk.figure().remaining).toBe('9:58');
  });

  it.each([
    ['viewer', 'every ten seconds', 6],
    ['department', 'at each beat', 85],
    ['controller', 'at each beat', 85],
  ] as const)(
    'T2: as a %s asks for the time eight times at first, then %s',
    async (role, _, more) => {
      const { machine, server, open } = createConnectedHarness();
      open(role);
      await machine.advance(800);
      const questions = () => server.received.filter((kind) => kind === 'time').length;
      expect(questions()).toBe(8);
      await machine.advance(60_000);
      expect(questions() - 8).toBeGreaterThanOrEqual(more - 1);
      expect(questions() - 8).toBeLessThanOrEqual(more + 1);
    },
  );

  it('has the role that the server grants: a desk of a person who may only view does nothing', async () => {
    const { machine, server, open } = createConnectedHarness();
    server.role = 'viewer';
    const desk = open();
    await machine.advance(1_000);
    expect(desk.room.dispatch({ type: 'flash' })).toEqual({
      isDone: false,
      refusal: 'not-allowed',
    });
  });

  it('C10: reconnects automatically with growing delays, and at once with the network', async () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    await machine.advance(1_000);
    server.cut();
    await machine.advance(10 * MINUTE);
    const firedBefore = machine.timeoutsFired;
    await machine.advance(MINUTE);
    expect(machine.timeoutsFired - firedBefore).toBeLessThan(20);
    server.restore({ isTold: false });
    await machine.advance(10);
    expect(connectionOf(room).phase).toBe('away');
    await machine.advance(30_000);
    expect(connectionOf(room).phase).toBe('live');
    server.cut();
    await machine.advance(10 * MINUTE);
    server.restore();
    await machine.advance(50);
    expect(connectionOf(room).phase).toBe('live');
  });

  it('C7: treats a connection without answers as lost', async () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    await machine.advance(5_000);
    server.delayMs = 60_000;
    await machine.advance(16_000);
    expect(connectionOf(room).phase).toBe('away');
  });

  it('C14: notes a standby server, and then tries every few seconds, even if nothing answers', async () => {
    const { machine, server, one } = await openTwo();
    const standbyServer = { origin: 'https://second.example', pass: 'sealed' };
    server.broadcast({ kind: 'standby-server', ...standbyServer });
    await machine.advance(10);
    expect(server.offered).toEqual([standbyServer, standbyServer]);
    server.cut();
    await machine.advance(10);
    server.delayMs = 10 * MINUTE;
    server.attempts = 0;
    await machine.advance(MINUTE);
    expect(server.attempts).toBeGreaterThanOrEqual(2 * 8);
    server.delayMs = 5;
    server.elsewhere = standbyServer.origin;
    server.restore({ isTold: false });
    await machine.advance(8_000);
    expect(connectionOf(one.room)).toMatchObject({
      phase: 'live',
      elsewhere: standbyServer.origin,
    });
  });

  it('C10: stays away after a final reason', async () => {
    const { machine, server, open } = createConnectedHarness();
    const { room } = open();
    await machine.advance(1_000);
    server.bye('link-ended');
    await machine.advance(10 * MINUTE);
    expect(connectionOf(room)).toMatchObject({ phase: 'ended', ended: 'link-ended' });
  });

  it('says goodbye when the page is left, and is back with it', async () => {
    const { machine, server, open } = createConnectedHarness();
    const { room, window } = open();
    await machine.advance(1_000);
    window.leave();
    await machine.advance(1_000);
    expect(server.received.at(-1)).toBe('leave');
    expect(connectionOf(room).phase).toBe('away');
    window.comeBack();
    await machine.advance(50);
    expect(connectionOf(room).phase).toBe('live');
  });

  it('P1: lists people and screens as the server says', async () => {
    const { machine, server, one } = await openTwo();
    const person = { id: 'mira', name: 'Mira Okafor', role: 'Stage Manager' };
    const entry = { number: 1, visibility: 'visible', isCurrent: true, person } as const;
    server.broadcast({
      kind: 'roster',
      isWhole: true,
      screens: [
        { ...entry, id: 'v1', role: 'viewer' },
        { ...entry, id: one.room.getSnapshot().self.id, role: 'controller' },
        { ...entry, id: 'v2', role: 'viewer', number: 2, isCurrent: false, person: null },
        { ...entry, id: 'c2', role: 'controller', number: 2, person: null },
      ],
      gone: [],
    });
    await machine.advance(10);
    const screens = () => one.room.getSnapshot().screens.map(({ name, status }) => [name, status]);
    expect(screens()).toEqual([
      ['Controller 2', 'current'],
      ['Viewer 1', 'current'],
      ['Viewer 2', 'behind'],
    ]);
    expect(connectionOf(one.room).people).toEqual([
      { ...person, status: 'controller' },
      { id: 'c2', name: 'Controller link', role: 'No account', status: 'controller' },
    ]);
    server.broadcast({ kind: 'roster', screens: [], gone: ['v1', 'c2'] });
    await machine.advance(10);
    expect(screens()).toEqual([['Viewer 2', 'behind']]);
  });

  it('P2: reports which position is on its screen, and whether it is visible', async () => {
    const { machine, server, open } = createConnectedHarness();
    const { room, window } = open('viewer');
    await machine.advance(1_000);
    const count = () => server.received.filter((kind) => kind === 'presence').length;
    const before = count();
    room.acknowledge(room.getSnapshot().revision);
    window.hide();
    await machine.advance(1_000);
    expect(count()).toBe(before + 2);
  });
});
