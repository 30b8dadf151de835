import { idSchema, instantSchema, type Noun } from '@standby/collections/port';
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
  /** When it was last added, edited or seen. */
  lastUsed: instantSchema,
});

export type Device = Readonly<v.InferOutput<typeof deviceSchema>>;

/** What a person says about a device, and whether it was paired; the rest comes about by itself. */
export type DeviceContent = Pick<
  Device,
  'name' | 'type' | 'room' | 'description' | 'setupMethod' | 'status'
>;

/** A device that was not paired has not been seen yet. */
export const NEW_DEVICE_STATUS: DeviceStatus = 'Offline';

/** A device at its creation. `at` is an ISO instant. */
export function newDevice(content: DeviceContent, { id, at }: { id: string; at: string }): Device {
  return {
    ...content,
    id,
    model: null,
    version: null,
    battery: null,
    lastSeen: content.status === 'Online' ? at : null,
    lastUsed: at,
  };
}

export function editDevice(device: Device, change: Partial<DeviceContent>, at: string): Device {
  return { ...device, ...change, lastUsed: at };
}
