import type { Database } from 'server/area';
import { onPostgres, openShared } from 'server/testing/databases';
import { join } from 'server/testing/organizations';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COMPACTION_THRESHOLD, ENTRIES_MAX, revisionOf, stateOf } from '../src/domain/index';
import type { LiveClient } from './testing/live-client';
import { type LiveServer, startLiveServer } from './testing/live-server';
import { type LiveWindows, openLiveWindows } from './testing/live-windows';

const flash = { type: 'flash' } as const;

onPostgres('two processes on one Postgres', () => {
  let databases: Database[];
  let here: LiveServer;
  let there: LiveServer;
  let windows: LiveWindows;
  beforeEach(async () => {
    databases = await openShared(2);
    const [first, second] = databases;
    if (!first || !second) throw new Error('Two were asked for');
    [here, there] = [await startLiveServer(first), await startLiveServer(second)];
    windows = await openLiveWindows(here);
  });
  afterEach(async () => {
    await windows.close();
    await Promise.all([here.close(), there.close()]);
    await Promise.all(databases.map((database) => database.close()));
  });

  async function deskThere(): Promise<LiveClient> {
    const client = windows.connect({ live: there });
    await client.hello('controller');
    return client;
  }

  it('show each other’s acts', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    one.sendEvents(one.write(flash));
    expect((await other.next('entries'))?.authors).toEqual([{ by: one.by, name: 'Mira Okafor' }]);
    other.sendEvents(other.write(flash));
    await one.until(() => revisionOf(one.log) === 2);
    await other.until(() => revisionOf(other.log) === 2);
    expect(stateOf(one.log)).toEqual(stateOf(other.log));
  });

  it('store what comes at the same moment in one order, and lose nothing', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    for (let n = 0; n < 50; n += 1) {
      one.sendEvents(one.write(flash));
      other.sendEvents(other.write(flash));
    }
    for (const desk of [one, other]) {
      await desk.until(() => revisionOf(desk.log) === 100);
      await desk.until(() => desk.of('ack').at(-1)?.heads[0]?.[1] === 50);
    }
    const late = windows.connect();
    await late.hello('viewer');
    await late.until(() => revisionOf(late.log) === 100);
    expect(stateOf(late.log)).toEqual(stateOf(one.log));
    expect(stateOf(late.log)).toEqual(stateOf(other.log));
  });

  it('hear of each other’s compaction', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    const events = Array.from({ length: COMPACTION_THRESHOLD + 1 }, () => one.write(flash));
    for (let start = 0; start < events.length; start += ENTRIES_MAX) {
      one.sendEvents(...events.slice(start, start + ENTRIES_MAX));
    }
    expect(await other.next('book')).toBeDefined();
    other.sendEvents(other.write(flash));
    expect((await other.next('ack'))?.heads).toEqual([[other.by, 1]]);
    await one.next('book');
    expect((await one.next('entries'))?.entries).toHaveLength(1);
  });

  it('P1, P4: know each other’s windows, and make them show their names', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    const viewer = windows.connect({ live: there });
    await viewer.hello('viewer');
    const knows = (desk: LiveClient, ...ids: readonly string[]) =>
      desk.until(() => ids.every((id) => desk.screens().has(id)));
    await knows(one, one.by, other.by, viewer.by);
    await knows(other, one.by, other.by, viewer.by);
    const third = await deskThere();
    await knows(one, third.by);
    const numbers = one.screens();
    for (const { by } of [one, other]) {
      expect(numbers.get(third.by)?.number).not.toBe(numbers.get(by)?.number);
    }
    one.send({ kind: 'identify', to: viewer.by });
    expect(await viewer.next('identify')).toBeDefined();

    one.sendEvents(one.write(flash));
    viewer.send({ kind: 'presence', visibility: 'hidden', shown: 1 });
    await one.until(() => one.screens().get(viewer.by)?.visibility === 'hidden');
    expect(one.screens().get(viewer.by)).toMatchObject({ isCurrent: true });
    viewer.close();
    await one.until(() => !one.screens().has(viewer.by));
    await there.close();
    await one.until(() => !one.screens().has(other.by));
  });

  it('A1: an id that is somebody’s there is not free here, and moves with its window', async () => {
    const one = await windows.desk();
    const other = await deskThere();
    await other.until(() => other.screens().has(one.by));
    const { owner, organizationId } = windows.company;
    const guest = await join(here.server, owner, organizationId, 'stage-manager');
    const thief = windows.connect({ live: there, person: guest, by: one.by });
    await thief.hello();
    expect(await thief.bye()).toBe('author-taken');
    const again = windows.connect({ live: there, by: one.by });
    await again.hello();
    expect(await one.bye()).toBe('author-taken');
  });

  it('start the next timer once', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    const atMs = Date.now() - 11 * 60_000;
    one.sendEvents(
      one.write({ type: 'set-auto-start', timerId: 'timer-1', isOn: true }, atMs),
      one.write({ type: 'play', timerId: 'timer-1' }, atMs),
    );
    await other.until(() => revisionOf(other.log) === 3);
    other.sendEvents(other.write(flash));
    await one.until(() => revisionOf(one.log) === 4);
    expect(one.log.versionVector.get('server')).toBe(1);
  });
});
