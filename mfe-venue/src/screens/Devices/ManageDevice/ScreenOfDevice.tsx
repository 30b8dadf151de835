import { useState } from 'react';
import { Button, FormError, FormSection, LazyPart, lazyScreen } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import { oneDevice } from '@standby/devices/assignments';
import { createDeviceControls, type ControlDevices } from '@standby/devices/controls';
import { UpdateOffer } from '@standby/devices/update-offer';
import { listShows } from '../../../data/shows';
import type { Device } from '../../../domain/device';
import { shownText } from '../../../domain/device-screen';

const ControlDialog = lazyScreen(() => import('@standby/devices/control-dialog'), 'ControlDialog');

interface ScreenOfDeviceProps {
  readonly device: Device;
  /** All devices, because the dialog can go on to another one. */
  readonly devices: readonly Device[];
  readonly control?: ControlDevices;
}

/** Content of a paired device's screen, and the offer of a newer release. */
export function ScreenOfDevice({
  device,
  devices,
  control = createDeviceControls(),
}: ScreenOfDeviceProps) {
  const [isControlled, setIsControlled] = useState(false);
  const sending = useSubmission({ otherwise: 'The device was not asked. Try again.' });
  return (
    <FormSection title="Screen" why={`${shownText(device)}.`}>
      <Button aria-haspopup="dialog" onClick={() => setIsControlled(true)}>
        Change what it shows
      </Button>
      <UpdateOffer
        devices={[device]}
        isPending={sending.isPending}
        onUpdate={(asked) => void sending.send(() => control(asked, { update: true }))}
      />
      <FormError title={sending.failure && 'The device was not updated'}>
        {sending.failure?.text}
      </FormError>
      {isControlled && (
        <LazyPart>
          <ControlDialog
            devices={devices}
            target={oneDevice(device.id)}
            shows={listShows}
            control={control}
            onClose={() => setIsControlled(false)}
          />
        </LazyPart>
      )}
    </FormSection>
  );
}
