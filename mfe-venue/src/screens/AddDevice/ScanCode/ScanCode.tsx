import type { ReactNode } from 'react';
import { Button, FormActions, FormError, Muted, Stack, VisuallyHidden } from '@standby/shared-ui';
import type { Pairings } from '../../../data/pairings';
import { pairingState } from '../../../domain/pairing';
import type { DeviceSetupControl } from '../DeviceSetup/useDeviceSetup';
import { CodeFrame, type FrameState } from './CodeFrame';
import * as S from './ScanCode.styles';
import { PairedDevice } from './PairedDevice';
import { codeTitle, frameWords } from './frame-words';
import { Waiting } from './Waiting';
import { useNow } from '../../../components/useNow';
import { usePairing, type ShownPairing } from './usePairing';

interface ScanCodeProps {
  readonly setup: DeviceSetupControl;
  readonly code: string;
  readonly pairings: Pairings;
  readonly isFull: boolean;
  readonly limitNote: ReactNode;
}

function frameOf(shown: ShownPairing, now: Date): FrameState {
  if (shown.state !== 'found') return shown.state === 'gone' ? 'expired' : 'loading';
  return pairingState(shown.pairing, now);
}

/** Code to scan, until the device has used it. */
export function ScanCode({ setup, code, pairings, isFull, limitNote }: ScanCodeProps) {
  const { form, device, opening, handleRenew, handleBackToManual } = setup;
  const shown = usePairing(pairings, code, device);
  const now = useNow();
  const frame = opening.isPending ? 'loading' : frameOf(shown, now);
  const words = frameWords(frame, device);
  const pairing = shown.state === 'found' ? shown.pairing : undefined;
  const failure = opening.failure?.text ?? form.failure?.text;
  return (
    <Stack as="form" $gap={8} onSubmit={form.handleSubmit}>
      <S.Heading>
        <S.Title>{codeTitle(device)}</S.Title>
        <p>{words.lead}</p>
      </S.Heading>
      <VisuallyHidden role="status">{words.announcement}</VisuallyHidden>
      <S.Columns>
        <CodeFrame state={frame} pairing={pairing} />
        <S.Side>
          {frame === 'paired' ? (
            <PairedDevice device={device} />
          ) : (
            <Waiting
              state={frame}
              pairing={pairing}
              now={now}
              isRenewing={opening.isPending}
              onRenew={() => handleRenew(pairing)}
            />
          )}
        </S.Side>
      </S.Columns>
      <FormError title={isFull ? undefined : failure && 'The device was not added'}>
        {failure}
      </FormError>
      {limitNote}
      <S.End>
        {frame !== 'paired' && (
          <Muted>
            Press Device Connected once the device says that it is paired. Before that it is added
            as offline.
          </Muted>
        )}
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            disabled={isFull && !form.isPending}
            pending={form.isPending}
            pendingLabel="Adding the device…"
          >
            Device Connected
          </Button>
          <Button variant="ghost" onClick={() => handleBackToManual(pairing)}>
            Back to Manual Setup
          </Button>
        </FormActions>
      </S.End>
    </Stack>
  );
}
