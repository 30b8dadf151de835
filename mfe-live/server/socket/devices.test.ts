import { createClient } from '@standby/api-client';
import type {
  deviceCodeRoutes,
  deviceControlRoutes,
  pairingRoutes,
} from '@standby/api-client/devices';
import type { Assignment } from '@standby/api-client/device-screens';
import type { Act } from '@standby/live-room';
import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LiveClient } from '../testing/live-client';
import { addShow, type LiveServer, startLiveServer } from '../testing/live-server';

type Routes = typeof pairingRoutes & typeof deviceCodeRoutes & typeof deviceControlRoutes;

const callAs = (person: Person) => createClient<Routes>('/api/v1', person.fetch);

onDatabase((database) => {
  let live: LiveServer;
  const clients: LiveClient[] = [];
  beforeEach(async () => {
    live = await startLiveServer(database());
  });
  afterEach(async () => {
    for (const { socket } of clients.splice(0)) socket.terminate();
    await live.close();
  });

  it('C9: a paired device reaches only the room that the desk assigns, for as long as it is assigned', async () => {
    const { owner, organizationId } = await live.company();
    for (const showId of ['hamlet', 'lear']) await addShow(owner, organizationId, showId);
    const params = { organizationId };
    const device = { name: 'Wings', type: 'tablet', room: 'Lobby', description: '' } as const;
    const { code } = await callAs(owner)('POST /organizations/:organizationId/pairings', {
      params,
      body: { deviceId: 'wings', device: { ...device, setupMethod: 'qr' } },
    });
    const screen = new Person(live.server);
    await callAs(screen)('POST /devices/pair', { body: { code } });
    const show = (assignment: Assignment) =>
      callAs(owner)('POST /organizations/:organizationId/devices/control', {
        params,
        body: { deviceIds: ['wings'], assignment },
      });
    const join = async (showId: string, role: 'controller' | 'department' = 'controller') => {
      const company = { organizationId, showId };
      const client = new LiveClient({ live, company, person: screen });
      clients.push(client);
      return { client, welcome: await client.hello('controller', { role }) };
    };

    expect((await join('hamlet')).welcome).toBeUndefined();
    await show({ kind: 'viewer', showId: 'hamlet' });
    const { client, welcome } = await join('hamlet');
    expect(welcome).toMatchObject({ self: { role: 'viewer' } });
    expect((await join('lear')).welcome).toBeUndefined();

    await show({ kind: 'viewer', showId: 'lear' });
    expect(await client.bye()).toBe('link-ended');
    // A call board only reads, and the sign-in sheet is outside the room.
    await show({ kind: 'calls', showId: 'lear' });
    const board = await join('lear', 'department');
    expect(board.welcome).toMatchObject({ self: { role: 'viewer' } });
    board.client.sendEvents(
      board.client.write({ type: 'answer-call', call: 'half', name: 'Cast' }),
    );
    expect(await board.client.next('refused')).toMatchObject({ reason: 'not-allowed' });
    await show({ kind: 'sign-in', showId: 'lear' });
    expect(await board.client.bye()).toBe('link-ended');
    expect((await join('lear')).welcome).toBeUndefined();
    await show({ kind: 'light', showId: 'lear', department: 'LX' });
    const light = await join('lear', 'department');
    // A light answers its cues, and may do nothing else.
    const answer = { type: 'acknowledge-cues', cueIds: ['lx-1'] } satisfies Act;
    light.client.sendEvents(light.client.write(answer, Date.now(), { role: 'department' }));
    await light.client.acknowledged();
    expect(light.client.of('refused')).toEqual([]);
    // A6: it answers for no other department until the desk assigns that one.
    const desk = new LiveClient({
      live,
      company: { organizationId, showId: 'lear' },
      person: owner,
    });
    clients.push(desk);
    await desk.hello('controller');
    await desk.until(() => desk.position === light.client.position);
    const sound = {
      id: 'sq-1',
      department: 'SQ',
      number: '1',
      trigger: { kind: 'called' },
    } as const;
    desk.sendEvents(desk.write({ type: 'add-cues', cues: [sound], beforeCueId: null }));
    await light.client.until(() => light.client.position === 2);
    const other = { type: 'acknowledge-cues', cueIds: ['sq-1'] } satisfies Act;
    light.client.sendEvents(light.client.write(other, Date.now(), { role: 'department' }));
    expect(await light.client.next('refused')).toMatchObject({ reason: 'not-allowed' });
    light.client.sendEvents(light.client.write({ type: 'flash' }));
    expect(await light.client.next('refused')).toMatchObject({ reason: 'not-allowed' });

    await show({ kind: 'light', showId: 'lear', department: 'SQ' });
    expect(await light.client.bye()).toBe('role-changed');
    const next = await join('lear', 'department');
    await next.client.until(() => next.client.position === 2);
    next.client.sendEvents(next.client.write(other, Date.now(), { role: 'department' }));
    await next.client.acknowledged();
    expect(next.client.of('refused')).toEqual([]);

    const url = `/api/v1/organizations/${organizationId}/devices/wings`;
    await owner.inject({ method: 'DELETE', url });
    expect(await next.client.bye()).toBe('link-ended');
    expect((await join('lear')).welcome).toBeUndefined();
  });
});
