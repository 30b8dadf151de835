import { listOfOrganization } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { ROOMS_KEY } from '@standby/contracts';
import { roomList, type Room, type RoomContent } from '../domain/room';
import { creationDelay } from './creation-delay';
import { sampleRooms } from './sample-rooms';

/** Port to the rooms. */
export type Rooms = Collection<Room, RoomContent>;

export const { createInBrowser: createRooms, list: rooms } = listOfOrganization<Room, RoomContent>(
  roomList,
  { key: ROOMS_KEY, version: 1, samples: sampleRooms, beforeCreate: creationDelay },
);
