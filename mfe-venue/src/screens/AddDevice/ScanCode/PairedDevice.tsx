import { truncateForList } from '@standby/shared-ui/text';
import { deviceTypeLabel } from '../../../domain/device-options';
import type { PairingDevice } from '../../../domain/pairing';
import * as S from './ScanCode.styles';

/** Device that the code has paired. */
export function PairedDevice({ device }: { readonly device: PairingDevice }) {
  return (
    <S.Device>
      <dt>Name</dt>
      <dd>{truncateForList(device.name)}</dd>
      <dt>Type</dt>
      <dd>{deviceTypeLabel(device.type)}</dd>
      <dt>Assigned Room</dt>
      <dd>{truncateForList(device.room)}</dd>
    </S.Device>
  );
}
