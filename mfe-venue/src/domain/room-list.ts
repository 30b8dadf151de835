import {
  type SortOption,
  byLatest,
  byOrder,
  byText,
  createSearch,
} from '@standby/collections/list';
import { formatDateAt } from '@standby/shared-ui/text';
import type { Device } from './device';
import type { Room } from './room';
import { roomStatuses } from './room-options';

/** Room with the data that its card shows. */
export interface ListedRoom extends Room {
  /** Number of assigned devices that are online. */
  readonly connectedDevices: number;
}

/**
 * Adds to each room the number of its connected devices; a device is assigned to a room by its
 * name.
 */
export function listRooms(
  rooms: readonly Room[],
  devices: readonly Device[],
): readonly ListedRoom[] {
  const connected = new Map<string, number>();
  for (const { room, status } of devices) {
    if (status === 'Online') connected.set(room, (connected.get(room) ?? 0) + 1);
  }
  const listed = (room: Room): ListedRoom => {
    const connectedDevices = connected.get(room.name) ?? 0;
    return { ...room, isOnline: connectedDevices > 0, connectedDevices };
  };
  return rooms.map(listed);
}

/** Every text on a room's card; the search covers exactly these. */
interface RoomCardText {
  readonly name: string;
  readonly description: string;
  readonly connection: string;
  readonly status: string;
  readonly capacity: string;
  readonly connectedDevices: string;
  readonly location: string;
  readonly updated: string;
}

export function roomCardText(room: ListedRoom): RoomCardText {
  const { connectedDevices, capacity } = room;
  return {
    name: room.name,
    description: room.description,
    // The words describe the devices, since an active room is never offline.
    connection: room.isOnline ? 'Devices online' : 'No device online',
    status: room.status,
    capacity: capacity === null ? 'Capacity not set' : `Capacity ${capacity}`,
    connectedDevices:
      connectedDevices === 1 ? '1 connected device' : `${connectedDevices} connected devices`,
    location: room.location,
    updated: `Updated ${formatDateAt(Date.parse(room.lastUsed), 'medium')}`,
  };
}

/** Finds the rooms whose cards contain all words of a query. */
export const searchRooms = createSearch<ListedRoom>((room) => Object.values(roomCardText(room)));

/** Sort options in the order of the menu; the list begins with the first. */
export const roomSorts = [
  { value: 'last-used', label: 'Last used', compare: byLatest((room) => room.lastUsed) },
  { value: 'name', label: 'Name', compare: byText((room) => room.name) },
  {
    value: 'capacity',
    label: 'Capacity',
    // The largest room comes first, and a room without a capacity last.
    compare: (one, other) => (other.capacity ?? 0) - (one.capacity ?? 0),
  },
  { value: 'status', label: 'Status', compare: byOrder(roomStatuses, (room) => room.status) },
] as const satisfies readonly SortOption<ListedRoom>[];

export const ROOMS_PER_PAGE = 12;
