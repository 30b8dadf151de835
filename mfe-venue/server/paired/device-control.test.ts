import { onDatabase } from 'server/testing/databases';
import { portOf } from 'server/testing/listening';
import { createCompany } from 'server/testing/organizations';
import { describe, expect, it } from 'vitest';
import { openDeviceStream } from '../testing/device-stream';
import { beat, callAs, report } from '../testing/screens';
import { startVenueForEach } from '../testing/venue';

onDatabase((database) => {
  const venue = startVenueForEach(database);
  const { pair, params, pass, records, remove } = venue;
  const control = (
    deviceIds: string[],
    change: {
      assignment?: { kind: 'viewer'; showId: string };
      identify?: boolean;
      update?: boolean;
    } & {
      display?: { isBlackout?: boolean; brightness?: number };
    },
    by = venue.owner,
  ) =>
    callAs(by)('POST /organizations/:organizationId/devices/control', {
      params: params(),
      body: { deviceIds, ...change },
    });

  describe('device control from the desk', () => {
    it('reaches one, or many at once, at their open pages', async () => {
      const [wings, lobby] = [await pair('wings'), await pair('lobby')];
      const port = await portOf(venue.server);
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

    it('asks a device with an older release to load the newest, until it has', async () => {
      const screen = await pair('wings');
      const old = { ...report, hasUpdate: true };
      expect(await beat(screen, old)).toMatchObject({ updateAskedAt: null });
      await control(['wings'], { update: true });
      const stream = await openDeviceStream(screen, await portOf(venue.server));
      expect(await stream.next()).toMatchObject({ updateAskedAt: expect.any(String) });
      await pass(4_000);
      await beat(screen, { ...report, hasUpdate: false });
      expect(await stream.next()).toMatchObject({ updateAskedAt: null });
      expect(await records()).toMatchObject([{ screen: { hasUpdate: false } }]);
      stream.close();
    });

    it('ends with the removal, which the page receives at once', async () => {
      const screen = await pair('wings');
      const stream = await openDeviceStream(screen, await portOf(venue.server));
      expect(await stream.next()).toMatchObject({ state: 'paired' });
      await remove('wings');
      expect(await stream.next()).toEqual({ state: 'new' });
      expect(await stream.next()).toBeUndefined();
      await expect(openDeviceStream(screen, await portOf(venue.server))).rejects.toThrow('404');
    });

    it('is limited to members who may change devices of their own organization', async () => {
      await pair('wings');
      const { members, organizationId: other } = await createCompany(venue.server);
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
});
