import type { RoomForm } from '../../domain/room-form';

/** What stands above each field of the room form. */
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
