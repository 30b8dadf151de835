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
  calls: 'Call board',
  'sign-in': 'Sign-in sheet',
  light: 'Cue light',
};

/** An assignment as one of a list's values. */
export const assignmentValue = (assignment: Assignment): string =>
  assignment.kind === 'standby' ? assignment.kind : `${assignment.kind}:${assignment.showId}`;

const DEPARTMENT = /^[A-Z][A-Z0-9]{0,5}$/u;

/** @returns undefined where a cue light has no department */
export function assignmentOf(value: string, department: string): Assignment | undefined {
  const [kind, showId = ''] = value.split(':');
  if (kind === 'viewer' || kind === 'calls' || kind === 'sign-in') return { kind, showId };
  if (kind !== 'light') return { kind: 'standby' };
  return DEPARTMENT.test(department) ? { kind, showId, department } : undefined;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const OF_SHOW = ['viewer', 'calls', 'sign-in', 'light'] as const;

/**
 * All that can be assigned.
 * @param shows with titles that are short enough for a list
 */
export function assignmentChoices(
  shows: readonly { readonly id: string; readonly title: string }[],
): readonly Choice[] {
  return [
    { value: 'standby', label: assignmentWords.standby },
    ...OF_SHOW.flatMap((kind) =>
      shows.map(({ id, title }) => ({
        value: `${kind}:${id}`,
        label: `${assignmentWords[kind]}: ${title}`,
      })),
    ),
  ];
}
