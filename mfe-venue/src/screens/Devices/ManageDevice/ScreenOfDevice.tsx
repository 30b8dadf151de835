import { Button, FormError, FormSection } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import { createDeviceControls, type ControlDevices } from '@standby/devices/controls';
import { UpdateOffer } from '@standby/devices/update-offer';
import type { Device } from '../../../domain/device';
import { shownText } from '../../../domain/device-screen';

interface ScreenOfDeviceProps {
  readonly device: Device;
  /** Opens what it shows, and how. */
  readonly onControl: () => void;
  readonly control?: ControlDevices;
}

/** What a paired device shows, and the offer of a newer release. */
export function ScreenOfDevice({
  device,
  onControl,
  control = createDeviceControls(),
}: ScreenOfDeviceProps) {
  const sending = useSubmission({ otherwise: 'The device was not asked. Try again.' });
  return (
    <FormSection title="Screen" why={`${shownText(device)}.`}>
      <Button aria-haspopup="dialog" onClick={onControl}>
        Change what it shows
      </Button>
      <UpdateOffer
        devices={[device]}
        isPending={sending.isPending}
        onUpdate={(devices) => void sending.send(() => control(devices, { update: true }))}
      />
      <FormError title={sending.failure && 'The device was not updated'}>
        {sending.failure?.text}
      </FormError>
    </FormSection>
  );
}
