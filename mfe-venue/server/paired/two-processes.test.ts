import type { Database } from '@standby/server-kit';
import { openShared } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { type Person, startTestServer, type TestServer } from 'server/testing/test-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beat, devicesOf, pairScreen } from '../testing/screens';
import { SILENCE_MS } from './presence';

const SWEEP_MS = 1_000;
const START_MS = Date.UTC(2026, 4, 17, 19);

describe('devices at two processes on one Postgres', () => {
  let databases: Database[];
  let servers: TestServer[];
  let here: TestServer;
  let owner: Person;
  let organizationId: string;
  let passedMs: number;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    passedMs = 0;
    databases = await openShared(2);
    const now = (): Date => new Date(START_MS + passedMs);
    servers = await Promise.all(databases.map((database) => startTestServer(database, { now })));
    const [first] = servers;
    if (!first) throw new Error('Two were asked for');
    here = first;
    ({ owner, organizationId } = await createOrganization(here));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all(databases.map((database) => database.close()));
  });

  const statuses = async (): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries(
      (await devicesOf(owner, organizationId)).map(({ id, status }) => [id, status]),
    );

  it('are offline everywhere once both find them silent at the same time, and stay online while one receives beats', async () => {
    const [silent, heard] = await Promise.all(
      ['wings', 'lobby'].map((deviceId) => pairScreen(here, owner, { organizationId, deviceId })),
    );
    if (!silent || !heard) throw new Error('Two were paired');
    await beat(silent);
    await beat(heard);
    expect(await statuses()).toEqual({ wings: 'Online', lobby: 'Online' });
    while (passedMs < 3 * SILENCE_MS) {
      passedMs += SWEEP_MS;
      await beat(heard);
      vi.advanceTimersByTime(SWEEP_MS);
    }
    await vi.waitFor(async () =>
      expect(await statuses()).toEqual({ wings: 'Offline', lobby: 'Online' }),
    );
    const wings = (await devicesOf(owner, organizationId)).find(({ id }) => id === 'wings');
    expect(wings?.lastSeen).toBe(new Date(START_MS).toISOString());
    for (const { log } of servers) {
      expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    }
  });
});
