import type { Kysely, Migration } from 'kysely';
import {
  collectionChanges,
  createCollectionTable,
  type CollectionDefinition,
  type WriteContext,
} from '@standby/server-kit';
import { fieldErrors } from '@standby/forms/validation';
import {
  DEVICE_LIMIT,
  editDevice,
  newDevice,
  type Device,
  type DeviceContent,
} from '../src/domain/device';
import { deviceFormSchema, formOfDevice } from '../src/domain/device-form';
import { editRoom, newRoom, ROOM_LIMIT, type Room, type RoomContent } from '../src/domain/room';
import { formOfRoom, roomFormSchema } from '../src/domain/room-form';
import { deviceCollection, roomCollection } from './contract';

export const devices: CollectionDefinition<'devices', Device, DeviceContent> = {
  contract: deviceCollection,
  table: 'device',
  limit: DEVICE_LIMIT,
  make: newDevice,
  change: editDevice,
  problemsOf: (device) => fieldErrors(deviceFormSchema, formOfDevice(device)),
};

/** Devices are assigned to a room by its name: when that changes, they move along. */
async function moveDevices(before: Room, after: Room, context: WriteContext): Promise<void> {
  if (after.name === before.name) return;
  const changes = collectionChanges(devices, context);
  for (const { item } of await changes.rows.all()) {
    if (item.room === before.name) await changes.update(item.id, { change: { room: after.name } });
  }
}

export const rooms: CollectionDefinition<'rooms', Room, RoomContent> = {
  contract: roomCollection,
  table: 'room',
  limit: ROOM_LIMIT,
  make: newRoom,
  change: editRoom,
  afterUpdate: moveDevices,
  problemsOf: (room) => fieldErrors(roomFormSchema, formOfRoom(room)),
};

export const venueMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'room');
    await createCollectionTable(db, 'device');
  },
};
