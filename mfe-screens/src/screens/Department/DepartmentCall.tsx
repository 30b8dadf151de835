import { Button, StatusBadge, VisuallyHidden } from '@standby/shared-ui';
import { callToAnswer } from '../../domain/answers';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { answeringAct } from '@standby/live-room/domain/calls/call-acts';
import { useMay, useRoom, useRoomState } from '@standby/room-parts/room-context';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { Call, CallText } from './Department.styles';
import { useTimeText } from '@standby/room-parts/room-zone';

interface DepartmentCallProps {
  /** Name of the department on the call board. */
  readonly name: string;
}

/**
 * The last call, which this department answers with one tap. It takes space only while it asks for
 * an answer.
 */
export function DepartmentCall({ name }: DepartmentCallProps) {
  const timeText = useTimeText();
  const room = useRoom();
  const state = useRoomState();
  const mayAnswer = useMay('answer-call');
  const call = callToAnswer(state, useWallMinute());
  if (!call) return null;
  const { given, message } = call;
  const hasAnswered = given.answers.some((answer) => answer.name === name);
  const givenAt = timeText(wallTimeOf(state, given.atMs));
  return (
    // A key that answers the call must not acknowledge a cue.
    <Call aria-labelledby="department-call" onKeyDown={(event) => event.stopPropagation()}>
      <CallText>
        <h2 id="department-call">{message}</h2>
        <small>
          {call.name}, given {givenAt}
        </small>
      </CallText>
      <VisuallyHidden role="alert">{hasAnswered ? '' : `Call: ${message}`}</VisuallyHidden>
      <div role="status">
        {hasAnswered && <StatusBadge tone="go">The desk has your answer</StatusBadge>}
      </div>
      {!hasAnswered && (
        <Button
          variant="primary"
          size="large"
          disabled={!mayAnswer}
          onClick={() => room.dispatch(answeringAct(given.call, name))}
        >
          Thank you
        </Button>
      )}
    </Call>
  );
}
