import { type FieldErrors, fieldErrors } from 'shared-ui/validation';
import * as v from 'valibot';
import { type Room, type RoomContent, MIN_CAPACITY } from './room';
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

/** The room form as it is typed. */
export interface RoomForm {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly capacity: string;
  readonly roomType: RoomType;
  readonly equipment: readonly Equipment[];
  readonly accessibility: readonly Accessibility[];
  readonly notes: string;
  /** Not asked at creation; the edit dialog does. */
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

const roomFormSchema = v.object({
  name: required(roomMessages.name),
  description: v.string(),
  location: required(roomMessages.location),
  capacity: v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => Number.isSafeInteger(Number(value)), roomMessages.wholeNumber),
    v.check((value) => value === '' || Number(value) >= MIN_CAPACITY, roomMessages.capacity),
  ),
  roomType: v.picklist(
    roomTypes.map(({ value }) => value),
    roomMessages.roomType,
  ),
  equipment: v.array(v.picklist(equipmentOptions, roomMessages.choice)),
  accessibility: v.array(v.picklist(accessibilityOptions, roomMessages.choice)),
  notes: v.string(),
  status: v.picklist(roomStatuses, roomMessages.status),
});

/** What is wrong with the form, in words beside each field. Nothing wrong: it can be sent. */
export function validateRoom(form: RoomForm): FieldErrors<RoomForm> {
  return fieldErrors(roomFormSchema, form);
}

/** The room's content that a valid form says. */
export function contentOfRoomForm(form: RoomForm): RoomContent {
  const capacity = form.capacity.trim();
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    location: form.location.trim(),
    capacity: capacity === '' ? null : Number(capacity),
    roomType: form.roomType,
    equipment: [...form.equipment],
    accessibility: [...form.accessibility],
    notes: form.notes.trim(),
    status: form.status,
  };
}

/** The form to edit a room with. */
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
