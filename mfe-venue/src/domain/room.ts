import { houseLists } from '@standby/contracts';
import { idSchema, instantSchema, type ListDefinition } from '@standby/collections/port';
import * as v from 'valibot';
import { accessibilityOptions, equipmentOptions, roomStatuses, roomTypes } from './room-options';

/** Number of rooms that the plan allows. */
export const ROOM_LIMIT = 10;

export const roomNoun = houseLists.rooms.noun;

export const MIN_CAPACITY = 1;

export const roomSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
  description: v.string(),
  location: v.string(),
  /** Number of people that the room holds; null while unknown. */
  capacity: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(MIN_CAPACITY))),
  roomType: v.picklist(roomTypes.map(({ value }) => value)),
  equipment: v.array(v.picklist(equipmentOptions)),
  accessibility: v.array(v.picklist(accessibilityOptions)),
  notes: v.string(),
  status: v.picklist(roomStatuses),
  isOnline: v.boolean(),
  /** Time of the last use or edit; the card shows it as its Updated date. */
  lastUsed: instantSchema,
});

export type Room = Readonly<v.InferOutput<typeof roomSchema>>;

/** Fields that a person enters for a room; the others are derived. */
export type RoomContent = Omit<Room, 'id' | 'isOnline' | 'lastUsed'>;

/** Creates a room, without connected devices. `at` is an ISO instant. */
export function newRoom(content: RoomContent, { id, at }: { id: string; at: string }): Room {
  return { ...content, id, isOnline: false, lastUsed: at };
}

export function editRoom(room: Room, change: Partial<RoomContent>, at: string): Room {
  return { ...room, ...change, lastUsed: at };
}

/** The rooms of an organization. */
export const roomList = {
  ...houseLists.rooms,
  schema: roomSchema,
  limit: ROOM_LIMIT,
  make: newRoom,
  change: editRoom,
} as const satisfies ListDefinition<Room, RoomContent>;
