import { idSchema, instantSchema, type Noun } from '@standby/collections/port';
import type { DeviceControl } from '@standby/devices/assignments';
import {
  assignmentSchema,
  type DeviceReport,
  deviceReportSchema,
  displaySchema,
  PLAIN_DISPLAY,
  STANDBY,
} from '@standby/api-client/device-screens';
import * as v from 'valibot';
import { type DeviceStatus, deviceStatuses, deviceTypes, setupMethods } from './device-options';

/** How many devices the plan has. */
export const DEVICE_LIMIT = 20;

export const deviceNoun: Noun = { one: 'device', many: 'devices' };

export const deviceSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
  type: v.picklist(deviceTypes.map(({ value }) => value)),
  /** Name of the room that it is assigned to. */
  room: v.pipe(v.string(), v.nonEmpty('it has no room.')),
  description: v.string(),
  setupMethod: v.picklist(setupMethods.map(({ value }) => value)),
  /** Whether it is connected; a device that is online is `Online` and nothing else says so. */
  status: v.picklist(deviceStatuses),
  /** What the device reports of itself; null until it does. */
  model: v.nullable(v.string()),
  version: v.nullable(v.string()),
  /** Percent; null for a device without one. */
  battery: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  lastSeen: v.nullable(instantSchema),
  /** When it was last added, edited or paired, or came online. */
  lastUsed: instantSchema,
  /** Whether a device has taken this record; until then it waits for one. */
  isPaired: v.optional(v.boolean(), false),
  /** Until when a printed code pairs it; null without one. */
  printedCodeUntil: v.optional(v.nullable(instantSchema), null),
  /** What it is to show, and how. */
  assignment: v.optional(assignmentSchema, STANDBY),
  display: v.optional(displaySchema, PLAIN_DISPLAY),
  /** When it was last made to show its name. */
  identifiedAt: v.optional(v.nullable(instantSchema), null),
  /** When it was asked to load the newest release; null once it has. */
  updateAskedAt: v.optional(v.nullable(instantSchema), null),
  /** What else it reports; null until it does. */
  screen: v.optional(
    v.nullable(
      v.pick(deviceReportSchema, ['width', 'height', 'clockErrorMs', 'refusals', 'hasUpdate']),
    ),
    null,
  ),
});

export type Device = Readonly<v.InferOutput<typeof deviceSchema>>;

/** What a person says about a device, and whether it was paired; the server sets the rest. */
export type DeviceContent = Pick<
  Device,
  'name' | 'type' | 'room' | 'description' | 'setupMethod' | 'status'
>;

/** A device that was not paired has not been seen yet. */
export const NEW_DEVICE_STATUS: DeviceStatus = 'Offline';

/** A device at its creation. `at` is an ISO instant. */
export function newDevice(content: DeviceContent, { id, at }: { id: string; at: string }): Device {
  return {
    ...unpaired,
    ...content,
    id,
    lastSeen: content.status === 'Online' ? at : null,
    lastUsed: at,
    isPaired: content.status === 'Online',
  };
}

/** The fields of a pairing, with what a device says of itself. */
const unpaired = {
  isPaired: false,
  model: null,
  version: null,
  battery: null,
  lastSeen: null,
  printedCodeUntil: null,
  assignment: STANDBY,
  display: PLAIN_DISPLAY,
  identifiedAt: null,
  updateAskedAt: null,
  screen: null,
} as const satisfies Partial<Device>;

export function editDevice(device: Device, change: Partial<DeviceContent>, at: string): Device {
  return { ...device, ...change, lastUsed: at };
}

/** A record whose device is gone: it waits for another one, and shows what it was to show. */
export function unpairDevice(device: Device): Device {
  const { assignment, display } = device;
  return { ...device, ...unpaired, assignment, display, status: 'Offline' };
}

/** A record that a device has taken. `at` is an ISO instant. */
export function pairDevice(device: Device, at: string): Device {
  return { ...unpairDevice(device), isPaired: true, lastUsed: at };
}

/** A record with a code on paper. @param until ISO instant; null where it has none any more */
export function printCode(device: Device, until: string | null): Device {
  return { ...device, printedCodeUntil: until };
}

/** A device that came back. */
export function comeOnline(device: Device, at: string): Device {
  return { ...device, status: 'Online', lastSeen: at, lastUsed: at };
}

/** A device that has been silent since a moment. */
export function goOffline(device: Device, lastSeen: string): Device {
  return { ...device, status: 'Offline', lastSeen };
}

/** The device after it has reported of itself. One that runs the newest release was not asked, and not for the next one. */
export function reportDevice(device: Device, report: DeviceReport): Device {
  const { version, model, battery, ...screen } = report;
  const isStillOld = screen.hasUpdate && device.screen?.hasUpdate === true;
  const updateAskedAt = isStillOld ? device.updateAskedAt : null;
  return { ...device, version, model, battery, screen, updateAskedAt };
}

/** The device after the desk has made it do something. */
export function controlDevice(
  device: Device,
  { assignment = device.assignment, display, identify = false, update = false }: DeviceControl,
  at: string,
): Device {
  return {
    ...device,
    assignment,
    display: { ...device.display, ...display },
    identifiedAt: identify ? at : device.identifiedAt,
    updateAskedAt: update ? at : device.updateAskedAt,
  };
}
