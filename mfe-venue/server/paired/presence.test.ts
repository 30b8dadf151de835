import { sql } from '@standby/server-kit';
import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { describe, expect, it, vi } from 'vitest';
import { beat, devicesOf, report } from '../testing/screens';
import { startVenueForEach } from '../testing/venue';
import { SILENCE_MS } from './presence';

onDatabase((database) => {
  const venue = startVenueForEach(database);
  const { pair, params, pass, records } = venue;

  describe('the presence of a device', () => {
    it('ends within 15 s of silence and returns with the next beat', async () => {
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

    it('belongs to the device that has the record now', async () => {
      await beat(await pair('wings'), report);
      const second = await pair('wings');
      expect(await records()).toMatchObject([{ status: 'Offline', screen: null }]);
      await beat(second, report);
      expect(await records()).toMatchObject([{ status: 'Online', screen: { width: 1024 } }]);
    });

    it('survives a restart of the server, which marks devices that do not return as offline', async () => {
      const [screen, other] = [await pair('wings'), await pair('lobby')];
      await beat(screen);
      await beat(other);
      await venue.server.close();
      await venue.start();
      const here = Object.assign(new Person(venue.server), { cookies: screen.cookies });
      const desk = Object.assign(new Person(venue.server), { cookies: venue.owner.cookies });
      expect(await beat(here)).toMatchObject({ state: 'paired', deviceId: 'wings' });
      expect(await devicesOf(desk, venue.organizationId)).toMatchObject([
        { status: 'Online' },
        { status: 'Online' },
      ]);
      await pass(SILENCE_MS + 2_000, here);
      await vi.waitFor(async () =>
        expect(
          (await devicesOf(desk, venue.organizationId))
            .map(({ id, status }) => `${id} ${status}`)
            .toSorted(),
        ).toEqual(['lobby Offline', 'wings Online']),
      );
    });

    it('is forgotten with its organization', async () => {
      await beat(await pair('wings'));
      await database().asOwner((db) =>
        sql`delete from organization where id = ${venue.organizationId}`.execute(db),
      );
      await pass(SILENCE_MS + 2_000);
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select device from device_presence where device like ${`${venue.organizationId}/%`}`.execute(
          database().queries,
        );
        expect(rows).toEqual([]);
      });
    });

    it('comes with the device’s report, which is stored when it changes', async () => {
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
        (await venue.owner.call('GET /organizations/:organizationId', { params: params() }))
          .revision;
      const before = await revision();
      await pass(4_000);
      await beat(screen, report);
      expect(await revision()).toBe(before);
      await beat(screen, { ...report, battery: 79 });
      expect(await records()).toMatchObject([{ battery: 79 }]);
      // Reports that arrive too fast are accepted every two seconds.
      await beat(screen, { ...report, battery: 78 });
      expect(await records()).toMatchObject([{ battery: 79 }]);
    });
  });
});
