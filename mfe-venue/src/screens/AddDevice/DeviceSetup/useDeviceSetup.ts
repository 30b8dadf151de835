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

/** Device's own code, as it is typed. */
export interface OwnCode {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export interface DeviceSetupControl {
  readonly form: Form<DeviceForm>;
  /** Device to add, as the code names it. */
  readonly device: DeviceToPair;
  /** Field for a device's own code; undefined in sample mode. */
  readonly ownCode: OwnCode | undefined;
  /** Code on show; undefined while the form is on show. */
  readonly code: string | undefined;
  /** Request for a code. */
  readonly opening: Submission;
  readonly handleShowCode: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Replaces the code on show. */
  readonly handleRenew: (old: Pairing | undefined) => void;
  /** Returns from the code to the form and cancels an unused code. */
  readonly handleBackToManual: (shown: Pairing | undefined) => void;
}

/**
 * Controls how a device is added, by hand or with a code. The history entry contains the code on
 * show: Back returns to the unchanged form, and a reload shows the same code.
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
      // The server created the device when the code was used.
      if (isPaired && pairing?.deviceId !== undefined) return devices.get(pairing.deviceId);
      const status = isPaired ? 'Online' : NEW_DEVICE_STATUS;
      const device = await devices.create({ ...content, status });
      // The device exists now, so its code must stop working.
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
      if (!form.isValid) return;
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
      // A code that cannot be cancelled expires later.
      if (shown?.pairedAt === null) pairings.cancel(shown).catch(() => undefined);
      void navigate(-1);
    },
  };
}
