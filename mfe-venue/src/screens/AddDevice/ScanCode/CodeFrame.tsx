import { Cable, Check, TimerOff } from 'lucide-react';
import { QrCode, Spinner } from '@standby/shared-ui';
import { truncateForSentence } from '@standby/shared-ui/text';
import { pairingPath, type Pairing, type PairingState } from '../../../domain/pairing';
import * as S from './ScanCode.styles';

export type FrameState = PairingState | 'loading';

interface CodeFrameProps {
  readonly state: FrameState;
  readonly pairing: Pairing | undefined;
}

/** Returns the absolute address that the QR code contains. */
export function pairingAddress(pairing: Pairing): string {
  if (pairing.address !== undefined) return pairing.address;
  return new URL(pairingPath(pairing), window.location.origin).href;
}

/** Square with the QR code; an invalid code is not shown. */
export function CodeFrame({ state, pairing }: CodeFrameProps) {
  const type = pairing?.device.type;
  // Neither has a camera.
  const isProgram = type === 'bridge' || type === 'control';
  if (pairing && state === 'waiting' && !isProgram) {
    return (
      <QrCode
        value={pairingAddress(pairing)}
        label={`QR code that pairs ${truncateForSentence(pairing.device.name)}`}
        size="16rem"
      />
    );
  }
  return (
    <S.Frame data-state={state}>
      {state === 'loading' && <Spinner label="Loading the code" />}
      {state === 'waiting' && (
        <>
          <Cable strokeWidth={1.5} aria-hidden />
          Waiting for the {type === 'control' ? 'program' : 'bridge'}
        </>
      )}
      {state === 'paired' && (
        <>
          <Check strokeWidth={1.5} aria-hidden />
          Paired
        </>
      )}
      {state === 'expired' && (
        <>
          <TimerOff strokeWidth={1.5} aria-hidden />
          This code has expired
        </>
      )}
    </S.Frame>
  );
}
