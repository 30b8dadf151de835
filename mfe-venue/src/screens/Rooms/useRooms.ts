import { useMemo } from 'react';
import {
  useCollection,
  type CollectionState,
  type AsyncState,
} from '@standby/shared-collections/screens';
import type { Device } from '../../domain/device';
import type { Room } from '../../domain/room';
import { listRooms, type ListedRoom } from '../../domain/room-list';
import type { RoomPorts } from './ManageRoom/useManageRoom';

function combinedList(
  rooms: AsyncState<Room>,
  devices: AsyncState<Device>,
): AsyncState<ListedRoom> {
  if (rooms.state !== 'ready') return rooms;
  if (devices.state !== 'ready') return devices;
  return { state: 'ready', items: listRooms(rooms.items, devices.items) };
}

/** The rooms with the devices that are connected in each. */
export function useRooms(ports: RoomPorts): Omit<CollectionState<ListedRoom>, 'paged'> {
  const rooms = useCollection(ports.rooms);
  const devices = useCollection(ports.devices);
  const list = useMemo(() => combinedList(rooms.list, devices.list), [rooms.list, devices.list]);

  const retry = (): void => {
    rooms.retry();
    devices.retry();
  };

  // A list that did not load says why in its place: not twice, and not as of when it is.
  const notices = useMemo(
    () => rooms.notices.filter(({ kind }) => kind !== 'offline' || list.state !== 'failed'),
    [rooms.notices, list.state],
  );
  return { ...rooms, list, notices, retry };
}
