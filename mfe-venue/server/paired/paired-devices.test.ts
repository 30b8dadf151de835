import { randomBytes } from 'node:crypto';
import { sql } from '@standby/server-kit';
import { onEachDatabase } from 'server/testing/databases';
import { portOf } from 'server/testing/listening';
import { createCompany, createOrganization } from 'server/testing/organizations';
import { Person, startTestServer, type TestServer } from 'server/testing/test-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDeviceStream } from '../testing/device-stream';
import { beat, callAs, devicesOf, pairScreen, report, wings } from '../testing/screens';
import { SILENCE_MS } from './presence';

const SWEEP_MS = 1_000;

onEachDatabase((database) => {
  let server: TestServer;
  let owner: Person;
  let organizationId: string;
  let passedMs: number;

  const start = () =>
    startTestServer(database(), { now: () => new Date(Date.UTC(2026, 4, 17, 19) + passedMs) });

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    passedMs = 0;
    server = await start();
    ({ owner, organizationId } = await createOrganization(server));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  const pair = (deviceId: string) => pairScreen(server, owner, { organizationId, deviceId });
  const records = () => devicesOf(owner, organizationId);
  const control = (
    deviceIds: string[],
    change: {
      assignment?: { kind: 'viewer'; showId: string };
      identify?: boolean;
      update?: boolean;
    } & {
      display?: { isBlackout?: boolean; brightness?: number };
    },
    by = owner,
  ) =>
    callAs(by)('POST /organizations/:organizationId/devices/control', {
      params: { organizationId },
      body: { deviceIds, ...change },
    });
  /** Lets time pass, with the beats of some devices. */
  const pass = async (ms: number, ...screens: Person[]) => {
    for (const end = passedMs + ms; passedMs < end;) {
      passedMs += SWEEP_MS;
      for (const screen of screens) await beat(screen);
      vi.advanceTimersByTime(SWEEP_MS);
    }
  };

  describe('whether a device is online', () => {
    it('is what its beats say: within 15 s of silence it is offline, and again online with the next', async () => {
      const [screen, other] = [await pair('wings'), await pair('lobby')];
      await beat(screen);
      await beat(other);
      const statuses = async () =>
        Object.fromEntries((await records()).map(({ id, status }) => [id, status]));
      expect(await statuses()).toEqual({ wings: 'Online', lobby: 'Online' });
      await pass(SILENCE_MS - 2_000, other);
      expect(await statuses()).toEqual({ wings: 'Online', lobby: 'Online' });
      await pass(4_000, other);
      await vi.waitFor(async () =>
        expect(await statuses()).toEqual({ wings: 'Offline', lobby: 'Online' }),
      );
      const wings = (await records()).find(({ id }) => id === 'wings');
      expect(wings?.lastSeen).toBe('2026-05-17T19:00:00.000Z');
      await beat(screen);
      expect(await statuses()).toEqual({ wings: 'Online', lobby: 'Online' });
    });

    it('is that of the device which has the record now', async () => {
      await beat(await pair('wings'), report);
      const second = await pair('wings');
      expect(await records()).toMatchObject([{ status: 'Offline', screen: null }]);
      await beat(second, report);
      expect(await records()).toMatchObject([{ status: 'Online', screen: { width: 1024 } }]);
    });

    it('survives a restart of the server, which misses those that do not come back', async () => {
      const [screen, other] = [await pair('wings'), await pair('lobby')];
      await beat(screen);
      await beat(other);
      await server.close();
      server = await start();
      const here = Object.assign(new Person(server), { cookies: screen.cookies });
      const desk = Object.assign(new Person(server), { cookies: owner.cookies });
      expect(await beat(here)).toMatchObject({ state: 'paired', deviceId: 'wings' });
      expect(await devicesOf(desk, organizationId)).toMatchObject([
        { status: 'Online' },
        { status: 'Online' },
      ]);
      await pass(SILENCE_MS + 2_000, here);
      await vi.waitFor(async () =>
        expect(
          (await devicesOf(desk, organizationId))
            .map(({ id, status }) => `${id} ${status}`)
            .toSorted(),
        ).toEqual(['lobby Offline', 'wings Online']),
      );
    });

    it('is forgotten with its organization', async () => {
      await beat(await pair('wings'));
      await database().asOwner((db) =>
        sql`delete from organization where id = ${organizationId}`.execute(db),
      );
      await pass(SILENCE_MS + 2_000);
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select device from device_presence where device like ${`${organizationId}/%`}`.execute(
          database().queries,
        );
        expect(rows).toEqual([]);
      });
    });

    it('comes with what the device reports, which is stored when it changes', async () => {
      const screen = await pair('wings');
      await beat(screen, report);
      const { width, height, clockErrorMs, refusals } = report;
      const [first] = await records();
      expect(first).toMatchObject({
        version: '1.0.0',
        model: 'iPad',
        battery: 80,
        screen: { width, height, clockErrorMs, refusals },
      });
      const revision = async () =>
        (await owner.call('GET /organizations/:organizationId', { params: { organizationId } }))
          .revision;
      const before = await revision();
      await pass(4_000);
      await beat(screen, report);
      expect(await revision()).toBe(before);
      await beat(screen, { ...report, battery: 79 });
      expect(await records()).toMatchObject([{ battery: 79 }]);
      // One that reports without end is heard every two seconds.
      await beat(screen, { ...report, battery: 78 });
      expect(await records()).toMatchObject([{ battery: 79 }]);
    });
  });

  describe('what the desk makes devices do', () => {
    it('reaches one, or many at once, at their open pages', async () => {
      const [wings, lobby] = [await pair('wings'), await pair('lobby')];
      const port = await portOf(server);
      const streams = [await openDeviceStream(wings, port), await openDeviceStream(lobby, port)];
      const told = () => Promise.all(streams.map(({ next }) => next()));
      expect(await told()).toMatchObject([
        { deviceId: 'wings', assignment: { kind: 'standby' } },
        { deviceId: 'lobby', assignment: { kind: 'standby' } },
      ]);
      const assignment = { kind: 'viewer', showId: 'hamlet' } as const;
      await control(['wings', 'lobby'], { assignment });
      expect(await told()).toMatchObject([{ assignment }, { assignment }]);
      await control(['wings'], { display: { brightness: 40 } });
      expect(await streams[0]?.next()).toMatchObject({
        assignment,
        display: { brightness: 40, isBlackout: false },
      });
      await control(['wings', 'lobby'], { display: { isBlackout: true }, identify: true });
      expect(await told()).toMatchObject([
        { display: { brightness: 40, isBlackout: true }, identifiedAt: expect.any(String) },
        { display: { brightness: 100, isBlackout: true } },
      ]);
      for (const { close } of streams) close();
    });

    it('asks one that runs an older release to load the newest, until it has', async () => {
      const screen = await pair('wings');
      const old = { ...report, hasUpdate: true };
      expect(await beat(screen, old)).toMatchObject({ updateAskedAt: null });
      await control(['wings'], { update: true });
      const stream = await openDeviceStream(screen, await portOf(server));
      expect(await stream.next()).toMatchObject({ updateAskedAt: expect.any(String) });
      await pass(4_000);
      await beat(screen, { ...report, hasUpdate: false });
      expect(await stream.next()).toMatchObject({ updateAskedAt: null });
      expect(await records()).toMatchObject([{ screen: { hasUpdate: false } }]);
      stream.close();
    });

    it('ends with the removal, which the page is told at once', async () => {
      const screen = await pair('wings');
      const stream = await openDeviceStream(screen, await portOf(server));
      expect(await stream.next()).toMatchObject({ state: 'paired' });
      await callAs(owner)('DELETE /organizations/:organizationId/devices/:itemId', {
        params: { organizationId, itemId: 'wings' },
      });
      expect(await stream.next()).toEqual({ state: 'new' });
      expect(await stream.next()).toBeUndefined();
      await expect(openDeviceStream(screen, await portOf(server))).rejects.toThrow('404');
    });

    it('is for those who may change devices, and of their own organization', async () => {
      await pair('wings');
      const { members, organizationId: other } = await createCompany(server);
      await expect(control(['wings'], { identify: true }, members.owner)).rejects.toMatchObject({
        status: 404,
      });
      const foreign = callAs(members.owner)('POST /organizations/:organizationId/devices/control', {
        params: { organizationId: other },
        body: { deviceIds: ['wings'], identify: true },
      });
      await expect(foreign).rejects.toMatchObject({ status: 404 });
      const looking = callAs(members['light-board-operator'])(
        'POST /organizations/:organizationId/devices/control',
        { params: { organizationId: other }, body: { deviceIds: ['x'], identify: true } },
      );
      await expect(looking).rejects.toMatchObject({ status: 403 });
    });
  });

  it('tokens that are none open nothing, whatever is in them', async () => {
    await pair('wings');
    for (const token of ['', 'x', "' or true --", '%00', 'A'.repeat(22), 'A'.repeat(4_000)]) {
      const stranger = new Person(server);
      stranger.cookies.set('standby.device', token);
      expect(await beat(stranger)).toEqual({ state: 'new' });
      const stream = await stranger.inject({ url: '/api/v1/devices/self/stream' });
      expect(stream.statusCode).toBe(404);
    }
    const { log } = server;
    expect(JSON.stringify(log)).not.toContain('standby.device');
  });

  it('codes are not guessed: an address has 60 attempts in 15 minutes, and a bad code is refused as invalid', async () => {
    const guesser = new Person(server);
    const guess = (code: string) => callAs(guesser)('POST /devices/pair', { body: { code } });
    await expect(guess('abc')).rejects.toMatchObject({ status: 400 });
    const letters = 'BCDFGHJKLMNPRSTVWXYZ';
    const random = () => Array.from(randomBytes(8), (byte) => letters[byte % 20]).join('');
    for (let attempt = 1; attempt < 60; attempt += 1) {
      expect(await guess(random())).toEqual({ outcome: 'unknown' });
    }
    await expect(guess(random())).rejects.toMatchObject({ status: 429 });
  });

  it('nor from many addresses together: 5,000 attempts in 15 minutes are all that there are, typed at a desk too', async () => {
    const guess = () =>
      callAs(new Person(server))('POST /devices/pair', { body: { code: 'KTRMWXHDBCDF' } });
    expect(await guess()).toEqual({ outcome: 'unknown' });
    const { numAffectedRows } = await database().asOwner((db) =>
      sql`update rate_limit set points = 4999 where key like 'pairByEverybody:%'`.execute(db),
    );
    expect(numAffectedRows).toBe(1n);
    expect(await guess()).toEqual({ outcome: 'unknown' });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    const typed = callAs(owner)('POST /organizations/:organizationId/pairings/accept', {
      params: { organizationId },
      body: { code: 'KTRMWXHD', deviceId: 'wings', device: wings },
    });
    await expect(typed).rejects.toMatchObject({ status: 429 });
    await database().asOwner((db) =>
      sql`delete from rate_limit where key like 'pairByEverybody:%'`.execute(db),
    );
  });
});
