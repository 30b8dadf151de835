import type { Collection } from '@standby/collections/port';
import { createServerCollection, openConnection } from '@standby/collections/server';
import type { ShowTitle } from '@standby/contracts';
import { deviceNoun, type Device, type DeviceContent } from '../domain/device';
import { roomNoun, type Room, type RoomContent } from '../domain/room';
import type { Devices } from './devices';
import type { Rooms } from './rooms';

/** Creates the collection of the organization's rooms. */
export function createServerRooms(connection = openConnection()): Rooms {
  return createServerCollection<Room, RoomContent>({
    name: 'rooms',
    noun: roomNoun,
    write: 'rooms:write',
    connection,
  });
}

/** Creates the collection of the organization's devices. */
export function createServerDevices(connection = openConnection()): Devices {
  return createServerCollection<Device, DeviceContent>({
    name: 'devices',
    noun: deviceNoun,
    write: 'devices:write',
    connection,
  });
}

/** Creates the collection of the organization's shows, whose titles a device needs. */
export function createServerShows(connection = openConnection()): Collection<ShowTitle, object> {
  return createServerCollection<ShowTitle, object>({
    name: 'shows',
    noun: { one: 'show', many: 'shows' },
    write: 'shows:write',
    connection,
  });
}
