import { createClient } from '@standby/api-client';
import type {
  deviceCodeRoutes,
  deviceControlRoutes,
  pairedDeviceRoutes,
  pairingRoutes,
} from '@standby/api-client/devices';
import type { Assignment } from '@standby/api-client/device-screens';
import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveClient } from '../testing/live-client';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

type Routes = typeof pairingRoutes &
  typeof deviceCodeRoutes &
  typeof deviceControlRoutes &
  typeof pairedDeviceRoutes;

const callAs = (person: Person) => createClient<Routes>('/api/v1', person.fetch);

const SECOND_MS = 1_000;

// The test controls the server's clock and its intervals.
onDatabase((database) => {
  let live: LiveServer;
  let windows: LiveWindows;
  let passedMs: number;
  const clients: LiveClient[] = [];

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    passedMs = 0;
    const startMs = Date.now();
    live = await startLiveServer(database(), { now: () => new Date(startMs + passedMs) });
    windows = await openLiveWindows(live);
  });
  afterEach(async () => {
    for (const { socket } of clients.splice(0)) socket.terminate();
    vi.useRealTimers();
    await windows.close();
    await live.close();
  });

  async function pairDevice(deviceId: string, assignment: Assignment): Promise<Person> {
    const { owner, organizationId } = windows.company;
    const params = { organizationId };
    const device = { name: deviceId, type: 'tablet', room: 'Lobby', description: '' } as const;
    const { code } = await callAs(owner)('POST /organizations/:organizationId/pairings', {
      params,
      body: { deviceId, device: { ...device, setupMethod: 'qr' } },
    });
    const screen = new Person(live.server);
    await callAs(screen)('POST /devices/pair', { body: { code } });
    await callAs(owner)('POST /organizations/:organizationId/devices/control', {
      params,
      body: { deviceIds: [deviceId], assignment },
    });
    return screen;
  }

  async function joinAs(person: Person, role: 'viewer' | 'department'): Promise<LiveClient> {
    const client = new LiveClient({ live, company: windows.company, person });
    clients.push(client);
    await client.hello(role);
    return client;
  }

  async function statuses(): Promise<Record<string, string>> {
    const { owner, organizationId } = windows.company;
    const { body } = await owner.inject({
      url: `/api/v1/organizations/${organizationId}/devices/changes`,
    });
    const { changed } = JSON.parse(body) as {
      changed: { item: { id: string; status: string } }[];
    };
    return Object.fromEntries(changed.map(({ item }) => [item.id, item.status]));
  }

  it('C7: a device of a running show that loses its power is out of the room in time for an alarm within 15 s, and offline by then', async () => {
    const { showId } = windows.company;
    const [here, gone] = [
      await pairDevice('here', { kind: 'viewer', showId }),
      await pairDevice('gone', { kind: 'viewer', showId }),
    ];
    const light = await pairDevice('light', { kind: 'light', showId, department: 'LX' });
    const desk = await windows.desk();
    const [hereWindow, goneWindow, lightWindow] = [
      await joinAs(here, 'viewer'),
      await joinAs(gone, 'viewer'),
      await joinAs(light, 'department'),
    ];
    const beat = (screen: Person) => callAs(screen)('POST /devices/self', { body: {} });
    for (const screen of [here, gone, light]) await beat(screen);
    expect(await statuses()).toEqual({ here: 'Online', gone: 'Online', light: 'Online' });
    await desk.until(() => desk.screens().has(lightWindow.by));

    // A device without power sends no close, and does not even refuse packets.
    goneWindow.socket.pause();
    for (let second = 1; second <= 15; second += 1) {
      const isPing = second % 2 === 0;
      const answered = [hereWindow, lightWindow].map(
        ({ socket }) => new Promise((ping) => socket.once('ping', ping)),
      );
      passedMs += SECOND_MS;
      vi.advanceTimersByTime(SECOND_MS);
      if (isPing) await Promise.all(answered);
      for (const [client, screen] of [
        [hereWindow, here],
        [lightWindow, light],
      ] as const) {
        await beat(screen);
        // Its answer to the ping comes before the answer to this.
        client.send({ kind: 'time', sentAtMs: second });
        await client.next('time', ({ sentAtMs }) => sentAtMs === second);
      }
      // The alarm itself waits for five more seconds, in which a reloaded page comes back.
      if (second === 9) await desk.until(() => !desk.screens().has(goneWindow.by));
    }
    expect([...desk.screens().keys()]).toEqual(
      expect.arrayContaining([hereWindow.by, lightWindow.by]),
    );
    await vi.waitFor(async () =>
      expect(await statuses()).toEqual({ here: 'Online', gone: 'Offline', light: 'Online' }),
    );
  });
});
