import { onDatabase } from 'server/testing/databases';
import { Person, startTestServer, type TestServer } from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import type {
  deviceCodeRoutes,
  deviceControlRoutes,
  pairingRoutes,
} from '@standby/api-client/devices';
import type { Assignment } from '@standby/api-client/device-screens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginShow, clientOf, HALF, openStageDoor } from '../testing/stage-door';

type Routes = typeof pairingRoutes & typeof deviceCodeRoutes & typeof deviceControlRoutes;

const LOOK = 'POST /sign-in/device/look';
const SIGN_IN = 'POST /sign-in/device';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => HALF });
  });
  afterAll(() => server.close());

  const callAs = (person: Person) => createClient<Routes>('/api/v1', person.fetch);

  /** Pairs a device of a company. */
  async function pairDevice({
    organizationId,
    owner,
  }: Pick<Awaited<ReturnType<typeof beginShow>>, 'organizationId' | 'owner'>) {
    const params = { organizationId };
    const record = { name: 'Door', type: 'tablet', room: 'Lobby', description: '' } as const;
    const { code } = await callAs(owner)('POST /organizations/:organizationId/pairings', {
      params,
      body: { deviceId: 'door', device: { ...record, setupMethod: 'qr' } },
    });
    const screen = new Person(server);
    await callAs(screen)('POST /devices/pair', { body: { code } });
    const show = (assignment: Assignment) =>
      callAs(owner)('POST /organizations/:organizationId/devices/control', {
        params,
        body: { deviceIds: ['door'], assignment },
      });
    return { screen, show, device: clientOf(screen) };
  }

  async function openDevice() {
    const company = await openStageDoor(server);
    return { ...company, ...(await pairDevice(company)) };
  }

  const SHEET: Assignment = { kind: 'sign-in', showId: 'hamlet' };

  it('shows only names, and signs in by a PIN', async () => {
    const { device, pins, show, screen } = await openDevice();
    await show(SHEET);
    const answer = await screen.inject({ method: 'POST', url: '/api/v1/sign-in/device/look' });
    expect(JSON.parse(answer.body)).toEqual({
      showTitle: 'Hamlet',
      call: 'Performance 5, 19:30 EST',
      people: [
        { id: 'oskar', name: 'Oskar', position: '', presence: 'missing' },
        { id: 'idris', name: 'Idris', position: '', presence: 'missing' },
      ],
    });
    expect(answer.body).not.toMatch(/555|Knee|@/u);
    await device(SIGN_IN, { body: { personId: 'idris', pin: pins['idris'] ?? '' } });
    const { people } = await device(LOOK);
    expect(people.map(({ presence }) => presence)).toEqual(['missing', 'in']);
  });

  it('allows it only while the desk shows the sheet there, and allows nothing else', async () => {
    const { device, pins, screen, show, organizationId } = await openDevice();
    const signIn = () => device(SIGN_IN, { body: { personId: 'idris', pin: pins['idris'] ?? '' } });
    const isClosed = async () => {
      await expect(device(LOOK)).rejects.toMatchObject({ status: 404 });
      await expect(signIn()).rejects.toMatchObject({ status: 404 });
    };
    await isClosed();
    for (const assignment of [
      { kind: 'viewer', showId: 'hamlet' },
      { kind: 'calls', showId: 'hamlet' },
      { kind: 'sign-in', showId: 'lear' },
    ] as const) {
      await show(assignment);
      await isClosed();
    }
    await show(SHEET);
    await device(LOOK);
    for (const list of ['people', 'sign-ins', 'reports']) {
      const url = `/api/v1/organizations/${organizationId}/${list}/changes`;
      expect((await screen.inject({ url })).statusCode, list).toBe(401);
    }
    await show({ kind: 'standby' });
    await isClosed();
  });

  it('ends with the removal of the device, and is refused to a stranger', async () => {
    const { device, owner, organizationId, show } = await openDevice();
    await show(SHEET);
    await device(LOOK);
    const url = `/api/v1/organizations/${organizationId}/devices/door`;
    await owner.inject({ method: 'DELETE', url });
    await expect(device(LOOK)).rejects.toMatchObject({ status: 404 });
    await expect(clientOf(new Person(server))(LOOK)).rejects.toMatchObject({ status: 404 });
  });

  it('takes thirty wrong PINs, regardless of a guesser at the stage door', async () => {
    const { device, door, pins, show, token } = await openDevice();
    await show(SHEET);
    const pin = pins['idris'] === '0000' ? '0001' : '0000';
    const body = { personId: 'idris', pin };
    const right = { personId: 'idris', pin: pins['idris'] ?? '' };
    for (let guesses = 0; guesses < 12; guesses += 1) {
      await door('POST /sign-in', { body: { token, ...body } }).catch(() => undefined);
    }
    await device(SIGN_IN, { body: right });
    for (let guesses = 0; guesses < 30; guesses += 1) {
      await expect(device(SIGN_IN, { body })).rejects.toMatchObject({ code: 'wrong-pin' });
    }
    await expect(device(SIGN_IN, { body: right })).rejects.toMatchObject({ status: 429 });
  });

  it('shows names before stage management has handed out PINs, but accepts no PIN', async () => {
    const { device, show } = await pairDevice(await beginShow(server));
    await show(SHEET);
    expect((await device(LOOK)).people).toHaveLength(2);
    const body = { personId: 'idris', pin: '0000' };
    await expect(device(SIGN_IN, { body })).rejects.toMatchObject({ code: 'wrong-pin' });
  });
});
