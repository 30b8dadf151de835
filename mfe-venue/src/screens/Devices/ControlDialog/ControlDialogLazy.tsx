import { useEffect, useState } from 'react';
import { Dialog, FormError, Select } from '@standby/shared-ui';
import type { ShowTitle } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { createDeviceControls, type ControlDevices } from '../../../data/device-controls';
import { listShows } from '../../../data/shows';
import type { Device, DeviceControl } from '../../../domain/device';
import { deviceTargets } from '../../../domain/device-screen';
import { AssignmentForm } from './AssignmentForm';
import { DisplayControls } from './DisplayControls';
import { Fields } from './ControlDialog.styles';

export interface ControlDialogProps {
  readonly devices: readonly Device[];
  /** What is chosen first. */
  readonly target: string | undefined;
  readonly onClose: () => void;
  readonly control?: ControlDevices;
  readonly shows?: () => Promise<readonly ShowTitle[]>;
}

/** What one device, those of a room or all of them show, and how. */
export default function ControlDialog({
  devices,
  target: first,
  onClose,
  control = createDeviceControls(),
  shows: readShows = listShows,
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
    // Without the shows the other choices work.
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
      open={target !== undefined}
      onClose={onClose}
      title="Control devices"
      description="Each choice acts at once. What a device shows changes with Send."
    >
      {target && (
        <Fields>
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
            isPending={sending.isPending}
            onControl={handleControl}
          />
          <DisplayControls devices={target.devices} onControl={handleControl} />
          <FormError title={sending.failure && 'The devices were not changed'}>
            {sending.failure?.text}
          </FormError>
        </Fields>
      )}
    </Dialog>
  );
}
