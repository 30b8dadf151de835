import { RefreshCw } from 'lucide-react';
import { Button } from '@standby/shared-ui';
import { remainingMillis, remainingText, type Pairing } from '../../../domain/pairing';
import type { FrameState } from './CodeFrame';
import * as S from './ScanCode.styles';
import { TypedCode } from './TypedCode';

interface WaitingProps {
  readonly state: Exclude<FrameState, 'paired'>;
  readonly pairing: Pairing | undefined;
  readonly now: Date;
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
}

function Expiry({ state, pairing, now }: Pick<WaitingProps, 'state' | 'pairing' | 'now'>) {
  if (state === 'expired') return <p>Expired</p>;
  if (state === 'loading' || !pairing) return <p>One moment…</p>;
  return (
    <p>
      Expires in{' '}
      <S.Remaining role="timer" aria-label="Time until the code expires">
        {remainingText(remainingMillis(pairing, now))}
      </S.Remaining>
    </p>
  );
}

/** Panel beside an unused code: its remaining time, a button for a new one, and how to type it. */
export function Waiting({ state, pairing, now, isRenewing, onRenew }: WaitingProps) {
  return (
    <>
      <S.Expiry>
        <Expiry state={state} pairing={pairing} now={now} />
        <Button
          size="small"
          icon={<RefreshCw strokeWidth={1.5} aria-hidden />}
          pending={isRenewing}
          pendingLabel="Making a new code…"
          onClick={onRenew}
        >
          New code
        </Button>
      </S.Expiry>
      {pairing && state === 'waiting' && <TypedCode pairing={pairing} />}
    </>
  );
}
