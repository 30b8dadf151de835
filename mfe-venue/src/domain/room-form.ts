import * as v from 'valibot';
import { type Room, MIN_CAPACITY } from './room';
import {
  type Accessibility,
  type Equipment,
  type RoomStatus,
  type RoomType,
  DEFAULT_ROOM_TYPE,
  NEW_ROOM_STATUS,
  accessibilityOptions,
  equipmentOptions,
  roomStatuses,
  roomTypes,
} from './room-options';

/** Room form as it is typed. */
export interface RoomForm {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly capacity: string;
  readonly roomType: RoomType;
  readonly equipment: readonly Equipment[];
  readonly accessibility: readonly Accessibility[];
  readonly notes: string;
  /** Status of the room; only the edit dialog asks for it. */
  readonly status: RoomStatus;
}

export const emptyRoomForm: RoomForm = {
  name: '',
  description: '',
  location: '',
  capacity: '',
  roomType: DEFAULT_ROOM_TYPE,
  equipment: [],
  accessibility: [],
  notes: '',
  status: NEW_ROOM_STATUS,
};

export const roomMessages = {
  name: 'Enter a name.',
  location: 'Enter a location.',
  wholeNumber: 'Enter a whole number.',
  capacity: `Capacity is at least ${MIN_CAPACITY}.`,
  roomType: 'Choose a room type.',
  choice: 'Choose from the list.',
  status: 'Choose a status.',
} as const;

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const text = v.pipe(v.string(), v.trim());

/** Validates the form, with a message for each field, and converts it to a room's content. */
export const roomFormSchema = v.object({
  name: required(roomMessages.name),
  description: text,
  location: required(roomMessages.location),
  capacity: v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => Number.isSafeInteger(Number(value)), roomMessages.wholeNumber),
    v.check((value) => value === '' || Number(value) >= MIN_CAPACITY, roomMessages.capacity),
    v.transform((value) => (value === '' ? null : Number(value))),
  ),
  roomType: v.picklist(
    roomTypes.map(({ value }) => value),
    roomMessages.roomType,
  ),
  equipment: v.array(v.picklist(equipmentOptions, roomMessages.choice)),
  accessibility: v.array(v.picklist(accessibilityOptions, roomMessages.choice)),
  notes: text,
  status: v.picklist(roomStatuses, roomMessages.status),
});

/** Returns the form to edit a room with. */
export function formOfRoom(room: Room): RoomForm {
  const { name, description, location, roomType, equipment, accessibility, notes, status } = room;
  const capacity = String(room.capacity ?? '');
  return {
    name,
    description,
    location,
    capacity,
    roomType,
    equipment,
    accessibility,
    notes,
    status,
  };
}
