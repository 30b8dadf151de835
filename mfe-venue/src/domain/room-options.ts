/** Room states in the order of Sort by Status. */
export const roomStatuses = ['Active', 'Available', 'Maintenance'] as const;

export const roomTypes = [
  { value: 'theater', label: 'Theater' },
  { value: 'studio', label: 'Studio' },
  { value: 'rehearsal', label: 'Rehearsal room' },
  { value: 'workshop', label: 'Workshop Space' },
  { value: 'dressing', label: 'Dressing room' },
  { value: 'storage', label: 'Storage' },
] as const;

export const equipmentOptions = [
  'Sound System',
  'Lighting Rig',
  'Projector',
  'Piano',
  'Mirrors',
  'Barres',
  'Stage',
  'Curtains',
  'Microphones',
  'Speakers',
] as const;

export const accessibilityOptions = [
  'Wheelchair Accessible',
  'Elevator Access',
  'Accessible Restrooms',
  'Hearing Loop',
  'Visual Aids',
  'Braille Signage',
] as const;

export type RoomStatus = (typeof roomStatuses)[number];
export type RoomType = (typeof roomTypes)[number]['value'];
export type Equipment = (typeof equipmentOptions)[number];
export type Accessibility = (typeof accessibilityOptions)[number];

export const DEFAULT_ROOM_TYPE: RoomType = 'theater';
export const NEW_ROOM_STATUS: RoomStatus = 'Available';
