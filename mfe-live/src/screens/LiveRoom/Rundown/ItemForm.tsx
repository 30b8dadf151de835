import { type SubmitEvent, useId, useState } from 'react';
import { Button, Checkbox, FormActions, FormError, Select, TextField } from '@standby/shared-ui';
import { useWallMinute } from '../../../components/room-context/useFigure';
import { TIMER_COLORS, TIMER_NOTE_MAX, type Timer } from '../../../domain/room/room-schema';
import { REFUSALS } from '../../../domain/room/rules';
import { COLOR_NAMES, colorLetter, parseColor } from '../../../domain/rundown/timer-colors';
import { relativeDay } from '../../../domain/calls/call-ladder';
import { type Trigger, TRIGGER_NAMES, triggerOf } from '../../../domain/rundown/trigger';
import { formatTimeOfDay, nextTimeOfDay, parseTimeOfDay } from '../../../domain/timer/local-time';
import { useController } from '../controller-context';
import { ByItself, Choice, Form } from './Rundown.styles';

const NO_COLOR = 'none';

interface ItemFormProps {
  readonly timers: readonly Timer[];
  readonly place: number;
  readonly onClose: () => void;
}

function chosenTrigger(kind: string, time: string): Trigger | undefined {
  if (kind === 'after-previous') return { kind };
  if (kind !== 'time') return { kind: 'manual' };
  const minuteOfDay = parseTimeOfDay(time);
  return minuteOfDay === undefined ? undefined : { kind, minuteOfDay };
}

function dayWord(atMs: number, nowMs: number): string {
  return relativeDay(atMs, nowMs) === 'today' ? 'today' : 'tomorrow';
}

/** What the rundown says of a timer: colour, note and trigger. */
export function ItemForm({ timers, place, onClose }: ItemFormProps) {
  const { acts } = useController();
  const noteId = useId();
  // Another desk may change the timer meanwhile.
  const [timer] = useState(timers[place]);
  const [initial] = useState(() => triggerOf(timers, place));
  const [color, setColor] = useState<string>(timer?.color ?? NO_COLOR);
  const [note, setNote] = useState(timer?.note ?? '');
  const [kind, setKind] = useState<string>(initial.kind);
  const [time, setTime] = useState(
    initial.kind === 'time' ? formatTimeOfDay(initial.minuteOfDay) : '',
  );
  const nowMs = useWallMinute();
  // One that was missed is not armed anew by saving something else.
  const [isArmed, setIsArmed] = useState((timer?.armedForMs ?? nowMs) > nowMs);
  const [error, setError] = useState<string>();
  const trigger = chosenTrigger(kind, time);
  const startsAtMs =
    trigger?.kind === 'time' ? nextTimeOfDay(nowMs + 1, trigger.minuteOfDay) : null;
  const isTooLong = note.trim().length > TIMER_NOTE_MAX;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!timer || !trigger) return;
    const done = acts.setRundown(timer.id, {
      color: parseColor(color) ?? null,
      note: note.trim() === '' ? null : note.trim(),
      trigger,
      armedForMs: isArmed ? startsAtMs : null,
    });
    if (done.isDone || done.refusal === 'no-change') onClose();
    else setError(REFUSALS[done.refusal]);
  };

  return (
    <Form onSubmit={handleSubmit}>
      <Select
        label="Colour"
        value={color}
        onChange={setColor}
        options={[
          { value: NO_COLOR, label: 'None' },
          ...TIMER_COLORS.map((value) => ({
            value,
            label: `${COLOR_NAMES[value]} (${colorLetter(value)})`,
          })),
        ]}
      />
      <TextField
        label="Note"
        autoComplete="off"
        value={note}
        error={isTooLong ? `At most ${TIMER_NOTE_MAX} characters` : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Select
        label="Trigger"
        value={kind}
        onChange={setKind}
        options={Object.entries(TRIGGER_NAMES).map(([value, label]) => ({
          value,
          label,
          disabled: value === 'after-previous' && place === 0,
        }))}
      />
      {kind === 'time' && (
        <TextField
          label="Time of day"
          hint="For the plan of every evening."
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
      {kind === 'time' && (
        <ByItself>
          <Choice>
            <Checkbox
              type="checkbox"
              checked={isArmed}
              aria-describedby={noteId}
              onChange={(event) => setIsArmed(event.currentTarget.checked)}
            />
            {startsAtMs === null
              ? 'Start by itself, once'
              : `Start by itself, once: ${dayWord(startsAtMs, nowMs)} at ${time}`}
          </Choice>
          <p id={noteId}>
            A controller has to be open then. It does not start while another timer runs or is held.
          </p>
        </ByItself>
      )}
      <FormError title={error} />
      <FormActions>
        <Button type="submit" variant="primary" disabled={!trigger || isTooLong}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </Form>
  );
}
