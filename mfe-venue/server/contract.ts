import { collectionRoutes } from '@standby/api-client/contract';
import * as v from 'valibot';
import { deviceList, deviceSchema, type Device, type DeviceContent } from '../src/domain/device';
import { roomList, roomSchema, type Room, type RoomContent } from '../src/domain/room';

export const roomCollection = {
  ...roomList,
  read: 'rooms:read',
  content: v.omit(roomSchema, ['id', 'isOnline', 'lastUsed']),
} as const;

export const deviceCollection = {
  ...deviceList,
  read: 'devices:read',
  // The schema also reads devices from earlier versions, which have fewer fields.
  schema: deviceSchema as v.GenericSchema<unknown, Device> as v.GenericSchema<Device>,
  content: v.pick(deviceSchema, ['name', 'type', 'room', 'description', 'setupMethod', 'status']),
} as const;

export const roomRoutes = collectionRoutes<'rooms', Room, RoomContent>(roomCollection);
export const deviceRoutes = collectionRoutes<'devices', Device, DeviceContent>(deviceCollection);
