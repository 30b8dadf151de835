import { onDatabase } from 'server/testing/databases';
import { createCompany } from 'server/testing/organizations';
import { describe, expect, it } from 'vitest';
import { beat, callAs, wings } from '../testing/screens';
import { openVenueForEach } from '../testing/venue';

onDatabase((database) => {
  const venue = openVenueForEach(database);
  const { pair, params, records, remove, restore, use } = venue;

  describe('a printed code', () => {
    const HOUR_MS = 60 * 60_000;
    const addRecord = (id: string) =>
      callAs(venue.owner)('POST /organizations/:organizationId/devices', {
        params: params(),
        body: { id, content: { ...wings, status: 'Offline' } },
      });
    const print = (deviceIds: string[], hours: 12 | 24 | 72 = 24, by = venue.owner) =>
      callAs(by)('POST /organizations/:organizationId/pairings/print', {
        params: params(),
        body: { deviceIds, hours },
      });
    const end = (deviceIds: string[]) =>
      callAs(venue.owner)('POST /organizations/:organizationId/pairings/end', {
        params: params(),
        body: { deviceIds },
      });
    const codeOf = (made: Awaited<ReturnType<typeof print>>, id: string) =>
      made.codes.find(({ deviceId }) => deviceId === id)?.code ?? '';

    it('is made for each chosen record, shows its expiry there, and pairs that record once', async () => {
      await addRecord('wings');
      await addRecord('lobby');
      const made = await print(['wings', 'lobby']);
      expect(made.codes.map(({ deviceId }) => deviceId)).toEqual(['wings', 'lobby']);
      for (const { code, address } of made.codes) {
        expect(code).toMatch(/^[A-Z]{12}$/u);
        expect(address).toBe(`http://localhost:4170/screen#${code}`);
      }
      const until = made.expiresAt;
      expect(await records()).toMatchObject([
        { isPaired: false, printedCodeUntil: until },
        { isPaired: false, printedCodeUntil: until },
      ]);
      venue.passedMs = 24 * HOUR_MS - 60_000;
      const code = codeOf(made, 'wings');
      const uses = await Promise.all([use(code), use(code)]);
      expect(uses.map(({ outcome }) => outcome).toSorted()).toEqual(['paired', 'used']);
      const paired = uses.find(({ outcome }) => outcome === 'paired');
      expect(paired && (await beat(paired.screen))).toMatchObject({ deviceId: 'wings' });
      const devices = await records();
      expect(devices.find(({ id }) => id === 'wings')).toMatchObject({
        isPaired: true,
        printedCodeUntil: null,
      });
      venue.passedMs = 24 * HOUR_MS + 60_000;
      expect((await use(codeOf(made, 'lobby'))).outcome).toBe('expired');
    });

    it('ends when it is ended, replaced or its record is removed, also after the removal is undone', async () => {
      await addRecord('wings');
      const ended = codeOf(await print(['wings'], 72), 'wings');
      await end(['wings']);
      expect((await use(ended)).outcome).toBe('unknown');
      expect(await records()).toMatchObject([{ printedCodeUntil: null }]);

      const replaced = codeOf(await print(['wings'], 12), 'wings');
      const removed = codeOf(await print(['wings'], 12), 'wings');
      expect((await use(replaced)).outcome).toBe('unknown');
      await remove('wings');
      await restore('wings');
      expect((await use(removed)).outcome).toBe('unknown');
      expect(await records()).toMatchObject([{ isPaired: false, printedCodeUntil: null }]);
    });

    it('never takes a record from the device that has it', async () => {
      await addRecord('wings');
      const code = codeOf(await print(['wings']), 'wings');
      const screen = await pair('wings');
      expect((await use(code)).outcome).toBe('unknown');
      await expect(print(['wings'])).rejects.toMatchObject({ code: 'already-paired' });
      expect(await beat(screen)).toMatchObject({ state: 'paired', deviceId: 'wings' });
    });

    it('is made and ended by members who may change devices, for their own organization’s records', async () => {
      await expect(print(['nowhere'])).rejects.toMatchObject({ status: 404 });
      await expect(end(['nowhere'])).rejects.toMatchObject({ status: 404 });
      await addRecord('wings');
      const { members } = await createCompany(venue.server);
      await expect(print(['wings'], 24, members.owner)).rejects.toMatchObject({ status: 404 });
    });
  });
});
