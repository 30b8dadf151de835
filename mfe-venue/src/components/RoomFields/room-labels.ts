import type { RoomForm } from '../../domain/room-form';

/** The labels of the room form's fields. */
export const roomLabels: Readonly<Record<keyof RoomForm, string>> = {
  name: 'Name',
  description: 'Description',
  location: 'Location',
  capacity: 'Capacity',
  roomType: 'Room Type',
  equipment: 'Equipment',
  accessibility: 'Accessibility',
  notes: 'Notes',
  status: 'Status',
};
