import type { Assignment, DeviceReport } from '@standby/api-client/device-screens';
import type { Device } from './device';

/** A clock that is off by more is worth a word: figures are right to it anyhow. */
const CLOCK_ERROR_MAX_MS = 2_000;

const MILLIS_PER_SECOND = 1_000;

const refusalWords: Readonly<Record<DeviceReport['refusals'][number], string>> = {
  'wake-lock': 'may fall asleep',
  'full-screen': 'not full screen',
};

/** What a kind of assignment is called. */
const assignmentWords: Readonly<Record<Assignment['kind'], string>> = {
  standby: 'Standby page',
  viewer: 'Viewer',
  light: 'Cue light',
};

/** What a device shows: `Viewer of Hamlet, mirrored`. @param title of the show, where it is known */
export function shownText(
  { assignment, display }: Pick<Device, 'assignment' | 'display'>,
  title?: string,
): string {
  const { isBlackout, brightness, isMirrored, rotation } = display;
  const department = assignment.kind === 'light' ? ` ${assignment.department}` : '';
  return [
    `${assignmentWords[assignment.kind]}${department}${title === undefined ? '' : ` of ${title}`}`,
    isBlackout && 'blackout',
    brightness < 100 && `${brightness}% bright`,
    isMirrored && 'mirrored',
    rotation !== 0 && `turned ${rotation}°`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `1024 × 768, may fall asleep`. */
export function screenText({
  width,
  height,
  clockErrorMs,
  refusals,
}: NonNullable<Device['screen']>): string {
  const seconds = Math.round((clockErrorMs ?? 0) / MILLIS_PER_SECOND);
  const isOff = Math.abs(clockErrorMs ?? 0) > CLOCK_ERROR_MAX_MS;
  return [
    `${width} × ${height}`,
    isOff && `clock ${Math.abs(seconds)} s ${seconds > 0 ? 'fast' : 'slow'}`,
    ...refusals.map((refusal) => refusalWords[refusal]),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Some devices that the desk makes do something together. */
export interface DeviceTarget {
  readonly value: string;
  readonly label: string;
  readonly devices: readonly Device[];
}

const ALL = 'all';

/** The target of one device. */
export const oneDevice = (id: string): string => `device:${id}`;

/** All paired devices, those of each room, and each. */
export function deviceTargets(devices: readonly Device[]): readonly DeviceTarget[] {
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
  devices: readonly Device[],
  valueOf: (device: Device) => Value,
): Value | undefined {
  const [first, ...others] = devices.map(valueOf);
  return others.every((value) => value === first) ? first : undefined;
}

/** An assignment as one of a list's values. */
export const assignmentValue = (assignment: Assignment): string =>
  assignment.kind === 'standby' ? assignment.kind : `${assignment.kind}:${assignment.showId}`;

/** @returns undefined where a cue light has no department */
export function assignmentOf(value: string, department: string): Assignment | undefined {
  const [kind, showId = ''] = value.split(':');
  if (kind === 'viewer') return { kind, showId };
  if (kind !== 'light') return { kind: 'standby' };
  return /^[A-Z][A-Z0-9]{0,5}$/u.test(department) ? { kind, showId, department } : undefined;
}
