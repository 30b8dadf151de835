import { collectionOf, collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { describeCollectionContract } from '@standby/collections/testing/collection-contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEVICE_LIMIT, NEW_DEVICE_STATUS, type DeviceContent } from '../src/domain/device';
import { deviceFormSchema, emptyDeviceForm } from '../src/domain/device-form';
import { ROOM_LIMIT, type Room, type RoomContent } from '../src/domain/room';
import { emptyRoomForm, roomFormSchema } from '../src/domain/room-form';
import { deviceCollection, roomCollection } from './contract';

const makeRoom = (number: number): RoomContent =>
  v.parse(roomFormSchema, {
    ...emptyRoomForm,
    name: `Attic ${number}`,
    location: 'Roof',
    capacity: String(number),
    equipment: ['Piano'],
  });

const makeDevice = (number: number): DeviceContent => ({
  ...v.parse(deviceFormSchema, { ...emptyDeviceForm, name: `Tablet ${number}`, room: 'Lobby' }),
  status: NEW_DEVICE_STATUS,
});

// The tests of shows run on every database. Rooms and devices use the same tables and SQL, so one
// database is enough.
onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeCollectionContract<Room, RoomContent>('the rooms of the server', {
    limit: ROOM_LIMIT,
    makeItem: makeRoom,
    open: collectionOpener(roomCollection, () => server),
  });

  // Devices differ from rooms only in their content and their limit.
  it('devices are kept up to their limit', async () => {
    const { owner, organizationId } = await createOrganization(server);
    const devices = collectionOf(deviceCollection, owner, organizationId);
    for (let number = 1; number <= DEVICE_LIMIT; number += 1) {
      expect(await devices.create(makeDevice(number))).toMatchObject(makeDevice(number));
    }
    await expect(devices.create(makeDevice(0))).rejects.toMatchObject({ reason: 'limit-reached' });
    expect(await devices.list()).toHaveLength(DEVICE_LIMIT);
  });

  it('devices move along when their room is renamed, in the same change', async () => {
    const { owner, organizationId } = await createOrganization(server);
    const rooms = collectionOf(roomCollection, owner, organizationId);
    const devices = collectionOf(deviceCollection, owner, organizationId);
    const room = await rooms.create({ ...makeRoom(1), name: 'Lobby' });
    const [inside, outside] = [
      await devices.create(makeDevice(1)),
      await devices.create({ ...makeDevice(2), room: 'Studio A' }),
    ];

    await rooms.update(room.id, { name: 'Foyer' });

    expect(await devices.get(inside.id)).toMatchObject({ name: 'Tablet 1', room: 'Foyer' });
    expect(await devices.get(outside.id)).toEqual(outside);
  });
});
