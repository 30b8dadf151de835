import type {
  Assignment,
  ControlScope,
  DeviceReport,
  Display,
} from '@standby/api-client/device-screens';

/** The desk's instructions to a device. */
export interface DeviceControl {
  readonly assignment?: Assignment | undefined;
  readonly display?: Partial<Display> | undefined;
  readonly identify?: boolean;
  /** Whether the device loads the newest release, as soon as no timer runs in the room that it shows. */
  readonly update?: boolean;
}

/** The fields of a device that its control needs. */
export interface ControlledDevice {
  readonly id: string;
  readonly name: string;
  /** Kind of device: `bridge` and `control` have no screen. */
  readonly type?: string;
  /** Name of the device's room. */
  readonly room: string;
  readonly isPaired: boolean;
  readonly assignment: Assignment;
  readonly display: Display;
  /** Moment of the request to load the newest release; null once the device has loaded it. */
  readonly updateAskedAt: string | null;
  /** Last report of the device; null until the first one. */
  readonly screen: Pick<DeviceReport, 'hasUpdate'> | null;
}

/** Returns the devices with an older release, separated by whether they were asked to load the newest one. */
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

/** A group of devices that the desk controls together. */
export interface DeviceTarget {
  readonly value: string;
  readonly label: string;
  readonly devices: readonly ControlledDevice[];
}

const ALL = 'all';

/** Returns the target value of one device. */
export const oneDevice = (id: string): string => `device:${id}`;

/** Returns the targets: all paired devices, the paired devices of each room, and each paired device. */
export function deviceTargets(devices: readonly ControlledDevice[]): readonly DeviceTarget[] {
  const paired = devices.filter(({ isPaired }) => isPaired);
  if (paired.length === 0) return [];
  const screens = paired.filter(hasScreen);
  const rooms = [...new Set(screens.map(({ room }) => room))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return [
    ...(screens.length > 0
      ? [{ value: ALL, label: `All ${screens.length} paired devices`, devices: screens }]
      : []),
    ...rooms.map((room) => ({
      value: `room:${room}`,
      label: `In ${room}`,
      devices: screens.filter((device) => device.room === room),
    })),
    ...paired.map((device) => ({
      value: oneDevice(device.id),
      label: device.name,
      devices: [device],
    })),
  ];
}

/** Returns the value that all devices have in common; undefined if they differ. */
export function commonValue<Value>(
  devices: readonly ControlledDevice[],
  valueOf: (device: ControlledDevice) => Value,
): Value | undefined {
  const [first, ...others] = devices.map(valueOf);
  return others.every((value) => value === first) ? first : undefined;
}

/** Names of a device's assignments, in the order of the list. */
export const assignmentWords: Readonly<Record<Assignment['kind'], string>> = {
  standby: 'Standby page',
  viewer: 'Viewer',
  calls: 'Calls',
  'sign-in': 'Sign-in sheet',
  light: 'Cue light',
  bridge: 'Desks',
  control: 'Room for a program',
};

/** Choice instead of a show's id for a program that may use every show. It is not a show's id. */
export const EVERY_SHOW = '*';

/** The parts of an assignment, as a person chooses them. */
interface AssignmentChoice {
  readonly kind: Assignment['kind'];
  /** Id of the show, or `EVERY_SHOW`; empty until a person chooses one. */
  readonly showId: string;
  /** Department of a cue light. */
  readonly department: string;
  /** Departments of a bridge, as they are typed: `LX, SND`. */
  readonly departments?: string;
  /** Scope of a program. */
  readonly scope?: ControlScope;
}

const DEPARTMENT = /^[A-Z][A-Z0-9]{0,5}$/u;

/** Reads departments with commas or spaces between them; undefined for none, or for a text that is not an abbreviation. */
function departmentsIn(text: string): string[] | undefined {
  const departments = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,]+/u)
        .filter(Boolean),
    ),
  ];
  const isWhole = departments.length > 0 && departments.every((one) => DEPARTMENT.test(one));
  return isWhole ? departments : undefined;
}

type Typed = Pick<ControlledDevice, 'type'>;

/** Whether a device joins house desks to a show. */
export const isBridge = ({ type }: Typed): boolean => type === 'bridge';

/** Whether a device is a program that reads or controls a room, such as Companion. */
export const isProgram = ({ type }: Typed): boolean => type === 'control';

/** Whether a device has a screen; bridges and programs have none. */
export const hasScreen = (device: Typed): boolean => !isBridge(device) && !isProgram(device);

/** Whether an assignment is one for a device: bridges and programs have a kind each, and screens the others. */
export function fitsDevice({ kind }: Assignment, device: Typed): boolean {
  if (kind === 'standby') return true;
  if (kind === 'bridge' || kind === 'control') return kind === device.type;
  return hasScreen(device);
}

/** @returns undefined if the show or the department of a cue light is missing */
export function assignmentOf(choice: AssignmentChoice): Assignment | undefined {
  const { kind, showId, department } = choice;
  if (kind === 'standby') return { kind };
  if (showId === '') return undefined;
  if (kind === 'bridge') {
    const departments = departmentsIn(choice.departments ?? '');
    return departments && { kind, showId, departments };
  }
  if (kind === 'control') {
    const scope = choice.scope ?? 'read';
    return showId === EVERY_SHOW ? { kind, scope } : { kind, showId, scope };
  }
  if (kind !== 'light') return { kind, showId };
  return DEPARTMENT.test(department) ? { kind, showId, department } : undefined;
}

/** Returns the show of an assignment; empty for the standby page, `EVERY_SHOW` for a program that may use every show. */
export function showOf(assignment: Assignment): string {
  return assignment.kind === 'standby' ? '' : (assignment.showId ?? EVERY_SHOW);
}
