import { useEffect, useState } from 'react';
import { Dialog, FormError, Muted, Select, Stack } from '@standby/shared-ui';
import { STANDARD_DEPARTMENTS, type ShowTitle } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { createDeviceControls, type ControlDevices } from '../../data/device-controls';
import {
  type ControlledDevice,
  type DeviceControl,
  deviceTargets,
  hasScreen,
} from '../../domain/assignments';
import { UpdateOffer } from '../UpdateOffer/UpdateOffer';
import { AssignmentForm } from './AssignmentForm';
import { DisplayControls } from './DisplayControls';

interface ControlDialogProps {
  readonly devices: readonly ControlledDevice[];
  /** Target that is selected at first. */
  readonly target: string | undefined;
  readonly onClose: () => void;
  /** Reads the shows that the devices can show. */
  readonly shows: () => Promise<readonly ShowTitle[]>;
  /** Departments of the show's cue sheet, for cue lights. */
  readonly departments?: readonly { readonly id: string; readonly name: string }[];
  readonly control?: ControlDevices;
}

/** Shows the dialog that controls one device, the devices of a room, or all of them. */
export function ControlDialog({
  devices,
  target: first,
  onClose,
  shows: readShows,
  departments = STANDARD_DEPARTMENTS,
  control = createDeviceControls(),
}: ControlDialogProps) {
  const [chosen, setChosen] = useState(first);
  const [shows, setShows] = useState<readonly ShowTitle[]>([]);
  const sending = useSubmission({ otherwise: 'Nothing was changed. Try again.' });
  const targets = deviceTargets(devices);
  const target = targets.find(({ value }) => value === chosen) ?? targets[0];

  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const found = await readShows();
      if (!isGone) setShows(found);
    };
    // If the shows cannot be read, the other choices still work.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [readShows]);

  const handleControl = (change: DeviceControl): void => {
    if (target) void sending.send(() => control(target.devices, change));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Control devices"
      description="Each choice acts at once. What a device shows changes with Send."
    >
      {target ? (
        <Stack $gap={5}>
          <Select
            label="For"
            options={targets.map(({ value, label }) => ({ value, label }))}
            value={target.value}
            onChange={setChosen}
          />
          <AssignmentForm
            key={target.value}
            target={target}
            shows={shows}
            departments={departments}
            isPending={sending.isPending}
            onControl={handleControl}
          />
          {target.devices.every(hasScreen) && (
            <DisplayControls devices={target.devices} onControl={handleControl} />
          )}
          {target.devices.some(({ assignment }) => assignment.kind === 'viewer') && (
            <Muted>
              The parts, the timer and the message of a viewer are chosen at the desk of its show,
              under Screens.
            </Muted>
          )}
          <UpdateOffer
            devices={target.devices}
            isPending={sending.isPending}
            onUpdate={(devices) => void sending.send(() => control(devices, { update: true }))}
          />
          <FormError title={sending.failure && 'The devices were not changed'}>
            {sending.failure?.text}
          </FormError>
        </Stack>
      ) : (
        <p>No device is paired yet. Add one under Devices.</p>
      )}
    </Dialog>
  );
}
