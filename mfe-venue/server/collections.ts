import {
  collectionChanges,
  type CollectionDefinition,
  type WriteContext,
} from '@standby/server-kit';
import { fieldErrors } from '@standby/forms/validation';
import {
  deviceList,
  editDevice,
  NEW_DEVICE_STATUS,
  newDevice,
  unpairDevice,
  type Device,
  type DeviceContent,
} from '../src/domain/device';
import { deviceFormSchema, formOfDevice } from '../src/domain/device-form';
import { roomList, type Room, type RoomContent } from '../src/domain/room';
import { formOfRoom, roomFormSchema } from '../src/domain/room-form';
import { deviceCollection, roomCollection } from './contract';
import { readDevice, saveDevices } from './storage/device-rows';
import { dropToken } from './storage/device-tokens';
import { deleteCodesOf } from './storage/pairing-repository';

export const devices: CollectionDefinition<'devices', Device, DeviceContent> = {
  ...deviceList,
  contract: deviceCollection,
  table: 'device',
  // The device itself reports whether it is online; a member cannot set that.
  make: (content, stamp) => newDevice({ ...content, status: NEW_DEVICE_STATUS }, stamp),
  change: (stored, change, at) => {
    const device = readDevice(stored);
    return editDevice(device, { ...change, status: device.status }, at);
  },
  adopt: (device) => unpairDevice(readDevice(device)),
  // A restored device must be paired again.
  afterRemove: async (device, context) => {
    const { transaction, organizationId } = context;
    await dropToken(transaction, { organizationId, deviceId: device.id });
    await deleteCodesOf(transaction, organizationId, [device.id]);
    await saveDevices(transaction, [unpairDevice(readDevice(device))], context);
  },
  problemsOf: (device) => fieldErrors(deviceFormSchema, formOfDevice(device)),
};

/** Devices are assigned to a room by its name: when the name changes, they move along. */
async function moveDevices(before: Room, after: Room, context: WriteContext): Promise<void> {
  if (after.name === before.name) return;
  const changes = collectionChanges(devices, context);
  for (const { item } of await changes.rows.all()) {
    if (item.room === before.name) await changes.update(item.id, { change: { room: after.name } });
  }
}

export const rooms: CollectionDefinition<'rooms', Room, RoomContent> = {
  ...roomList,
  contract: roomCollection,
  table: 'room',
  afterUpdate: moveDevices,
  problemsOf: (room) => fieldErrors(roomFormSchema, formOfRoom(room)),
};
