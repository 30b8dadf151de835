import { PAIRING_MS } from '@standby/api-client/devices';
import { onEachDatabase } from 'server/testing/databases';
import { createCompany, createOrganization } from 'server/testing/organizations';
import { Person, startTestServer, type TestServer } from 'server/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_LIMIT } from '../../src/domain/device';
import { beat, callAs, devicesOf, makeCode, pairScreen, wings } from '../testing/screens';

onEachDatabase((database) => {
  let server: TestServer;
  let owner: Person;
  let organizationId: string;
  let passedMs = 0;
  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => new Date(Date.now() + passedMs) });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    passedMs = 0;
    ({ owner, organizationId } = await createOrganization(server));
  });

  const params = () => ({ organizationId });
  const use = async (code: string, screen = new Person(server)) => {
    const { outcome } = await callAs(screen)('POST /devices/pair', { body: { code } });
    return { outcome, screen };
  };
  const accept = (code: string, deviceId: string, by = owner) =>
    callAs(by)('POST /organizations/:organizationId/pairings/accept', {
      params: params(),
      body: { code, deviceId, device: wings },
    });
  const find = async (code: string) =>
    (
      await callAs(owner)('POST /organizations/:organizationId/pairings/find', {
        params: params(),
        body: { code },
      })
    ).pairing;

  describe('a code of the desk', () => {
    it('pairs a browser without an account, which has a record and a token from then on', async () => {
      const { code, address } = await makeCode(owner, organizationId, 'wings');
      expect(address).toBe(`http://localhost:4170/screen#${code}`);
      expect(await find(code)).toMatchObject({ deviceId: 'wings', pairedAt: null });
      const { outcome, screen } = await use(code);
      expect(outcome).toBe('paired');
      expect([...screen.cookies.keys()]).toEqual(['standby.device']);
      expect(await find(code)).toMatchObject({ pairedAt: expect.any(String) as string });
      expect(await devicesOf(owner, organizationId)).toMatchObject([
        { id: 'wings', name: 'Wings', isPaired: true, assignment: { kind: 'standby' } },
      ]);
      expect(await beat(screen)).toMatchObject({
        state: 'paired',
        deviceId: 'wings',
        name: 'Wings',
      });
      expect(await devicesOf(owner, organizationId)).toMatchObject([{ status: 'Online' }]);
    });

    it('works once, for ten minutes, and until it is cancelled', async () => {
      const { code } = await makeCode(owner, organizationId, 'wings');
      const uses = await Promise.all([use(code), use(code), use(code)]);
      expect(uses.map(({ outcome }) => outcome).toSorted()).toEqual(['paired', 'used', 'used']);
      expect(uses.filter(({ screen }) => screen.cookies.size > 0)).toHaveLength(1);

      const { code: late } = await makeCode(owner, organizationId, 'late');
      passedMs = PAIRING_MS;
      expect((await use(late)).outcome).toBe('expired');
      const { code: cancelled } = await makeCode(owner, organizationId, 'cancelled');
      await callAs(owner)('POST /organizations/:organizationId/pairings/cancel', {
        params: params(),
        body: { code: cancelled },
      });
      expect((await use(cancelled)).outcome).toBe('unknown');
      expect(await find(cancelled)).toBeNull();
      expect((await use('KTRMWXHD')).outcome).toBe('unknown');
    });

    it('pairs a record that waits, and an earlier device of it is none any more', async () => {
      const first = await pairScreen(server, owner, { organizationId, deviceId: 'wings' });
      const second = await pairScreen(server, owner, { organizationId, deviceId: 'wings' });
      expect(await beat(first)).toEqual({ state: 'new' });
      expect(await beat(second)).toMatchObject({ state: 'paired', deviceId: 'wings' });
      expect(await devicesOf(owner, organizationId)).toHaveLength(1);
    });

    it('of a record that was removed meanwhile is unknown', async () => {
      await pairScreen(server, owner, { organizationId, deviceId: 'wings' });
      const { code } = await makeCode(owner, organizationId, 'wings');
      await callAs(owner)('DELETE /organizations/:organizationId/devices/:itemId', {
        params: { organizationId, itemId: 'wings' },
      });
      expect((await use(code)).outcome).toBe('unknown');
    });

    it('pairs no more devices than the plan has room for, however many come at once', async () => {
      const codes = await Promise.all(
        Array.from({ length: DEVICE_LIMIT + 5 }, (_, number) =>
          makeCode(owner, organizationId, `device-${number}`),
        ),
      );
      const outcomes = await Promise.all(codes.map(async ({ code }) => (await use(code)).outcome));
      expect(outcomes.filter((outcome) => outcome === 'paired')).toHaveLength(DEVICE_LIMIT);
      expect(outcomes.filter((outcome) => outcome === 'limit-reached')).toHaveLength(5);
      expect(await devicesOf(owner, organizationId)).toHaveLength(DEVICE_LIMIT);
      // A refused code still works once there is room.
      const refused = codes.find((_, place) => outcomes[place] === 'limit-reached');
      await callAs(owner)('DELETE /organizations/:organizationId/devices/:itemId', {
        params: { organizationId, itemId: (await devicesOf(owner, organizationId))[0]?.id ?? '' },
      });
      expect((await use(refused?.code ?? '')).outcome).toBe('paired');
    });
  });

  describe('a code of a device', () => {
    const offer = async () => {
      const screen = new Person(server);
      const { code } = await callAs(screen)('POST /devices/offers');
      return { screen, code };
    };

    it('is typed at the desk, once, and its browser is paired', async () => {
      const { screen, code } = await offer();
      expect(await beat(screen)).toMatchObject({ state: 'waiting' });
      expect(await accept(code, 'wings')).toEqual({ outcome: 'paired' });
      expect(await beat(screen)).toMatchObject({ state: 'paired', name: 'Wings' });
      expect(await accept(code, 'again')).toEqual({ outcome: 'used' });
      const again = callAs(screen)('POST /devices/offers');
      await expect(again).rejects.toMatchObject({ code: 'already-paired' });
    });

    it('is none of the desk’s, and the desk’s is none of a device', async () => {
      const { code } = await offer();
      expect((await use(code)).outcome).toBe('unknown');
      const { code: ofDesk } = await makeCode(owner, organizationId, 'wings');
      expect(await accept(ofDesk, 'wings')).toEqual({ outcome: 'unknown' });
      passedMs = PAIRING_MS;
      expect(await accept(code, 'wings')).toEqual({ outcome: 'expired' });
    });

    it('is refused with words where the plan is full, and works later', async () => {
      for (let number = 0; number < DEVICE_LIMIT; number += 1) {
        await pairScreen(server, owner, { organizationId, deviceId: `device-${number}` });
      }
      const { screen, code } = await offer();
      await expect(accept(code, 'wings')).rejects.toMatchObject({ code: 'limit-reached' });
      expect(await beat(screen)).toMatchObject({ state: 'waiting' });
    });

    it('never takes the token that a browser has: a stranger may have put it there', async () => {
      const screen = new Person(server);
      screen.cookies.set('standby.device', 'AAAAAAAAAAAAAAAAAAAAAA');
      await callAs(screen)('POST /devices/offers');
      expect(screen.cookies.get('standby.device')).toMatch(/^(?!AAAA)[\w-]{22}$/u);
    });
  });

  describe('a printed code', () => {
    const HOUR_MS = 60 * 60_000;
    const addRecord = (id: string) =>
      callAs(owner)('POST /organizations/:organizationId/devices', {
        params: params(),
        body: { id, content: { ...wings, status: 'Offline' } },
      });
    const print = (deviceIds: string[], hours: 12 | 24 | 72 = 24, by = owner) =>
      callAs(by)('POST /organizations/:organizationId/pairings/print', {
        params: params(),
        body: { deviceIds, hours },
      });
    const end = (deviceIds: string[]) =>
      callAs(owner)('POST /organizations/:organizationId/pairings/end', {
        params: params(),
        body: { deviceIds },
      });
    const codeOf = (made: Awaited<ReturnType<typeof print>>, id: string) =>
      made.codes.find(({ deviceId }) => deviceId === id)?.code ?? '';

    it('is for each of some records, which say until when it works, and pairs that one once', async () => {
      await addRecord('wings');
      await addRecord('lobby');
      const made = await print(['wings', 'lobby']);
      expect(made.codes.map(({ deviceId }) => deviceId)).toEqual(['wings', 'lobby']);
      for (const { code, address } of made.codes) {
        expect(code).toMatch(/^[A-Z]{12}$/u);
        expect(address).toBe(`http://localhost:4170/screen#${code}`);
      }
      const until = made.expiresAt;
      expect(await devicesOf(owner, organizationId)).toMatchObject([
        { isPaired: false, printedCodeUntil: until },
        { isPaired: false, printedCodeUntil: until },
      ]);
      passedMs = 24 * HOUR_MS - 60_000;
      const code = codeOf(made, 'wings');
      const uses = await Promise.all([use(code), use(code)]);
      expect(uses.map(({ outcome }) => outcome).toSorted()).toEqual(['paired', 'used']);
      const paired = uses.find(({ outcome }) => outcome === 'paired');
      expect(paired && (await beat(paired.screen))).toMatchObject({ deviceId: 'wings' });
      const records = await devicesOf(owner, organizationId);
      expect(records.find(({ id }) => id === 'wings')).toMatchObject({
        isPaired: true,
        printedCodeUntil: null,
      });
      passedMs = 24 * HOUR_MS + 60_000;
      expect((await use(codeOf(made, 'lobby'))).outcome).toBe('expired');
    });

    it('ends when it is ended, replaced or its record is removed, also after the removal is undone', async () => {
      await addRecord('wings');
      const ended = codeOf(await print(['wings'], 72), 'wings');
      await end(['wings']);
      expect((await use(ended)).outcome).toBe('unknown');
      expect(await devicesOf(owner, organizationId)).toMatchObject([{ printedCodeUntil: null }]);

      const replaced = codeOf(await print(['wings'], 12), 'wings');
      const removed = codeOf(await print(['wings'], 12), 'wings');
      expect((await use(replaced)).outcome).toBe('unknown');
      const item = { params: { organizationId, itemId: 'wings' } };
      await callAs(owner)('DELETE /organizations/:organizationId/devices/:itemId', item);
      await callAs(owner)('POST /organizations/:organizationId/devices/:itemId/restore', item);
      expect((await use(removed)).outcome).toBe('unknown');
      expect(await devicesOf(owner, organizationId)).toMatchObject([
        { isPaired: false, printedCodeUntil: null },
      ]);
    });

    it('never takes a record from the device that has it', async () => {
      await addRecord('wings');
      const code = codeOf(await print(['wings']), 'wings');
      const screen = await pairScreen(server, owner, { organizationId, deviceId: 'wings' });
      expect((await use(code)).outcome).toBe('unknown');
      await expect(print(['wings'])).rejects.toMatchObject({ code: 'already-paired' });
      expect(await beat(screen)).toMatchObject({ state: 'paired', deviceId: 'wings' });
    });

    it('is made and ended by those who may change devices, for records of their own', async () => {
      await expect(print(['nowhere'])).rejects.toMatchObject({ status: 404 });
      await expect(end(['nowhere'])).rejects.toMatchObject({ status: 404 });
      await addRecord('wings');
      const { members } = await createCompany(server);
      await expect(print(['wings'], 24, members.owner)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('a removed device is none at once, also after the removal is undone', async () => {
    const screen = await pairScreen(server, owner, { organizationId, deviceId: 'wings' });
    await beat(screen);
    const item = { params: { organizationId, itemId: 'wings' } };
    await callAs(owner)('DELETE /organizations/:organizationId/devices/:itemId', item);
    expect(await beat(screen)).toEqual({ state: 'new' });
    await callAs(owner)('POST /organizations/:organizationId/devices/:itemId/restore', item);
    expect(await beat(screen)).toEqual({ state: 'new' });
    expect(await devicesOf(owner, organizationId)).toMatchObject([
      { id: 'wings', isPaired: false, status: 'Offline' },
    ]);
  });

  it('codes are made by those who may change devices', async () => {
    const { members, organizationId: id } = await createCompany(server);
    for (const role of ['owner', 'admin', 'stage-manager'] as const) {
      expect((await makeCode(members[role], id, 'wings')).code).toMatch(/^[A-Z]{8}$/u);
    }
    for (const role of ['assistant-stage-manager', 'light-board-operator'] as const) {
      await expect(makeCode(members[role], id, 'wings')).rejects.toMatchObject({ status: 403 });
    }
    const { code } = await makeCode(members.owner, id, 'wings');
    const stranger = find(code);
    expect(await stranger).toBeNull();
  });

  it('no member says that a device is online: the device does', async () => {
    const { item } = await callAs(owner)('POST /organizations/:organizationId/devices', {
      params: params(),
      body: { id: 'fake', content: { ...wings, status: 'Online' } },
    });
    expect(item).toMatchObject({ status: 'Offline', isPaired: false, lastSeen: null });
    const changed = await callAs(owner)('PATCH /organizations/:organizationId/devices/:itemId', {
      params: { organizationId, itemId: 'fake' },
      body: { change: { status: 'Online', name: 'Renamed' } },
    });
    expect(changed.item).toMatchObject({ status: 'Offline', name: 'Renamed' });
  });
});
