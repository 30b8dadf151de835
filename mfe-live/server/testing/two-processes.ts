import type { Database } from '@standby/server-kit';
import { openShared } from 'server/testing/databases';
import { join } from 'server/testing/organizations';
import type { NatsServer } from 'server/testing/nats-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EVENTS_MAX } from '@standby/room-engine/protocol/bounds';
import { COMPACTION_THRESHOLD } from '@standby/room-engine/log/compaction';
import { stateOf } from '@standby/room-engine/log/event-log';
import { CATCH_UP_INTERVAL_MS } from '../create-rooms';
import type { LiveClient } from './live-client';
import { type LiveServer, startLiveServer } from './live-server';
import { type LiveWindows, openLiveWindows } from './live-windows';
import { ControlClient, pairProgram } from './programs';

const flash = { type: 'flash' } as const;

/** Declares the tests of processes that reach each other through the database, or through NATS. */
export function declareTwoProcesses(startNats?: () => Promise<NatsServer>): void {
  let nats: NatsServer | undefined;
  let first: Database;
  let second: Database;
  let here: LiveServer;
  let there: LiveServer;
  let windows: LiveWindows;
  beforeAll(async () => {
    nats = await startNats?.();
    const [one, other] = await openShared(2, nats?.url);
    if (!one || !other) throw new Error('Two were asked for');
    [first, second] = [one, other];
    [here, there] = [await startLiveServer(first), await startLiveServer(second)];
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await Promise.all([first.close(), second.close()]);
    await nats?.stop();
  });
  beforeEach(async () => {
    windows = await openLiveWindows(here);
  });
  afterEach(() => windows.close());

  async function deskThere(live = there): Promise<LiveClient> {
    const client = windows.connect({ live });
    await client.hello('controller');
    return client;
  }

  it('show each other’s acts', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    one.sendEvents(one.write(flash));
    expect((await other.next('events'))?.authors).toEqual([{ by: one.by, name: 'Mira Okafor' }]);
    other.sendEvents(other.write(flash));
    await one.until(() => one.position === 2);
    await other.until(() => other.position === 2);
    expect(stateOf(one.log)).toEqual(stateOf(other.log));
  });

  it('store simultaneous events in one order, and lose nothing', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    for (let n = 0; n < 50; n += 1) {
      one.sendEvents(one.write(flash));
      other.sendEvents(other.write(flash));
    }
    for (const desk of [one, other]) {
      await desk.until(() => desk.position === 100);
    }
    const late = windows.connect();
    await late.hello('viewer');
    await late.until(() => late.position === 100);
    expect(stateOf(late.log)).toEqual(stateOf(one.log));
    expect(stateOf(late.log)).toEqual(stateOf(other.log));
  });

  it('go on after a compaction by one of them', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    const events = Array.from({ length: COMPACTION_THRESHOLD + 1 }, () => one.write(flash));
    for (let start = 0; start < events.length; start += EVENTS_MAX) {
      one.sendEvents(...events.slice(start, start + EVENTS_MAX));
    }
    await other.until(() => other.position === events.length);
    other.sendEvents(other.write(flash));
    await one.until(() => one.position === events.length + 1);
    expect(stateOf(one.log)).toEqual(stateOf(other.log));
  });

  it('P1, P4: know each other’s windows, and make them show their names', async () => {
    const leaving = await startLiveServer(second);
    const [one, other] = [await windows.desk(), await deskThere(leaving)];
    const viewer = windows.connect({ live: leaving });
    await viewer.hello('viewer');
    const knows = (desk: LiveClient, ...ids: readonly string[]) =>
      desk.until(() => ids.every((id) => desk.screens().has(id)));
    await knows(one, one.by, other.by, viewer.by);
    await knows(other, one.by, other.by, viewer.by);
    const third = await deskThere(leaving);
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
    await leaving.close();
    await one.until(() => !one.screens().has(other.by));
  });

  it('know which window of the other is not heard', async () => {
    const light = windows.connect({ live: there });
    await light.hello('department');
    const desk = await windows.desk();
    // The light answers no beat.
    await desk.until(() => desk.screens().get(light.by)?.isSilent === true);
    light.send({ kind: 'presence', visibility: 'visible', shown: 0 });
    await desk.until(() => desk.screens().get(light.by)?.isSilent !== true);
    expect(desk.screens().get(light.by)).toMatchObject({ role: 'department', number: 1 });
  });

  it('know each other’s windows beside a program that only reads', async () => {
    const token = await pairProgram(there, windows.company, 'read');
    const program = new ControlClient(there, token);
    await program.opened();
    const [one, other] = [await windows.desk(), await deskThere()];
    await one.until(() => one.screens().has(other.by));
    expect(one.screens().get(other.by)).toMatchObject({ role: 'controller' });
    program.socket.close();
  });

  it('A1: an id that is in use at one process is taken at the other, and moves with its window', async () => {
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

  it('lose nothing but time if no hint of the other process’s events arrives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const changes = { ...second.changes, subscribe: () => () => undefined };
    const deaf = await startLiveServer({ ...second, changes });
    const [one, other] = [await windows.desk(), windows.connect({ live: deaf })];
    await other.hello();
    one.sendEvents(one.write(flash));
    await one.acknowledged();
    // The process learns of the event at its next commit at the latest, and stores its own event
    // after it.
    other.sendEvents(other.write(flash));
    await other.acknowledged();
    expect(other.position).toBe(2);
    await one.until(() => one.position === 2);

    one.sendEvents(one.write(flash));
    await one.acknowledged();
    vi.advanceTimersByTime(CATCH_UP_INTERVAL_MS);
    await other.until(() => other.position === 3);
    expect(stateOf(one.log)).toEqual(stateOf(other.log));
    vi.useRealTimers();
    await deaf.close();
  });

  it('start the next timer once', async () => {
    const [one, other] = [await windows.desk(), await deskThere()];
    const atMs = Date.now() - 11 * 60_000;
    one.sendEvents(
      one.write({ type: 'set-auto-start', timerId: 'timer-1', isOn: true }, atMs),
      one.write({ type: 'play', timerId: 'timer-1' }, atMs),
    );
    await other.until(() => other.position === 3);
    other.sendEvents(other.write(flash));
    await one.until(() => one.position === 4);
    expect(one.log.sequences.get('server')).toBe(1);
  });
}
