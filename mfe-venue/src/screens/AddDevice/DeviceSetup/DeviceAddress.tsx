import { paths } from '@standby/contracts';
import { isThisMachineOnly } from '../../../domain/device-address';
import * as S from './DeviceAddress.styles';

/** Address to open on the device, large enough to be copied by hand. */
export function DeviceAddress() {
  const { host, hostname } = window.location;
  return (
    <S.Root>
      <p>On the device, open this address: it shows a code.</p>
      <S.Address>{host + paths.screen}</S.Address>
      {isThisMachineOnly(hostname) && (
        <p>
          Other devices do not reach this address, as this desk is open on the server’s own machine.
          Open the desk by the network address that the server prints at its start.
        </p>
      )}
    </S.Root>
  );
}
