import type { Assignment, DeviceReport, Display } from '@standby/api-client/device-screens';

/** What the desk makes a device do. */
export interface DeviceControl {
  readonly assignment?: Assignment | undefined;
  readonly display?: Partial<Display> | undefined;
  readonly identify?: boolean;
  /** Loads the newest release, as soon as no timer runs in the room that it shows. */
  readonly update?: boolean;
}

/** The fields of a device that controlling it needs. */
export interface ControlledDevice {
  readonly id: string;
  readonly name: string;
  /** Name of the room that it is assigned to. */
  readonly room: string;
  readonly isPaired: boolean;
  readonly assignment: Assignment;
  readonly display: Display;
  /** When it was asked to load the newest release; null once it has. */
  readonly updateAskedAt: string | null;
  /** What it reports; null until it does. */
  readonly screen: Pick<DeviceReport, 'hasUpdate'> | null;
}

/** Those that run an older release: that can be asked to load the newest one, and that were. */
export function updatesOf(devices: readonly ControlledDevice[]): {
  readonly ready: readonly ControlledDevice[];
  readonly asked: readonly ControlledDevice[];
} {
  const old = devices.filter(({ screen }) => screen?.hasUpdate === true);
  return {
    ready: old.filter(({ updateAskedAt }) => updateAskedAt === null),
    asked: old.filter(({ updateAskedAt }) => updateAskedAt !== null),
  };
}

/** Some devices that the desk makes do something together. */
export interface DeviceTarget {
  readonly value: string;
  readonly label: string;
  readonly devices: readonly ControlledDevice[];
}

const ALL = 'all';

/** The target of one device. */
export const oneDevice = (id: string): string => `device:${id}`;

/** All paired devices, those of each room, and each. */
export function deviceTargets(devices: readonly ControlledDevice[]): readonly DeviceTarget[] {
  const paired = devices.filter(({ isPaired }) => isPaired);
  if (paired.length === 0) return [];
  const rooms = [...new Set(paired.map(({ room }) => room))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return [
    { value: ALL, label: `All ${paired.length} paired devices`, devices: paired },
    ...rooms.map((room) => ({
      value: `room:${room}`,
      label: `In ${room}`,
      devices: paired.filter((device) => device.room === room),
    })),
    ...paired.map((device) => ({
      value: oneDevice(device.id),
      label: device.name,
      devices: [device],
    })),
  ];
}

/** What all of some devices have in common; undefined where they differ. */
export function commonValue<Value>(
  devices: readonly ControlledDevice[],
  valueOf: (device: ControlledDevice) => Value,
): Value | undefined {
  const [first, ...others] = devices.map(valueOf);
  return others.every((value) => value === first) ? first : undefined;
}

/** What a device can show, in the order of the list. */
export const assignmentWords: Readonly<Record<Assignment['kind'], string>> = {
  standby: 'Standby page',
  viewer: 'Viewer',
  calls: 'Calls',
  'sign-in': 'Sign-in sheet',
  light: 'Cue light',
};

/** What a device shows, chosen in parts. */
export interface AssignmentChoice {
  readonly kind: Assignment['kind'];
  /** Empty until a show is chosen. */
  readonly showId: string;
  /** Of a cue light. */
  readonly department: string;
}

const DEPARTMENT = /^[A-Z][A-Z0-9]{0,5}$/u;

/** @returns undefined where the show is missing, or the department of a cue light */
export function assignmentOf(choice: AssignmentChoice): Assignment | undefined {
  const { kind, showId, department } = choice;
  if (kind === 'standby') return { kind };
  if (showId === '') return undefined;
  if (kind !== 'light') return { kind, showId };
  return DEPARTMENT.test(department) ? { kind, showId, department } : undefined;
}

/** The show of an assignment; empty for a device that shows none. */
export function showOf(assignment: Assignment): string {
  return assignment.kind === 'standby' ? '' : assignment.showId;
}
