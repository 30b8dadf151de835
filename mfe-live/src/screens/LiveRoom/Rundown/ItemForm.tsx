import { useId, useState } from 'react';
import { UserFacingError } from '@standby/contracts';
import { useForm } from '@standby/forms';
import {
  Button,
  Checkbox,
  ChoiceRow,
  FormActions,
  FormError,
  Select,
  Stack,
  TextField,
  TimeField,
  useClock,
} from '@standby/shared-ui';
import { useRoom } from '@standby/room-parts/room-context';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { relativeDay } from '@standby/live-room/domain/calls/customs';
import { TIMER_COLORS, type Timer } from '@standby/live-room/domain/state/room-schema';
import { timerBefore, wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { COLOR_NAMES, colorLetter } from '../../../domain/rundown/timer-colors';
import { rundownAct } from '../../../domain/desk-acts/rundown-act';
import { TRIGGER_NAMES } from '@standby/live-room/domain/rundown/trigger';
import {
  formatTimeOfDay,
  nextTimeOfDay,
  parseTimeOfDay,
} from '@standby/live-room/domain/time/local-time';
import { useRoomZone } from '@standby/room-parts/room-zone';
import { ARMED, initialItem, itemFormSchema, NO_COLOR } from './item-form-schema';
import { ByItself } from './Rundown.styles';

const COLORS = [
  { value: NO_COLOR, label: 'None' },
  ...TIMER_COLORS.map((value) => ({
    value,
    label: `${COLOR_NAMES[value]} (${colorLetter(value)})`,
  })),
];

function dayWord(atMs: number, nowMs: number, zone: string | undefined): string {
  return relativeDay(atMs, nowMs, zone) === 'today' ? 'today' : 'tomorrow';
}

interface ItemFormProps {
  readonly timer: Timer;
  readonly timers: readonly Timer[];
  /** Place of the timer in the rundown. */
  readonly place: number;
  readonly onClose: () => void;
}

/** Form for a timer’s part in the rundown: colour, note and trigger. */
export function ItemForm({ timer, timers, place, onClose }: ItemFormProps) {
  const room = useRoom();
  const zone = useRoomZone();
  const noteId = useId();
  const nowMs = useWallMinute();
  // The initial values stay, because another desk may change the timer while the form is open.
  const [initial] = useState(() => initialItem(timers, place, nowMs));
  const form = useForm({
    initial,
    schema: itemFormSchema,
    submit({ isArmed, ...setting }) {
      const { trigger } = setting;
      const wallMs = wallTimeOf(room.getSnapshot().state, room.now());
      const startsAtMs =
        trigger.kind === 'time' ? nextTimeOfDay(wallMs + 1, trigger.minuteOfDay, zone) : null;
      const done = room.dispatch(
        rundownAct(room.getSnapshot().state, timer.id, {
          ...setting,
          armedForMs: isArmed ? startsAtMs : null,
        }),
      );
      if (!done.isDone && done.refusal !== 'no-change')
        throw new UserFacingError(REFUSALS[done.refusal]);
    },
    onSubmitted: onClose,
  });
  const { kind, time, armed } = form.values;
  const minuteOfDay = parseTimeOfDay(time);

  return (
    <Stack as="form" $gap={5} onSubmit={form.handleSubmit}>
      <Select label="Colour" options={COLORS} {...form.choiceProps('color')} />
      <TextField label="Note" autoComplete="off" {...form.fieldProps('note')} />
      <Select
        label="Trigger"
        options={Object.entries(TRIGGER_NAMES).map(([value, label]) => ({
          value,
          label,
          disabled: value === 'after-previous' && !timerBefore(timers, timer),
        }))}
        {...form.choiceProps('kind')}
      />
      {kind === 'time' && (
        <>
          <TimeField
            label="Time of day"
            hint="For the plan of every evening."
            required
            {...form.fieldProps('time')}
            onChange={(value) => form.setValue('time', value)}
          />
          <ByItself>
            <ChoiceRow>
              <Checkbox
                type="checkbox"
                checked={armed.includes(ARMED)}
                aria-describedby={noteId}
                onChange={({ currentTarget }) =>
                  form.setValue('armed', currentTarget.checked ? [ARMED] : [])
                }
              />
              <ArmedLabel minuteOfDay={minuteOfDay} nowMs={nowMs} />
            </ChoiceRow>
            <p id={noteId}>
              A controller must be open at that time. The timer does not start while another timer
              of the sequence is running or on hold.
            </p>
          </ByItself>
        </>
      )}
      <FormError title={form.failure?.text} />
      <FormActions>
        <Button {...form.submitProps} variant="primary">
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </Stack>
  );
}

interface ArmedLabelProps {
  readonly minuteOfDay: number | undefined;
  readonly nowMs: number;
}

function ArmedLabel({ minuteOfDay, nowMs }: ArmedLabelProps) {
  const clock = useClock();
  const zone = useRoomZone();
  if (minuteOfDay === undefined) return 'Start automatically, once';
  const startsAtMs = nextTimeOfDay(nowMs + 1, minuteOfDay, zone);
  return `Start automatically, once: ${dayWord(startsAtMs, nowMs, zone)} at ${formatTimeOfDay(minuteOfDay, clock)}`;
}
