import { useState } from 'react';
import { Button, TextField } from '@standby/shared-ui';
import {
  HOLD_REASONS,
  HOLD_STEPS,
  holdReason,
  holdText,
} from '@standby/live-room/domain/calls/hold';
import { HOLD_REASON_MAX } from '@standby/live-room/domain/state/call-schemas';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import { curtainPlace } from '@standby/live-room/domain/rundown/curtain';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';
import { Held, HoldFields, HoldRow } from './HoldControls.styles';
import { useTimeText } from '@standby/room-parts/room-zone';

const selectIsUp = ({ state }: RoomSnapshot) =>
  state.timers[curtainPlace(state)]?.run.phase !== 'idle';

/**
 * Holds the curtain with one press, and an optional reason. The controls disappear when the curtain
 * is up.
 */
export function HoldControls() {
  const { dispatch } = useController();
  const [reason, setReason] = useState('');
  const [isWritten, setIsWritten] = useState(false);
  const isUp = useRoomSelector(selectIsUp);
  if (isUp) return null;
  return (
    <HoldFields>
      <legend>Hold the curtain</legend>
      <HeldLine />
      <HoldRow>
        {HOLD_STEPS.map((minutes) => (
          <Button
            key={minutes}
            aria-label={`Hold ${minutes} min`}
            onClick={() => {
              if (!dispatch({ type: 'hold', minutes, reason: holdReason(reason) })) return;
              setReason('');
              setIsWritten(false);
            }}
          >
            +{minutes} min
          </Button>
        ))}
      </HoldRow>
      <HoldRow role="group" aria-label="Reason">
        {HOLD_REASONS.map((choice) => (
          <Button
            key={choice}
            size="small"
            variant="ghost"
            aria-pressed={reason === choice}
            onClick={() => setReason(reason === choice ? '' : choice)}
          >
            {choice}
          </Button>
        ))}
        <Button
          size="small"
          variant="ghost"
          aria-pressed={isWritten}
          onClick={() => {
            setIsWritten(!isWritten);
            setReason('');
          }}
        >
          Other
        </Button>
      </HoldRow>
      {isWritten && (
        <TextField
          label="Reason of the hold"
          autoComplete="off"
          maxLength={HOLD_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </HoldFields>
  );
}

const selectCalls = ({ state }: RoomSnapshot) => state.calls;

/** The length and reason of the hold, and the planned curtain time. */
function HeldLine() {
  const timeText = useTimeText();
  const calls = useRoomSelector(selectCalls);
  if (!calls?.hold || calls.curtainAtMs === null) return null;
  const { minutes, reason } = calls.hold;
  const plannedMs = calls.curtainAtMs - minutes * MILLIS_PER_MINUTE;
  return (
    <Held>
      <strong>{holdText(minutes)}</strong>
      {reason !== null && `: ${reason}`}. Planned {timeText(plannedMs)}.
    </Held>
  );
}
