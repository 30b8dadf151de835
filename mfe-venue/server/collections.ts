import type { Kysely, Migration } from 'kysely';
import { createCollectionTable, type CollectionDefinition } from 'server/area';
import { fieldErrors } from 'shared-ui/validation';
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

export const rooms: CollectionDefinition<'rooms', Room, RoomContent> = {
  contract: roomCollection,
  table: 'room',
  limit: ROOM_LIMIT,
  make: newRoom,
  change: editRoom,
  problemsOf: (room) => fieldErrors(roomFormSchema, formOfRoom(room)),
};

export const devices: CollectionDefinition<'devices', Device, DeviceContent> = {
  contract: deviceCollection,
  table: 'device',
  limit: DEVICE_LIMIT,
  make: newDevice,
  change: editDevice,
  problemsOf: (device) => fieldErrors(deviceFormSchema, formOfDevice(device)),
};

export const venueMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'room');
    await createCollectionTable(db, 'device');
  },
};
