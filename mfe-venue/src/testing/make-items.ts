import { NOW } from 'shared-ui/testing/now';
import { newDevice, type Device } from '../domain/device';
import { contentOfDeviceForm, emptyDeviceForm } from '../domain/device-form';
import { newRoom, type Room } from '../domain/room';
import { contentOfRoomForm, emptyRoomForm } from '../domain/room-form';

/** A room of which only the given things matter. */
export function makeRoom(id: string, change: Partial<Room> = {}): Room {
  const content = contentOfRoomForm({ ...emptyRoomForm, name: `Room ${id}`, location: 'Yard' });
  return { ...newRoom(content, { id, at: NOW }), ...change };
}

/** A device of which only the given things matter. */
export function makeDevice(id: string, change: Partial<Device> = {}): Device {
  const content = contentOfDeviceForm({ ...emptyDeviceForm, name: `Device ${id}`, room: 'Lobby' });
  return { ...newDevice(content, { id, at: NOW }), ...change };
}

/** So many items with the numbers 1, 2, 3 … for ids. */
export function many<T>(count: number, make: (id: string) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(String(index + 1)));
}
