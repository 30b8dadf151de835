import { onOneDatabase } from 'server/testing/databases';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeEvent, ENTRIES_MAX } from '../../src/domain/index';
import { openLink, works } from '../testing/guests';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

onOneDatabase((database) => {
  let live: LiveServer;
  let windows: LiveWindows;
  beforeAll(async () => {
    live = await startLiveServer(database());
  });
  afterAll(() => live.close());
  beforeEach(async () => {
    windows = await openLiveWindows(live);
  });
  afterEach(() => windows.close());

  /** How often a connection to the database is taken while something is done. */
  async function databaseUses(work: () => Promise<unknown>): Promise<number> {
    let uses = 0;
    const count = (): void => void (uses += 1);
    database().pool.on('acquire', count);
    await work();
    database().pool.off('acquire', count);
    return uses;
  }

  it('A2: acts that a viewer sends are refused without the storage', async () => {
    const [desk, viewer] = [await windows.desk(), await windows.viewer()];
    const attacker = windows.connect({ person: await openLink(live, windows, 'viewer') });
    await attacker.hello('viewer');
    const event = encodeEvent(attacker.write({ type: 'flash' }));
    const entries = Array.from({ length: ENTRIES_MAX }, () => event);
    const uses = await databaseUses(async () => {
      for (let n = 0; n < 100; n += 1) attacker.send({ kind: 'entries', entries });
      await attacker.until(() => attacker.of('refused').length === 100 * ENTRIES_MAX);
    });
    // Sessions are read every now and then.
    expect(uses).toBeLessThan(20);
    expect(await works(desk, viewer)).toBe(true);
  });

  it('E1: acts that no room takes are refused without the storage, also of a controller link', async () => {
    const attacker = windows.connect({ person: await openLink(live, windows, 'controller') });
    await attacker.hello('controller');
    const event = { ...encodeEvent(attacker.write({ type: 'flash' })), lamport: -1 };
    const uses = await databaseUses(async () => {
      for (let n = 0; n < 100; n += 1) attacker.send({ kind: 'entries', entries: [event] });
      await attacker.until(() => attacker.of('refused').length === 100);
    });
    expect(uses).toBeLessThan(20);
  });

  describe('C5: a viewer who empties the bucket of a link', () => {
    it('ends no connection but their own', async () => {
      const guest = await openLink(live, windows, 'viewer');
      const honest = windows.connect({ person: guest });
      await honest.hello('viewer');
      const attackers = Array.from({ length: 60 }, () => windows.connect({ person: guest }));
      await Promise.all(attackers.map((attacker) => attacker.hello('viewer')));
      for (const attacker of attackers) {
        for (let n = 0; n < 1_000; n += 1) attacker.send({ kind: 'time', sentAtMs: n });
      }
      expect(new Set(await Promise.all(attackers.map((attacker) => attacker.bye())))).toEqual(
        new Set(['too-fast']),
      );
      for (let n = 0; n < 20; n += 1) {
        honest.send({ kind: 'time', sentAtMs: n });
        expect(await honest.next('time')).toMatchObject({ sentAtMs: n });
      }
      const late = windows.connect({ person: guest });
      expect(await late.hello('viewer')).toBeDefined();
      expect(await works(await windows.desk(), late)).toBe(true);
    });
  });
});
