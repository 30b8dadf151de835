import { ExternalLink } from 'lucide-react';
import { pairingEntryPath, typedAddress, type Pairing } from '../../../domain/pairing';
import { sayCode, writeCode } from '@standby/api-client/pairing-code';
import { pairingAddress } from './CodeFrame';
import * as S from './TypedCode.styles';

function typingAddress({ address }: Pairing): string {
  if (address === undefined) return window.location.host + pairingEntryPath;
  return typedAddress(address);
}

/** Command that pairs a bridge, on a computer in the house. */
function BridgeCommand({ pairing }: { readonly pairing: Pairing }) {
  const { origin } = new URL(pairingAddress(pairing));
  return (
    <S.Typed>
      <dt>On a computer of the house, start the bridge with this code</dt>
      <dd>
        <S.Address>{`npm run bridge -- --server ${origin} --pair ${pairing.id}`}</S.Address>
      </dd>
    </S.Typed>
  );
}

/** Address and code of a program, such as Companion. */
function ProgramCode({ pairing }: { readonly pairing: Pairing }) {
  return (
    <S.Typed>
      <dt>Server, as Companion or your script asks for it</dt>
      <dd>
        <S.Address>{new URL(pairingAddress(pairing)).origin}</S.Address>
      </dd>
      <dt>and the code</dt>
      <dd>
        <S.Code>{writeCode(pairing.id)}</S.Code>
        <S.Spoken>{sayCode(pairing.id)}</S.Spoken>
      </dd>
    </S.Typed>
  );
}

/** Code to type, and its link to open in this browser. */
export function TypedCode({ pairing }: { readonly pairing: Pairing }) {
  if (pairing.device.type === 'bridge') return <BridgeCommand pairing={pairing} />;
  if (pairing.device.type === 'control') return <ProgramCode pairing={pairing} />;
  return (
    <>
      <S.Typed>
        <dt>No camera? Open this address on the device</dt>
        <dd>
          <S.Address>{typingAddress(pairing)}</S.Address>
        </dd>
        <dt>and type the code</dt>
        <dd>
          <S.Code>{writeCode(pairing.id)}</S.Code>
          <S.Spoken>{sayCode(pairing.id)}</S.Spoken>
        </dd>
      </S.Typed>
      <S.Link href={pairingAddress(pairing)} target="_blank" rel="noopener">
        Open the pairing link in another window
        <ExternalLink strokeWidth={1.5} aria-hidden />
      </S.Link>
    </>
  );
}
