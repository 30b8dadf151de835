import { ExternalLink } from 'lucide-react';
import { pairingEntryPath, remainingText, type Pairing } from '../../../domain/pairing';
import { sayCode, writeCode } from '../../../domain/pairing-code';
import { pairingAddress } from './CodeFrame';
import * as S from './ScanCode.styles';

interface WaitingProps {
  readonly pairing: Pairing;
  readonly remainingMillis: number;
}

/** The code for those who type it, and how long it holds. */
export function Waiting({ pairing, remainingMillis }: WaitingProps) {
  const entry = window.location.host + pairingEntryPath;
  return (
    <>
      <S.Expiry>
        Expires in{' '}
        <S.Remaining role="timer" aria-label="Time until the code expires">
          {remainingText(remainingMillis)}
        </S.Remaining>
      </S.Expiry>
      <S.Typed>
        <dt>No camera? Open this address on the device</dt>
        <dd>
          <S.Address>{entry}</S.Address>
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
