import { useForm, type Form } from '@standby/shared-ui/forms';
import {
  useItemEdit,
  useRemoval,
  type ItemEdit,
  type Removal,
} from '@standby/shared-collections/screens';
import type { Devices } from '../../../data/devices';
import type { Device, DeviceContent } from '../../../domain/device';
import {
  deviceFormSchema,
  formOfDevice,
  type DeviceForm,
  type DeviceFormContent,
} from '../../../domain/device-form';

interface ManageDeviceOptions {
  readonly devices: Devices;
  readonly device: Device;
  readonly onSaved: () => void;
  readonly onRemoved: () => void;
}

interface ManagedDevice {
  readonly form: Form<DeviceForm>;
  readonly edit: ItemEdit<Device, DeviceContent>;
  readonly removal: Removal;
}

/** Editing one device, and deleting it with a way back. */
export function useManageDevice(options: ManageDeviceOptions): ManagedDevice {
  const { devices, device, onSaved, onRemoved } = options;
  const { id, name } = device;
  const edit = useItemEdit({ collection: devices, item: device });
  const form = useForm<DeviceForm, DeviceFormContent, Partial<DeviceContent>>({
    initial: formOfDevice(device),
    schema: deviceFormSchema,
    // Of this state of the device: a draft must not undo what another window changed since.
    draftKey: `standby:draft:device:${id}:${device.lastUsed}`,
    submit: edit.save,
    onSubmitted: onSaved,
  });
  return { form, edit, removal: useRemoval({ collection: devices, id, name, onRemoved }) };
}
