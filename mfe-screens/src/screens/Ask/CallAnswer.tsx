import { type SubmitEvent, useState } from 'react';
import { Button, StatusBadge, TextField } from '@standby/shared-ui';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { answerName, callToAnswer } from '../../domain/answers';
import { ANSWER_NAME_MAX, type GivenCall } from '@standby/live-room/domain/state/call-schemas';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { actsOf } from '@standby/live-room/client/room-acts';
import { Answer, AnswerRow } from './Ask.styles';
import { useTimeText } from '@standby/room-parts/room-zone';

/** The last call with a form for its answer. Renders nothing before the first call. */
export function CallAnswer() {
  const timeText = useTimeText();
  const state = useRoomState();
  const call = callToAnswer(state, useWallMinute());
  if (!call) return null;
  return (
    <Answer aria-labelledby="call-answer">
      <h2 id="call-answer">{call.message}</h2>
      <p>Call given at {timeText(wallTimeOf(state, call.given.atMs))}</p>
      <AnswerForm given={call.given} />
    </Answer>
  );
}

function AnswerForm({ given }: { readonly given: GivenCall }) {
  const room = useRoom();
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();
  const name = answerName(input);
  const hasAnswered = given.answers.some((answer) => answer.name === name);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name === undefined) return;
    const done = actsOf(room).answerCall(given.call, name);
    setError(done.isDone ? undefined : REFUSALS[done.refusal]);
  };

  return (
    <form onSubmit={handleSubmit}>
      <AnswerRow>
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={ANSWER_NAME_MAX}
          value={input}
          error={error}
          onChange={(event) => setInput(event.currentTarget.value)}
        />
        <Button type="submit" disabled={name === undefined || hasAnswered}>
          Thank you
        </Button>
      </AnswerRow>
      <p role="status">
        {hasAnswered && <StatusBadge tone="go">Thank you, {name}. The desk has it.</StatusBadge>}
      </p>
    </form>
  );
}
