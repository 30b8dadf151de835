import * as v from 'valibot';
import { NOW } from '@standby/testing/now';
import { NEW_DEVICE_STATUS, newDevice, type Device } from '../domain/device';
import { deviceFormSchema, emptyDeviceForm } from '../domain/device-form';
import { newRoom, type Room } from '../domain/room';
import { roomFormSchema, emptyRoomForm } from '../domain/room-form';

/** Returns a room in which only the given fields matter. */
export function makeRoom(id: string, change: Partial<Room> = {}): Room {
  const content = v.parse(roomFormSchema, {
    ...emptyRoomForm,
    name: `Room ${id}`,
    location: 'Yard',
  });
  return { ...newRoom(content, { id, at: NOW }), ...change };
}

/** Returns a device in which only the given fields matter. */
export function makeDevice(id: string, change: Partial<Device> = {}): Device {
  const form = { ...emptyDeviceForm, name: `Device ${id}`, room: 'Lobby' };
  const content = { ...v.parse(deviceFormSchema, form), status: NEW_DEVICE_STATUS };
  return { ...newDevice(content, { id, at: NOW }), ...change };
}

/** Makes a number of items with the ids 1, 2, 3 and so on. */
export function many<T>(count: number, make: (id: string) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(String(index + 1)));
}
