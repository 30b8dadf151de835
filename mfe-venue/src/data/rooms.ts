import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  type Room,
  type RoomContent,
  ROOM_LIMIT,
  editRoom,
  newRoom,
  roomNoun,
  roomSchema,
} from '../domain/room';
import { creationDelay } from './creation-delay';
import { sampleRooms } from './sample-rooms';

/** Port to the rooms; in connected mode the server's implementation replaces the browser's. */
export type Rooms = Collection<Room, RoomContent>;

export function createRooms(
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Room[] = sampleRooms,
): Rooms {
  return createBrowserCollection({
    beforeCreate: creationDelay,
    ...environment,
    key: 'standby:rooms',
    version: 1,
    schema: roomSchema,
    noun: roomNoun,
    samples,
    limit: ROOM_LIMIT,
    make: newRoom,
    change: editRoom,
  });
}

export const rooms = selectCollection<Room, RoomContent>(createRooms, () =>
  import('./server-collections').then((server) => server.createServerRooms()),
);
