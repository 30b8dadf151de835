import { type FieldErrors, fieldErrors } from 'shared-ui/validation';
import * as v from 'valibot';
import { type Device, type DeviceContent, NEW_DEVICE_STATUS } from './device';
import {
  type DeviceStatus,
  type DeviceType,
  type SetupMethod,
  DEFAULT_DEVICE_TYPE,
  DEFAULT_SETUP_METHOD,
  deviceTypes,
  setupMethods,
} from './device-options';

/** The device form as it is typed. */
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

const deviceFormSchema = v.object({
  name: required(deviceMessages.name),
  type: v.picklist(
    deviceTypes.map(({ value }) => value),
    deviceMessages.type,
  ),
  room: required(deviceMessages.room),
  description: v.string(),
  setupMethod: v.picklist(
    setupMethods.map(({ value }) => value),
    deviceMessages.setupMethod,
  ),
});

/** What is wrong with the form, in words beside each field. Nothing wrong: it can be sent. */
export function validateDevice(form: DeviceForm): FieldErrors<DeviceForm> {
  return fieldErrors(deviceFormSchema, form);
}

/** The device's content that a valid form says. A device that was paired is online. */
export function contentOfDeviceForm(
  form: DeviceForm,
  status: DeviceStatus = NEW_DEVICE_STATUS,
): DeviceContent {
  const { name, type, room, description, setupMethod } = form;
  return { name: name.trim(), type, room, description: description.trim(), setupMethod, status };
}

/** The form to edit a device with. */
export function formOfDevice(device: Device): DeviceForm {
  const { name, type, room, description, setupMethod } = device;
  return { name, type, room, description, setupMethod };
}
