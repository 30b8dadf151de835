import * as v from 'valibot';
import type { Device } from './device';
import {
  type DeviceType,
  type SetupMethod,
  DEFAULT_DEVICE_TYPE,
  DEFAULT_SETUP_METHOD,
  deviceTypes,
  setupMethods,
} from './device-options';

/** Device form as it is typed. */
export interface DeviceForm {
  readonly name: string;
  readonly type: DeviceType;
  readonly room: string;
  readonly description: string;
  readonly setupMethod: SetupMethod;
}

export const emptyDeviceForm: DeviceForm = {
  name: '',
  type: DEFAULT_DEVICE_TYPE,
  room: '',
  description: '',
  setupMethod: DEFAULT_SETUP_METHOD,
};

export const deviceMessages = {
  name: 'Enter a name.',
  type: 'Choose a type.',
  room: 'Choose a room.',
  setupMethod: 'Choose a setup method.',
} as const;

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/**
 * Validates the form, with a message for each field, and converts it to a device's content, except for the
 * status: a device that was paired is online.
 */
export const deviceFormSchema = v.object({
  name: required(deviceMessages.name),
  type: v.picklist(
    deviceTypes.map(({ value }) => value),
    deviceMessages.type,
  ),
  // A device is assigned by the exact name of its room.
  room: v.pipe(
    v.string(),
    v.check((room) => room.trim() !== '', deviceMessages.room),
  ),
  description: v.pipe(v.string(), v.trim()),
  setupMethod: v.picklist(
    setupMethods.map(({ value }) => value),
    deviceMessages.setupMethod,
  ),
});

export type DeviceFormContent = v.InferOutput<typeof deviceFormSchema>;

/** Returns the form to edit a device with. */
export function formOfDevice(device: Device): DeviceForm {
  const { name, type, room, description, setupMethod } = device;
  return { name, type, room, description, setupMethod };
}
