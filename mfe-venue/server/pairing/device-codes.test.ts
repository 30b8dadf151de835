import { PAIRING_MS } from '@standby/api-client/devices';
import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { describe, expect, it } from 'vitest';
import { DEVICE_LIMIT } from '../../src/domain/device';
import { beat, callAs } from '../testing/screens';
import { openVenueForEach } from '../testing/venue';

onDatabase((database) => {
  const venue = openVenueForEach(database);
  const { accept, makeCode, pair, use } = venue;

  describe('a code of a device', () => {
    const offer = async () => {
      const screen = new Person(venue.server);
      const { code } = await callAs(screen)('POST /devices/offers');
      return { screen, code };
    };

    it('pairs its browser once it is typed at the desk, and works only once', async () => {
      const { screen, code } = await offer();
      expect(await beat(screen)).toMatchObject({ state: 'waiting' });
      expect(await accept(code, 'wings')).toEqual({ outcome: 'paired' });
      expect(await beat(screen)).toMatchObject({ state: 'paired', name: 'Wings' });
      expect(await accept(code, 'again')).toEqual({ outcome: 'used' });
      const again = callAs(screen)('POST /devices/offers');
      await expect(again).rejects.toMatchObject({ code: 'already-paired' });
    });

    it('is not a code of the desk, nor the other way round', async () => {
      const { code } = await offer();
      expect((await use(code)).outcome).toBe('unknown');
      const { code: ofDesk } = await makeCode('wings');
      expect(await accept(ofDesk, 'wings')).toEqual({ outcome: 'unknown' });
      venue.passedMs = PAIRING_MS;
      expect(await accept(code, 'wings')).toEqual({ outcome: 'expired' });
    });

    it('is refused with an explanation if the plan is full, and works later', async () => {
      for (let number = 0; number < DEVICE_LIMIT; number += 1) {
        await pair(`device-${number}`);
      }
      const { screen, code } = await offer();
      await expect(accept(code, 'wings')).rejects.toMatchObject({ code: 'limit-reached' });
      expect(await beat(screen)).toMatchObject({ state: 'waiting' });
    });

    it('never takes the token that a browser has: a stranger may have put it there', async () => {
      const screen = new Person(venue.server);
      screen.cookies.set('standby.device', 'AAAAAAAAAAAAAAAAAAAAAA');
      await callAs(screen)('POST /devices/offers');
      expect(screen.cookies.get('standby.device')).toMatch(/^(?!AAAA)[\w-]{30}$/u);
    });
  });
});
