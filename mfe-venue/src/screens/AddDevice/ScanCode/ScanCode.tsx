import { RefreshCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button, FormActions, FormError, VisuallyHidden } from 'shared-ui';
import type { Pairings } from '../../../data/pairings';
import { pairingState, remainingMillis } from '../../../domain/pairing';
import type { DeviceSetupControl } from '../DeviceSetup/useDeviceSetup';
import { CodeFrame, type FrameState } from './CodeFrame';
import * as S from './ScanCode.styles';
import { Waiting } from './Waiting';
import { useNow } from './useNow';
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

const announcements = (name: string): Readonly<Record<FrameState, string>> => ({
  loading: '',
  waiting: 'Waiting for the device.',
  paired: `${name} is paired.`,
  expired: 'This code has expired.',
});

const leads = (name: string): Readonly<Record<FrameState, string>> => ({
  loading: 'The code is on its way.',
  waiting: `Point the camera of ${name} at the code and open the link that it finds.`,
  paired: `${name} has used the code. One more press, and it is on your list.`,
  expired: `Nobody can pair with this code any more. ${name} is not lost: get a new code.`,
});

/** The code to scan, until the device has used it. */
export function ScanCode({ setup, code, pairings, isFull, limitNote }: ScanCodeProps) {
  const { form, device, opening, handleRenew, handleBackToManual } = setup;
  const headingId = useId();
  const shown = usePairing(pairings, code, device);
  const now = useNow();
  const frame = frameOf(shown, now);
  const pairing = shown.state === 'found' ? shown.pairing : undefined;
  const failure = opening.error ?? form.submitError;
  return (
    <S.Root onSubmit={form.handleSubmit} aria-labelledby={headingId}>
      <S.Heading>
        <S.Title id={headingId}>Scan QR Code</S.Title>
        <p>{leads(device.name)[frame]}</p>
      </S.Heading>
      <VisuallyHidden role="status">{announcements(device.name)[frame]}</VisuallyHidden>
      <S.Columns>
        <CodeFrame state={frame} pairing={pairing} />
        <S.Side>
          {pairing && frame === 'waiting' && (
            <Waiting pairing={pairing} remainingMillis={remainingMillis(pairing, now)} />
          )}
          {frame !== 'paired' && (
            <Button
              size={frame === 'expired' ? 'medium' : 'small'}
              icon={<RefreshCw strokeWidth={1.5} aria-hidden />}
              pending={opening.isPending}
              pendingLabel="Making a new code…"
              onClick={() => handleRenew(pairing)}
            >
              New code
            </Button>
          )}
        </S.Side>
      </S.Columns>
      <FormError title={isFull ? undefined : failure && 'The device was not added'}>
        {failure}
      </FormError>
      {limitNote}
      <S.End>
        {frame !== 'paired' && (
          <S.Hint>
            Press Device Connected once the device says that it is paired. Before that it is added
            as offline.
          </S.Hint>
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
    </S.Root>
  );
}
