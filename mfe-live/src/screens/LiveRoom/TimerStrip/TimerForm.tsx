import {
  Button,
  CheckboxGroup,
  FieldRow,
  FormActions,
  FormError,
  Stack,
  TextField,
} from '@standby/shared-ui';
import { useForm } from '@standby/forms';
import { UserFacingError } from '@standby/contracts';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import {
  ON_ITS_OWN,
  STARTS_NEXT,
  type TimerFormInput,
  type TimerFormOutput,
  timerFormSchema,
} from '@standby/live-room/domain/timer/timer-form';
import type { DispatchResult } from '@standby/live-room/client/room';

interface TimerFormProps {
  readonly initial: TimerFormInput;
  readonly submitLabel: string;
  readonly onSubmit: (form: TimerFormOutput) => DispatchResult;
  /** Called after the form was submitted or cancelled. */
  readonly onClose: () => void;
}

/** Form for a timer’s name, duration and warning. */
export function TimerForm({ initial, submitLabel, onSubmit, onClose }: TimerFormProps) {
  const form = useForm({
    initial,
    schema: timerFormSchema,
    submit(content) {
      const done = onSubmit(content);
      if (!done.isDone) throw new UserFacingError(REFUSALS[done.refusal]);
    },
    onSubmitted: onClose,
  });

  return (
    <Stack as="form" $gap={5} onSubmit={form.handleSubmit}>
      <TextField label="Name" required autoComplete="off" {...form.fieldProps('name')} />
      <FieldRow>
        <TextField
          label="Duration"
          hint="Minutes and seconds, such as 10:00"
          required
          autoComplete="off"
          {...form.fieldProps('durationMs')}
        />
        <TextField
          label="Warning"
          hint="Standby begins when this much is left"
          required
          autoComplete="off"
          {...form.fieldProps('warningMs')}
        />
      </FieldRow>
      <CheckboxGroup
        legend="At zero"
        options={[{ value: STARTS_NEXT, label: 'Start the next timer' }]}
        {...form.choiceProps('startsNext')}
      />
      <CheckboxGroup
        legend="Sequence"
        options={[{ value: ON_ITS_OWN, label: 'Runs on its own, beside the other timers' }]}
        {...form.choiceProps('isOnItsOwn')}
      />
      <FormError title={form.failure?.text} />
      <FormActions>
        <Button {...form.submitProps} variant="primary">
          {submitLabel}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </Stack>
  );
}
