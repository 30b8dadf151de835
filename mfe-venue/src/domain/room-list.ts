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

/** A room as its card shows it. */
export interface ListedRoom extends Room {
  /** How many of the devices assigned to it are online. */
  readonly connectedDevices: number;
}

/** Rooms with the devices that are connected in each: a device is assigned to a room by its name. */
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

/** Every text on a room's card. The search looks through exactly these. */
export interface RoomCardText {
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
    // The devices are, not the room: an active room is not offline.
    connection: room.isOnline ? 'Devices online' : 'No device online',
    status: room.status,
    capacity: capacity === null ? 'Capacity not set' : `Capacity ${capacity}`,
    connectedDevices:
      connectedDevices === 1 ? '1 connected device' : `${connectedDevices} connected devices`,
    location: room.location,
    updated: `Updated ${formatDateAt(Date.parse(room.lastUsed), 'medium')}`,
  };
}

/** Finds the rooms whose cards have all the words of a query. */
export const searchRooms = createSearch<ListedRoom>((room) => Object.values(roomCardText(room)));

/** Sort by, in the order of the menu; the first is where the list begins. */
export const roomSorts = [
  { value: 'last-used', label: 'Last used', compare: byLatest((room) => room.lastUsed) },
  { value: 'name', label: 'Name', compare: byText((room) => room.name) },
  {
    value: 'capacity',
    label: 'Capacity',
    // The largest first; a room without one last.
    compare: (one, other) => (other.capacity ?? 0) - (one.capacity ?? 0),
  },
  { value: 'status', label: 'Status', compare: byOrder(roomStatuses, (room) => room.status) },
] as const satisfies readonly SortOption<ListedRoom>[];

export const ROOMS_PER_PAGE = 12;
