import { randomBytes } from 'node:crypto';
import { sql } from '@standby/server-kit';
import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { expect, it } from 'vitest';
import { beat, callAs } from '../testing/screens';
import { openVenueForEach } from '../testing/venue';

onDatabase((database) => {
  const venue = openVenueForEach(database);

  it('invalid tokens open nothing, with any content', async () => {
    await venue.pair('wings');
    for (const token of ['', 'x', "' or true --", '%00', 'A'.repeat(22), 'A'.repeat(4_000)]) {
      const stranger = new Person(venue.server);
      stranger.cookies.set('standby.device', token);
      expect(await beat(stranger)).toEqual({ state: 'new' });
      const stream = await stranger.inject({ url: '/api/v1/devices/self/stream' });
      expect(stream.statusCode).toBe(404);
    }
    expect(JSON.stringify(venue.server.log)).not.toContain('standby.device');
  });

  it('codes are not guessed: an address has 60 attempts in 15 minutes, and a bad code is refused as invalid', async () => {
    const guesser = new Person(venue.server);
    const guess = (code: string) => callAs(guesser)('POST /devices/pair', { body: { code } });
    await expect(guess('abc')).rejects.toMatchObject({ status: 400 });
    const letters = 'BCDFGHJKLMNPRSTVWXYZ';
    const random = () => Array.from(randomBytes(8), (byte) => letters[byte % 20]).join('');
    for (let attempt = 1; attempt < 60; attempt += 1) {
      expect(await guess(random())).toEqual({ outcome: 'unknown' });
    }
    await expect(guess(random())).rejects.toMatchObject({ status: 429 });
  });

  it('5,000 wrong codes from many addresses close no door: right codes and the desk go on, and new codes are longer', async () => {
    const guess = (code: string) =>
      callAs(new Person(venue.server))('POST /devices/pair', { body: { code } });
    const before = await venue.makeCode('before');
    expect(before.code).toHaveLength(8);
    expect(await guess('KTRMWXHD')).toEqual({ outcome: 'unknown' });
    const { numAffectedRows } = await database().asOwner((db) =>
      sql`update rate_limit set points = 4999 where key like 'wrongShortCodes:%'`.execute(db),
    );
    expect(numAffectedRows).toBe(1n);
    for (let n = 0; n < 3; n += 1) expect(await guess('KTRMWXHD')).toEqual({ outcome: 'unknown' });

    expect(await guess(before.code), 'a right code').toEqual({ outcome: 'paired' });
    const screen = new Person(venue.server);
    const { code } = await callAs(screen)('POST /devices/offers', {});
    expect(await venue.accept(code, 'typed')).toEqual({ outcome: 'paired' });
    const after = await venue.makeCode('after');
    expect(after.code, 'one of 4 × 10^15').toHaveLength(12);
    expect(await guess(after.code)).toEqual({ outcome: 'paired' });
    await database().asOwner((db) =>
      sql`delete from rate_limit where key like 'wrongShortCodes:%'`.execute(db),
    );
  });
});
