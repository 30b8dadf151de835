import { Button } from '@standby/shared-ui';
import { Line } from './DevicePage.styles';

interface UpdateOfferProps {
  readonly onUpdate: () => void;
}

/** Offers a newer release on a page without a running view. */
export function UpdateOffer({ onUpdate }: UpdateOfferProps) {
  return (
    <>
      <Line role="status">A new version of Standby is ready.</Line>
      <Button onClick={onUpdate}>Update</Button>
    </>
  );
}
