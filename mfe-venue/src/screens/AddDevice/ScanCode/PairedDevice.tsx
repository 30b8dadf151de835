import { shortened } from 'shared-ui/storage';
import { deviceTypeLabel } from '../../../domain/device-options';
import type { PairingDevice } from '../../../domain/pairing';
import * as S from './ScanCode.styles';

/** What the code has paired. */
export function PairedDevice({ device }: { readonly device: PairingDevice }) {
  return (
    <S.Device>
      <dt>Name</dt>
      <dd>{shortened(device.name)}</dd>
      <dt>Type</dt>
      <dd>{deviceTypeLabel(device.type)}</dd>
      <dt>Assigned Room</dt>
      <dd>{shortened(device.room)}</dd>
    </S.Device>
  );
}
