import { useMemo } from 'react';
import { useCollection, type Kept, type Reading } from 'shared-collections';
import type { Device } from '../../domain/device';
import type { Room } from '../../domain/room';
import { listRooms, type ListedRoom } from '../../domain/room-list';
import type { RoomPorts } from './ManageRoom/useManageRoom';

function readingOf(rooms: Reading<Room>, devices: Reading<Device>): Reading<ListedRoom> {
  if (rooms.state !== 'ready') return rooms;
  if (devices.state !== 'ready') return devices;
  return { state: 'ready', items: listRooms(rooms.items, devices.items) };
}

/** The rooms with the devices that are connected in each. */
export function useRooms(ports: RoomPorts): Kept<ListedRoom> {
  const rooms = useCollection(ports.rooms);
  const devices = useCollection(ports.devices);
  const reading = useMemo(
    () => readingOf(rooms.reading, devices.reading),
    [rooms.reading, devices.reading],
  );

  const retry = (): void => {
    rooms.retry();
    devices.retry();
  };

  return { ...rooms, reading, retry };
}
