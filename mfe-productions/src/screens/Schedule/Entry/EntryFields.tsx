import { useId } from 'react';
import { FieldRow, RadioGroup, Select, TextArea, TextField, TimeField } from '@standby/shared-ui';
import { parseTimeOfDay } from '@standby/shared-ui/text';
import type { Form } from '@standby/forms';
import type { Person } from '../../../domain/person';
import { entryKinds, isPerformance, kindLabels } from '../../../domain/schedule/entry';
import { entryLabels, type EntryForm } from '../../../domain/schedule/entry-fields';
import { PeopleCalled } from './PeopleCalled';

interface EntryFieldsProps {
  readonly form: Form<EntryForm>;
  readonly people: readonly Person[];
  /** Names of the organization's rooms. */
  readonly rooms: readonly string[];
  /** Minutes before the curtain at which the show calls the half. */
  readonly halfMinutes: number;
  /** Runs after a change of the kind, for example to fill in usual times of a new entry. */
  readonly onKind?: (kind: string) => void;
}

const kinds = entryKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));

const callOptions = [
  {
    value: 'company',
    label: 'Full company',
    description: 'Everyone, including people who join later.',
  },
  { value: 'people', label: 'People by name', description: 'The people you choose below.' },
] as const;

function Times({ form }: Pick<EntryFieldsProps, 'form'>) {
  const { startTime, endTime } = form.values;
  const areTimes = [startTime, endTime].every((time) => parseTimeOfDay(time) !== undefined);
  const isAfterMidnight = areTimes && endTime < startTime;
  return (
    <FieldRow>
      <TimeField
        label={entryLabels.startTime}
        required
        {...form.fieldProps('startTime')}
        onChange={(value) => form.setValue('startTime', value)}
      />
      <TimeField
        label={entryLabels.endTime}
        required
        hint={isAfterMidnight ? 'On the day after.' : undefined}
        {...form.fieldProps('endTime')}
        onChange={(value) => form.setValue('endTime', value)}
      />
    </FieldRow>
  );
}

function Place({ form, rooms }: Pick<EntryFieldsProps, 'form' | 'rooms'>) {
  const id = useId();
  return (
    <>
      <TextField
        label={entryLabels.place}
        list={id}
        hint="One of your rooms, or any other place."
        autoComplete="off"
        {...form.fieldProps('place')}
      />
      <datalist id={id}>
        {rooms.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Fields for the times of calls, and for the breaks. */
function CallTimes({ form, halfMinutes }: Pick<EntryFieldsProps, 'form' | 'halfMinutes'>) {
  const hasHalf = isPerformance(form.values);
  return (
    <>
      <FieldRow>
        <TextField
          label={entryLabels.callMinutes}
          hint={
            hasHalf
              ? `Empty: at the half, ${halfMinutes} minutes before the curtain.`
              : 'Empty: at the start.'
          }
          inputMode="numeric"
          autoComplete="off"
          {...form.fieldProps('callMinutes')}
        />
        <TextField
          label={entryLabels.breaks}
          hint="When each begins, and its minutes: 10:55 5, 11:50 10"
          autoComplete="off"
          {...form.fieldProps('breaks')}
        />
      </FieldRow>
      <TextArea
        label={entryLabels.ownCalls}
        hint="One a line, for a department or people: 17:30 Wigs: wig call"
        rows={2}
        {...form.fieldProps('ownCalls')}
      />
    </>
  );
}

/** Fields of an entry, for a new entry and for later edits. */
export function EntryFields(props: EntryFieldsProps) {
  const { form, people, rooms, halfMinutes, onKind } = props;
  const kind = form.choiceProps('kind');
  const isOff = form.values.kind === 'day-off';
  return (
    <>
      <FieldRow>
        <Select
          label={entryLabels.kind}
          options={kinds}
          {...kind}
          value={form.values.kind}
          onChange={(value) => {
            kind.onChange(value);
            onKind?.(value);
          }}
        />
        <TextField
          label={entryLabels.title}
          hint="For example the scenes. Optional."
          autoComplete="off"
          {...form.fieldProps('title')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={isOff ? 'First day' : entryLabels.date}
          type="date"
          required
          {...form.fieldProps('date')}
        />
        {isOff && (
          <TextField label={entryLabels.lastDate} type="date" {...form.fieldProps('lastDate')} />
        )}
      </FieldRow>
      {!isOff && <Times form={form} />}
      {!isOff && <Place form={form} rooms={rooms} />}
      <RadioGroup
        legend={isOff ? 'Who is free' : entryLabels.call}
        options={callOptions}
        {...form.choiceProps('call')}
      />
      {form.values.call === 'people' && (
        <PeopleCalled
          people={people}
          chosen={form.values.calledIds}
          onChange={(ids) => form.setValue('calledIds', ids)}
        />
      )}
      {!isOff && <CallTimes form={form} halfMinutes={halfMinutes} />}
      <TextArea label={entryLabels.notes} rows={3} {...form.fieldProps('notes')} />
    </>
  );
}
