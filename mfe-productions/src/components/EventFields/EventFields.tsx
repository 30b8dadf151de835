import {
  FieldRow,
  FormSection,
  Select,
  TextArea,
  TextField,
  TimeField,
  useClock,
  VisuallyHidden,
  type TextFieldProps,
} from '@standby/shared-ui';
import { useMemo } from 'react';
import type { Form } from '@standby/forms';
import { MIN_CAST_MEMBERS, type EventForm } from '../../domain/event-form';
import { scheduleErrors, scheduleText, scheduleWarnings } from '../../domain/schedule';
import { timezoneChoices } from '../../domain/timezone';
import { eventLabels } from './event-labels';

interface EventFieldsProps {
  readonly form: Form<EventForm>;
}

interface EventFieldProps
  extends Omit<TextFieldProps, 'name' | 'label' | 'form'>, EventFieldsProps {
  readonly name: Exclude<keyof EventForm, 'timezone' | 'status' | 'custom'>;
}

function EventField({ form, name, ...rest }: EventFieldProps) {
  return <TextField label={eventLabels[name]} {...rest} {...form.fieldProps(name)} />;
}

interface EventTimeProps extends EventFieldsProps {
  readonly name: 'startTime' | 'endTime';
  readonly hint: string | undefined;
}

function EventTime({ form, name, hint }: EventTimeProps) {
  return (
    <TimeField
      label={eventLabels[name]}
      hint={hint}
      {...form.fieldProps(name)}
      onChange={(value) => form.setValue(name, value)}
    />
  );
}

function BasicInformation({ form }: EventFieldsProps) {
  return (
    <FormSection title="Basic Information" why="What it is called and where it plays.">
      <EventField form={form} name="title" required autoComplete="off" />
      <TextArea label={eventLabels.description} rows={3} {...form.fieldProps('description')} />
      <EventField form={form} name="venue" required autoComplete="off" />
    </FormSection>
  );
}

function Schedule({ form }: EventFieldsProps) {
  const clock = useClock();
  const warnings = scheduleWarnings(form.values, clock);
  const timezoneOptions = useMemo(() => timezoneChoices(), []);
  const isPossible = Object.keys(scheduleErrors(form.values)).length === 0;
  return (
    <FormSection title="Schedule" why="Local times at the venue.">
      <FieldRow>
        <EventField form={form} name="startDate" type="date" required />
        <EventTime form={form} name="startTime" hint={warnings.startTime} />
        <EventField form={form} name="endDate" type="date" />
        <EventTime form={form} name="endTime" hint={warnings.endTime} />
      </FieldRow>
      <Select
        label={eventLabels.timezone}
        options={timezoneOptions}
        hint={(isPossible && scheduleText(form.values, clock)) || undefined}
        {...form.choiceProps('timezone')}
      />
      <VisuallyHidden role="status">{Object.values(warnings).join(' ')}</VisuallyHidden>
    </FormSection>
  );
}

function TeamAndProduction({ form }: EventFieldsProps) {
  return (
    <FormSection title="Team & Production Details" why="Who runs it, and with what.">
      <EventField form={form} name="director" autoComplete="off" />
      <FieldRow>
        <EventField form={form} name="assistantDirector" />
        <EventField form={form} name="technicalDirector" />
        <EventField
          form={form}
          name="maxCastMembers"
          type="number"
          inputMode="numeric"
          min={MIN_CAST_MEMBERS}
        />
        <EventField form={form} name="budget" autoComplete="off" />
      </FieldRow>
      <TextArea label={eventLabels.notes} {...form.fieldProps('notes')} />
    </FormSection>
  );
}

/** Fields that a person fills in for an event, at its creation and in later edits. */
export function EventFields({ form }: EventFieldsProps) {
  return (
    <>
      <BasicInformation form={form} />
      <Schedule form={form} />
      <TeamAndProduction form={form} />
    </>
  );
}
