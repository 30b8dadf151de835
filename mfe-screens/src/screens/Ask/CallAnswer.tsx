import * as v from 'valibot';
import { UserFacingError } from '@standby/contracts';
import { useForm } from '@standby/forms';
import { Button, StatusBadge, TextField } from '@standby/shared-ui';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { answerName, callToAnswer } from '../../domain/answers';
import { ANSWER_NAME_MAX, type GivenCall } from '@standby/live-room/domain/state/call-schemas';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { answeringAct } from '@standby/live-room/domain/calls/call-acts';
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

const answerSchema = v.object({
  name: v.pipe(v.string(), v.transform(answerName), v.string('')),
});

function AnswerForm({ given }: { readonly given: GivenCall }) {
  const room = useRoom();
  const form = useForm({
    initial: { name: '' },
    schema: answerSchema,
    submit({ name }) {
      const done = room.dispatch(answeringAct(given.call, name));
      if (!done.isDone) throw new UserFacingError(REFUSALS[done.refusal]);
    },
  });
  const name = answerName(form.values.name);
  const hasAnswered = given.answers.some((answer) => answer.name === name);

  return (
    <form onSubmit={form.handleSubmit}>
      <AnswerRow>
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={ANSWER_NAME_MAX}
          {...form.fieldProps('name')}
          error={form.failure?.text}
        />
        <Button type="submit" disabled={form.submitProps.disabled || hasAnswered}>
          Thank you
        </Button>
      </AnswerRow>
      <p role="status">
        {hasAnswered && <StatusBadge tone="go">Thank you, {name}. The desk has it.</StatusBadge>}
      </p>
    </form>
  );
}
