import { useForm, type Form } from 'shared-ui/forms';
import { useRemoval, type Removal } from 'shared-collections/screens';
import { changesBetween } from 'shared-collections/port';
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
  readonly removal: Removal;
}

/** Editing one device, and deleting it with a way back. */
export function useManageDevice(options: ManageDeviceOptions): ManagedDevice {
  const { devices, device, onSaved, onRemoved } = options;
  const { id, name } = device;
  const form = useForm<DeviceForm, DeviceFormContent>({
    initial: formOfDevice(device),
    schema: deviceFormSchema,
    // Of this state of the device: a draft must not undo what another window changed since.
    draftKey: `standby:draft:device:${id}:${device.lastUsed}`,
    async submit(content) {
      const changes = changesBetween<DeviceContent>(device, content);
      if (Object.keys(changes).length > 0) await devices.update(id, changes);
    },
    onSubmitted: onSaved,
  });
  return { form, removal: useRemoval({ collection: devices, id, name, onRemoved }) };
}
