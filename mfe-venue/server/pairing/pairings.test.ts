import { PAIRING_MS } from '@standby/api-client/devices';
import { onDatabase } from 'server/testing/databases';
import { createCompany } from 'server/testing/organizations';
import { describe, expect, it } from 'vitest';
import { DEVICE_LIMIT } from '../../src/domain/device';
import { beat, callAs, makeCode as makeCodeAs, wings } from '../testing/screens';
import { openVenueForEach } from '../testing/venue';

onDatabase((database) => {
  const venue = openVenueForEach(database);
  const { makeCode, pair, params, records, remove, restore, use } = venue;
  const find = async (code: string) =>
    (
      await callAs(venue.owner)('POST /organizations/:organizationId/pairings/find', {
        params: params(),
        body: { code },
      })
    ).pairing;

  describe('a code made at the desk', () => {
    it('pairs a browser without an account, which has a record and a token from then on', async () => {
      const { code, address } = await makeCode('wings');
      expect(address).toBe(`http://localhost:4170/screen#${code}`);
      expect(await find(code)).toMatchObject({ deviceId: 'wings', pairedAt: null });
      const { outcome, screen } = await use(code);
      expect(outcome).toBe('paired');
      expect([...screen.cookies.keys()]).toEqual(['standby.device']);
      expect(await find(code)).toMatchObject({ pairedAt: expect.any(String) as string });
      expect(await records()).toMatchObject([
        { id: 'wings', name: 'Wings', isPaired: true, assignment: { kind: 'standby' } },
      ]);
      expect(await beat(screen)).toMatchObject({
        state: 'paired',
        deviceId: 'wings',
        name: 'Wings',
      });
      expect(await records()).toMatchObject([{ status: 'Online' }]);
    });

    it('works once, for ten minutes, and until it is cancelled', async () => {
      const { code } = await makeCode('wings');
      const uses = await Promise.all([use(code), use(code), use(code)]);
      expect(uses.map(({ outcome }) => outcome).toSorted()).toEqual(['paired', 'used', 'used']);
      expect(uses.filter(({ screen }) => screen.cookies.size > 0)).toHaveLength(1);

      const { code: late } = await makeCode('late');
      venue.passedMs = PAIRING_MS;
      expect((await use(late)).outcome).toBe('expired');
      const { code: cancelled } = await makeCode('cancelled');
      await callAs(venue.owner)('POST /organizations/:organizationId/pairings/cancel', {
        params: params(),
        body: { code: cancelled },
      });
      expect((await use(cancelled)).outcome).toBe('unknown');
      expect(await find(cancelled)).toBeNull();
      expect((await use('KTRMWXHD')).outcome).toBe('unknown');
    });

    it('comes with the server’s time, which the page compares its end with', async () => {
      venue.passedMs = 3 * PAIRING_MS;
      const { headers, json } = await venue.owner.inject({
        method: 'POST',
        url: `/api/v1/organizations/${venue.organizationId}/pairings`,
        payload: { deviceId: 'wings', device: wings },
      });
      const { expiresAt } = json<{ expiresAt: string }>();
      const leftMs = Date.parse(expiresAt) - Date.parse(headers.date ?? '');
      // The header has whole seconds.
      expect(Math.ceil((leftMs - 1000) / 1000)).toBe(PAIRING_MS / 1000);
    });

    it('pairs a record that waits, and unpairs an earlier device of that record', async () => {
      const first = await pair('wings');
      const second = await pair('wings');
      expect(await beat(first)).toEqual({ state: 'new' });
      expect(await beat(second)).toMatchObject({ state: 'paired', deviceId: 'wings' });
      expect(await records()).toHaveLength(1);
    });

    it('is unknown after its record was removed', async () => {
      await pair('wings');
      const { code } = await makeCode('wings');
      await remove('wings');
      expect((await use(code)).outcome).toBe('unknown');
    });

    it('pairs no more devices than the plan has room for, however many come at once', async () => {
      const codes = await Promise.all(
        Array.from({ length: DEVICE_LIMIT + 5 }, (_, number) => makeCode(`device-${number}`)),
      );
      const outcomes = await Promise.all(codes.map(async ({ code }) => (await use(code)).outcome));
      expect(outcomes.filter((outcome) => outcome === 'paired')).toHaveLength(DEVICE_LIMIT);
      expect(outcomes.filter((outcome) => outcome === 'limit-reached')).toHaveLength(5);
      expect(await records()).toHaveLength(DEVICE_LIMIT);
      // A refused code still works once there is room.
      const refused = codes.find((_, place) => outcomes[place] === 'limit-reached');
      await remove((await records())[0]?.id ?? '');
      expect((await use(refused?.code ?? '')).outcome).toBe('paired');
    });
  });

  it('a removed device is unpaired at once, also after the removal is undone', async () => {
    const screen = await pair('wings');
    await beat(screen);
    await remove('wings');
    expect(await beat(screen)).toEqual({ state: 'new' });
    await restore('wings');
    expect(await beat(screen)).toEqual({ state: 'new' });
    expect(await records()).toMatchObject([{ id: 'wings', isPaired: false, status: 'Offline' }]);
  });

  it('requires the permission to change devices', async () => {
    const { members, organizationId: id } = await createCompany(venue.server);
    for (const role of ['owner', 'admin', 'stage-manager'] as const) {
      expect((await makeCodeAs(members[role], id, 'wings')).code).toMatch(/^[A-Z]{8}$/u);
    }
    for (const role of ['assistant-stage-manager', 'light-board-operator'] as const) {
      await expect(makeCodeAs(members[role], id, 'wings')).rejects.toMatchObject({ status: 403 });
    }
    const { code } = await makeCodeAs(members.owner, id, 'wings');
    const stranger = find(code);
    expect(await stranger).toBeNull();
  });

  it('leaves the online state to the device, not to a member', async () => {
    const { item } = await callAs(venue.owner)('POST /organizations/:organizationId/devices', {
      params: params(),
      body: { id: 'fake', content: { ...wings, status: 'Online' } },
    });
    expect(item).toMatchObject({ status: 'Offline', isPaired: false, lastSeen: null });
    const changed = await callAs(venue.owner)(
      'PATCH /organizations/:organizationId/devices/:itemId',
      {
        params: { ...params(), itemId: 'fake' },
        body: { change: { status: 'Online', name: 'Renamed' } },
      },
    );
    expect(changed.item).toMatchObject({ status: 'Offline', name: 'Renamed' });
  });
});
