import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '@standby/shared-ui';
import { openState } from '@standby/collections/screens';
import { useForm, useSubmission, type Form, type Submission } from '@standby/forms';
import { newId } from '@standby/collections/port';
import { paths, UserFacingError } from '@standby/contracts';
import { readCode } from '@standby/api-client/pairing-code';
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
import type { DeviceToPair, Pairing } from '../../../domain/pairing';
import { acceptTexts, NO_CODE } from '../../../domain/pairing-texts';
import { codeIn, stateWith } from './history-code';

const DRAFT_KEY = 'standby:draft:add-device';

export interface DevicePorts {
  readonly devices: Devices;
  readonly pairings: Pairings;
  readonly rooms: Rooms;
}

/** A device's own code, as it is typed. */
export interface OwnCode {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export interface DeviceSetupControl {
  readonly form: Form<DeviceForm>;
  /** The device to add, as the code names it. */
  readonly device: DeviceToPair;
  /** The code that the device shows, where it is typed here; undefined in sample mode. */
  readonly ownCode: OwnCode | undefined;
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
  const [typed, setTyped] = useState('');
  const ownCode = readCode(typed);

  const form = useForm<DeviceForm, DeviceFormContent, Device>({
    initial: emptyDeviceForm,
    schema: deviceFormSchema,
    draftKey: DRAFT_KEY,
    async submit(content): Promise<Device> {
      if (pairings.accept && content.setupMethod === 'manual' && ownCode !== undefined) {
        const id = newId();
        const outcome = await pairings.accept(ownCode, { ...content, id });
        if (outcome !== 'paired') throw new UserFacingError(acceptTexts[outcome]);
        return devices.get(id);
      }
      const pairing: Pairing | undefined =
        code === undefined ? undefined : await pairings.find(code);
      const isPaired = (pairing?.pairedAt ?? null) !== null;
      // The server made it when the code was used.
      if (isPaired && pairing?.deviceId !== undefined) return devices.get(pairing.deviceId);
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

  const code: string | undefined = form.isValid ? codeIn(location.state) : undefined;
  const { name, description, ...rest } = form.values;
  const device = { ...rest, name: name.trim(), description: description.trim() };
  const ownCodeError = typed.trim() === '' || ownCode !== undefined ? undefined : NO_CODE;

  const show = ({ id }: Pairing, isNew: boolean): void =>
    void navigate(paths.addDevice, { state: stateWith(id), replace: !isNew });

  return {
    form,
    device,
    ownCode: pairings.accept && { value: typed, onChange: setTyped, error: ownCodeError },
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
        () => (old ? pairings.renew(old, device) : pairings.open(device)),
        (pairing) => show(pairing, false),
      );
    },
    handleBackToManual(shown) {
      form.setValue('setupMethod', 'manual');
      // If that fails it expires later.
      if (shown?.pairedAt === null) pairings.cancel(shown).catch(() => undefined);
      void navigate(-1);
    },
  };
}
