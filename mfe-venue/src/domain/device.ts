import { houseLists } from '@standby/contracts';
import { idSchema, instantSchema, type ListDefinition } from '@standby/collections/port';
import { type DeviceControl, fitsDevice } from '@standby/devices/assignments';
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

/** Number of devices that the plan allows. */
export const DEVICE_LIMIT = 20;

export const deviceNoun = houseLists.devices.noun;

export const deviceSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.nonEmpty('it has no name.')),
  type: v.picklist(deviceTypes.map(({ value }) => value)),
  /** Name of the room to which the device is assigned. */
  room: v.pipe(v.string(), v.nonEmpty('it has no room.')),
  description: v.string(),
  setupMethod: v.picklist(setupMethods.map(({ value }) => value)),
  /** Connection state; only `Online` means that the device is connected. */
  status: v.picklist(deviceStatuses),
  /** Model and version that the device reports; null until it reports. */
  model: v.nullable(v.string()),
  version: v.nullable(v.string()),
  /** Battery level in percent; null for a device without a battery. */
  battery: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  lastSeen: v.nullable(instantSchema),
  /** Time when the device was last added, edited or paired, or came online. */
  lastUsed: instantSchema,
  /** Whether a device has taken this record; a record without a device waits for one. */
  isPaired: v.optional(v.boolean(), false),
  /** Expiry of the printed code that pairs the record; null without a printed code. */
  printedCodeUntil: v.optional(v.nullable(instantSchema), null),
  /** Assignment and display settings of the device. */
  assignment: v.optional(assignmentSchema, STANDBY),
  display: v.optional(displaySchema, PLAIN_DISPLAY),
  /** Time of the last request to show its name. */
  identifiedAt: v.optional(v.nullable(instantSchema), null),
  /** Time of the request to load the newest release; null once the device has loaded it. */
  updateAskedAt: v.optional(v.nullable(instantSchema), null),
  /** Further values that the device reports; null until it reports. */
  screen: v.optional(
    v.nullable(
      v.pick(deviceReportSchema, ['width', 'height', 'clockErrorMs', 'refusals', 'hasUpdate']),
    ),
    null,
  ),
});

export type Device = Readonly<v.InferOutput<typeof deviceSchema>>;

/**
 * Fields that a person enters for a device, with its state after pairing; the server sets the rest.
 */
export type DeviceContent = Pick<
  Device,
  'name' | 'type' | 'room' | 'description' | 'setupMethod' | 'status'
>;

/** Status of a new, unpaired device. */
export const NEW_DEVICE_STATUS: DeviceStatus = 'Offline';

/** Creates a device. `at` is an ISO instant. */
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

/** Fields of a record without a device. */
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

/** Returns a record without its device; it waits for another device and keeps its assignment. */
export function unpairDevice(device: Device): Device {
  const { assignment, display } = device;
  return { ...device, ...unpaired, assignment, display, status: 'Offline' };
}

/** Returns a record that a device has taken. `at` is an ISO instant. */
export function pairDevice(device: Device, at: string): Device {
  return { ...unpairDevice(device), isPaired: true, lastUsed: at };
}

/** Returns a record with a printed code. @param until ISO instant; null if the code has ended */
export function printCode(device: Device, until: string | null): Device {
  return { ...device, printedCodeUntil: until };
}

/** Returns a device that came back online. */
export function comeOnline(device: Device, at: string): Device {
  return { ...device, status: 'Online', lastSeen: at, lastUsed: at };
}

/** Returns a device that fell silent. @param lastSeen ISO instant of its last sign of life */
export function goOffline(device: Device, lastSeen: string): Device {
  return { ...device, status: 'Offline', lastSeen };
}

/**
 * Returns the device with its report. A request to update ends once the device runs the newest
 * release.
 */
export function reportDevice(device: Device, report: DeviceReport): Device {
  const { version, model, battery, ...screen } = report;
  const isStillOld = screen.hasUpdate && device.screen?.hasUpdate === true;
  const updateAskedAt = isStillOld ? device.updateAskedAt : null;
  return { ...device, version, model, battery, screen, updateAskedAt };
}

/** Returns the device after a control from the desk. */
export function controlDevice(
  device: Device,
  { assignment = device.assignment, display, identify = false, update = false }: DeviceControl,
  at: string,
): Device {
  return {
    ...device,
    assignment: fitsDevice(assignment, device) ? assignment : device.assignment,
    display: { ...device.display, ...display },
    identifiedAt: identify ? at : device.identifiedAt,
    updateAskedAt: update ? at : device.updateAskedAt,
  };
}

/** The devices of an organization. */
export const deviceList = {
  ...houseLists.devices,
  schema: deviceSchema,
  limit: DEVICE_LIMIT,
  make: newDevice,
  change: editDevice,
} as const satisfies ListDefinition<Device, DeviceContent>;
