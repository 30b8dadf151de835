import { Button, Muted } from '@standby/shared-ui';
import { type ControlledDevice, updatesOf } from '../../domain/assignments';
import { Offer } from './UpdateOffer.styles';

interface UpdateOfferProps {
  readonly devices: readonly ControlledDevice[];
  readonly isPending: boolean;
  /** Asks some of the devices to load the newest release. */
  readonly onUpdate: (devices: readonly ControlledDevice[]) => void;
}

const count = (devices: readonly ControlledDevice[]): string =>
  devices.length === 1 ? 'One device' : `${devices.length} devices`;

/** Offers to update devices that found a newer release. Renders nothing if all devices are up to date. */
export function UpdateOffer({ devices, isPending, onUpdate }: UpdateOfferProps) {
  const { ready, asked } = updatesOf(devices);
  if (ready.length + asked.length === 0) return null;
  return (
    <Offer>
      <Muted role="status">
        {ready.length > 0 &&
          (devices.length === 1
            ? 'A new version of Standby is ready for it. '
            : `A new version of Standby is ready for ${count(ready).toLowerCase()}. `)}
        {asked.length > 0 &&
          (devices.length === 1
            ? 'It loads the new version as soon as no timer runs in its room.'
            : `${count(asked)} will load the new version as soon as no timer runs there.`)}
      </Muted>
      {ready.length > 0 && (
        <Button pending={isPending} pendingLabel="Asking…" onClick={() => onUpdate(ready)}>
          {ready.length === 1 ? 'Update' : `Update ${ready.length} devices`}
        </Button>
      )}
    </Offer>
  );
}
