/** Device states in the order of Sort by Status. */
export const deviceStatuses = ['Online', 'Offline'] as const;

export const deviceTypes = [
  { value: 'tablet', label: 'Tablet' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'desktop', label: 'Desktop' },
  { value: 'bridge', label: 'Desk bridge' },
  { value: 'control', label: 'Companion or script' },
] as const;

/** Kinds of device that have a screen: the others need a server. */
export const screenTypes = deviceTypes.filter(
  ({ value }) => value !== 'bridge' && value !== 'control',
);

/** Rooms of the house to which a device can be assigned. */
export const houseRooms = [
  'Main Stage',
  'Studio A',
  'Studio B',
  'Control room',
  'Rehearsal room 1',
  'Rehearsal room 2',
  'Dressing room',
  'Lobby',
] as const;

export const setupMethods = [
  { value: 'qr', label: 'QR Code Setup' },
  { value: 'manual', label: 'Manual Setup' },
] as const;

export type DeviceStatus = (typeof deviceStatuses)[number];
export type DeviceType = (typeof deviceTypes)[number]['value'];
export type SetupMethod = (typeof setupMethods)[number]['value'];

export const DEFAULT_DEVICE_TYPE: DeviceType = 'tablet';
export const DEFAULT_SETUP_METHOD: SetupMethod = 'manual';

/** Instructions for each setup method, step by step. */
export const setupInstructions: Readonly<Record<SetupMethod, readonly string[]>> = {
  qr: [
    'Fill in the device information and continue to the code.',
    'Open the camera on the device and point it at the code, or type the code there.',
    'Follow the link: the device says that it is paired.',
    'Come back here and confirm that it is connected.',
  ],
  manual: [
    'Open Standby on the device and sign in to this organization.',
    'Fill in the device information here and add the device.',
    'The device shows as online once it is first seen.',
  ],
};

/** Instructions in connected mode, where devices need no account. */
export const connectedInstructions: Readonly<Record<SetupMethod, readonly string[]>> = {
  qr: [
    'Fill in the device information and continue to the code.',
    'Open the camera on the device and point it at the code, or type the code there.',
    'Follow the link: the device shows its name and the time.',
    'It is on your list from then on.',
  ],
  manual: [
    'On the device, open the address below: it shows a code.',
    'Fill in the device information here, and type that code.',
    'Add the device: it shows its name and the time.',
  ],
};

/** Steps by which a technician adds a bridge. */
export const bridgeInstructions: readonly string[] = [
  'Fill in the device information and continue to the code.',
  'On a computer of the house, start the bridge with the line that appears.',
  'It is on your list from then on: assign it to a show under Control.',
];

/** Instructions for adding a program. */
export const programInstructions: readonly string[] = [
  'Fill in the device information and continue to the code.',
  'Type the address and the code into Companion, or let your script use them.',
  'It is on your list from then on: choose its show, and what it may do, under Control.',
];

/** Returns the choices for a device's room: the rooms of the house first, then the added ones. */
export function roomChoices(rooms: readonly { readonly name: string }[]): readonly string[] {
  return [...new Set<string>([...houseRooms, ...rooms.map(({ name }) => name)])];
}

export function deviceTypeLabel(type: DeviceType): string {
  return deviceTypes.find(({ value }) => value === type)?.label ?? type;
}
