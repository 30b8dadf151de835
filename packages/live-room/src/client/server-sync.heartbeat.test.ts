import { describe, expect, it } from 'vitest';
import type { WindowRole } from '../domain/acts/permissions';
import { createConnectedHarness } from '../testing/connected-harness';
import { addMinute } from '../testing/desk-acts';
import type { Room } from './room';

const TWO_SECONDS = 2_000;

const connectionOf = (room: Room) => {
  const { connection } = room.getSnapshot();
  if (!connection) throw new Error('This room has no server');
  return connection;
};

async function open(role: WindowRole = 'controller') {
  const harness = createConnectedHarness();
  const opened = harness.open(role);
  await harness.machine.advance(5_000);
  return { ...harness, ...opened };
}

describe('a connected window', () => {
  it.each(['controller', 'deputy', 'department', 'viewer'] as const)(
    'P9: as a %s knows within two seconds that the server stopped, and at once that it is back',
    async (role) => {
      const { machine, server, room } = await open(role);
      const heardAtMs = room.now();
      server.isStopped = true;
      await machine.advance(1_000);
      expect(connectionOf(room).phase).toBe('live');
      await machine.advance(TWO_SECONDS - 1_000);
      expect(connectionOf(room).phase).toBe('away');
      expect(Math.abs(connectionOf(room).sinceMs - heardAtMs)).toBeLessThan(1_000);
      expect(room.getSnapshot().hasController).toBe(false);
      server.isStopped = false;
      await machine.advance(1_000);
      expect(connectionOf(room).phase).toBe('live');
      expect(server.attempts).toBe(1);
    },
  );

  it('C7: opens another connection if the silence lasts', async () => {
    const { machine, server, room } = await open('viewer');
    server.isStopped = true;
    await machine.advance(10_000);
    expect(server.attempts).toBeGreaterThan(1);
    expect(connectionOf(room).phase).toBe('away');
    server.isStopped = false;
    await machine.advance(30_000);
    expect(connectionOf(room).phase).toBe('live');
  });

  it('S9: asks for an event that was lost on its way, and shows it within two seconds', async () => {
    const { machine, server, room } = await open('viewer');
    server.lostKinds = new Set(['events']);
    server.write({ type: 'flash' });
    await machine.advance(10);
    server.lostKinds = new Set();
    await machine.advance(TWO_SECONDS);
    expect(server.received).toContain('want');
    expect(connectionOf(room)).toMatchObject({ phase: 'live', isBehind: false });
    expect(room.getSnapshot().state.flash).not.toBeNull();
  });

  it('S9: knows within two seconds that events do not arrive, and asks again until they do', async () => {
    const { machine, server, room } = await open('viewer');
    server.lostKinds = new Set(['events', 'log']);
    server.write({ type: 'flash' });
    await machine.advance(TWO_SECONDS);
    expect(connectionOf(room).phase).toBe('behind');
    expect(room.getSnapshot().hasController).toBe(false);
    await machine.advance(30_000);
    const questions = server.received.filter((kind) => kind === 'want').length;
    expect(questions).toBeGreaterThan(5);
    expect(questions).toBeLessThan(15);
    server.lostKinds = new Set();
    await machine.advance(5_000);
    expect(connectionOf(room).phase).toBe('live');
    expect(room.getSnapshot().state.flash).not.toBeNull();
  });

  it('P9: knows after a second that an act is not acknowledged, and sends it again until it is', async () => {
    const { machine, server, room } = await open();
    server.isStopped = true;
    addMinute(room);
    await machine.advance(900);
    expect(connectionOf(room)).toMatchObject({ unsent: 1, isSending: false });
    await machine.advance(100);
    expect(connectionOf(room)).toMatchObject({ unsent: 1, isSending: true });
    server.isStopped = false;
    await machine.advance(30_000);
    expect(connectionOf(room)).toMatchObject({ unsent: 0, isSending: false });
  });

  it('P9: answers beats in a hidden page, whose timeouts hardly run', async () => {
    const { machine, server, window } = await open();
    window.hide();
    const before = server.received.length;
    await machine.advance(20_000);
    expect(server.received.length - before).toBeGreaterThan(20);
  });

  it.each([true, false])(
    'P9: reports a silent server at once after it was frozen or slept, monotonic clock stopped: %s',
    async (doesMonotonicStop) => {
      const { machine, server, room, window } = await open();
      window.freeze();
      server.isStopped = true;
      machine.sleep(60_000, { doesMonotonicStop });
      window.thaw();
      window.show();
      expect(connectionOf(room).phase).toBe('away');
      server.isStopped = false;
      await machine.advance(1_000);
      expect(connectionOf(room).phase).toBe('live');
    },
  );
});
