import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '@standby/shared-ui';
import { openState } from '@standby/collections/screens';
import { useForm, useSubmission, type Form, type Submission } from '@standby/forms';
import { paths } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { Devices } from '../../../data/devices';
import type { Pairings } from '../../../data/pairings';
import type { Rooms } from '../../../data/rooms';
import { NEW_DEVICE_STATUS, type Device } from '../../../domain/device';
import {
  deviceFormSchema,
  emptyDeviceForm,
  type DeviceForm,
  type DeviceFormContent,
} from '../../../domain/device-form';
import type { Pairing, PairingDevice } from '../../../domain/pairing';
import { codeIn, stateWith } from './history-code';

const DRAFT_KEY = 'standby:draft:add-device';

export interface DevicePorts {
  readonly devices: Devices;
  readonly pairings: Pairings;
  readonly rooms: Rooms;
}

export interface DeviceSetupControl {
  readonly form: Form<DeviceForm>;
  /** The device to add, as the code names it. */
  readonly device: PairingDevice;
  /** The code on show; undefined while the form is. */
  readonly code: string | undefined;
  /** Getting a code. */
  readonly opening: Submission;
  readonly handleShowCode: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Another code takes the place of the one on show. */
  readonly handleRenew: (old: Pairing | undefined) => void;
  /** Leaves the code for the form. One that is waiting is good for nothing afterwards. */
  readonly handleBackToManual: (shown: Pairing | undefined) => void;
}

/**
 * Adds a device, by hand or with a code. The code on show is part of the entry in the history: Back
 * leads to the form as it was, and a reload to the same code.
 */
export function useDeviceSetup({ devices, pairings }: DevicePorts): DeviceSetupControl {
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const opening = useSubmission();

  const form = useForm<DeviceForm, DeviceFormContent, Device>({
    initial: emptyDeviceForm,
    schema: deviceFormSchema,
    draftKey: DRAFT_KEY,
    async submit(content) {
      const pairing = code === undefined ? undefined : await pairings.find(code);
      const isPaired = (pairing?.pairedAt ?? null) !== null;
      const status = isPaired ? 'Online' : NEW_DEVICE_STATUS;
      const device = await devices.create({ ...content, status });
      // It must not be used any more: the device is there.
      if (pairing && !isPaired) await pairings.cancel(pairing);
      return device;
    },
    onSubmitted({ id, name }) {
      toast.show({
        tone: 'go',
        title: `${truncateForSentence(name)} was added`,
        action: {
          label: 'Open',
          onAction: () => void navigate(paths.devices, { state: openState(id) }),
        },
      });
      void navigate(paths.devices, { replace: code !== undefined });
    },
  });

  const code = form.isValid ? codeIn(location.state) : undefined;
  const { name, type, room } = form.values;
  const device = { name: name.trim(), type, room };

  const show = ({ id }: Pairing, isNew: boolean): void =>
    void navigate(paths.addDevice, { state: stateWith(id), replace: !isNew });

  return {
    form,
    device,
    code,
    opening,
    handleShowCode(event) {
      event.preventDefault();
      if (!form.canSubmit) return;
      void opening.send(
        () => pairings.open(device),
        (pairing) => show(pairing, true),
      );
    },
    handleRenew(old) {
      void opening.send(
        () => (old ? pairings.renew(old) : pairings.open(device)),
        (pairing) => show(pairing, false),
      );
    },
    handleBackToManual(shown) {
      form.setValue('setupMethod', 'manual');
      // Where that fails it expires by itself.
      if (shown?.pairedAt === null) pairings.cancel(shown).catch(() => undefined);
      void navigate(-1);
    },
  };
}
