import { useMemo } from 'react';
import { useCollection, type CollectionState, type ListState } from '@standby/collections/screens';
import type { Devices } from '../../data/devices';
import type { Rooms } from '../../data/rooms';
import type { Device } from '../../domain/device';
import type { Room } from '../../domain/room';
import { listRooms, type ListedRoom } from '../../domain/room-list';

function combinedList(rooms: ListState<Room>, devices: ListState<Device>): ListState<ListedRoom> {
  if (rooms.state !== 'ready') return rooms;
  if (devices.state !== 'ready') return devices;
  return { state: 'ready', items: listRooms(rooms.items, devices.items) };
}

/** Returns the rooms with the number of connected devices in each. */
export function useRooms(roomsPort: Rooms, devicesPort: Devices): CollectionState<ListedRoom> {
  const rooms = useCollection(roomsPort);
  const devices = useCollection(devicesPort);
  const list = useMemo(() => combinedList(rooms.list, devices.list), [rooms.list, devices.list]);

  const retry = (): void => {
    rooms.retry();
    devices.retry();
  };

  // A list that failed to load explains that in its own place, so the notice would repeat it.
  const notices = useMemo(
    () => rooms.notices.filter(({ kind }) => kind !== 'offline' || list.state !== 'failed'),
    [rooms.notices, list.state],
  );
  return { ...rooms, paged: undefined, list, notices, retry };
}
