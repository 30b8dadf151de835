import { FieldRow, FormSection, Select, TextArea, VisuallyHidden } from 'shared-ui';
import type { Form } from 'shared-ui/forms';
import { MIN_CAST_MEMBERS, type EventForm } from '../../domain/event-form';
import { scheduleErrors, scheduleText, scheduleWarnings } from '../../domain/schedule';
import { timezones } from '../../domain/timezone';
import { EventField } from './EventField';

interface EventFieldsProps {
  readonly form: Form<EventForm>;
}

const timezoneOptions = timezones.map((timezone) => ({ value: timezone, label: timezone }));

function BasicInformation({ form }: EventFieldsProps) {
  return (
    <FormSection title="Basic Information" why="What it is called and where it plays.">
      <EventField form={form} name="title" label="Title" required autoComplete="off" />
      <TextArea label="Description" rows={3} {...form.fieldProps('description')} />
      <EventField form={form} name="venue" label="Venue" required autoComplete="off" />
    </FormSection>
  );
}

function Schedule({ form }: EventFieldsProps) {
  const warnings = scheduleWarnings(form.values);
  const isPossible = Object.keys(scheduleErrors(form.values)).length === 0;
  return (
    <FormSection title="Schedule" why="Local times at the venue.">
      <FieldRow>
        <EventField form={form} name="startDate" label="Start Date" type="date" required />
        <EventField
          form={form}
          name="startTime"
          label="Start Time"
          type="time"
          hint={warnings.startTime}
        />
        <EventField form={form} name="endDate" label="End Date" type="date" />
        <EventField
          form={form}
          name="endTime"
          label="End Time"
          type="time"
          hint={warnings.endTime}
        />
      </FieldRow>
      <Select
        label="Timezone"
        options={timezoneOptions}
        hint={(isPossible && scheduleText(form.values)) || undefined}
        {...form.choiceProps('timezone')}
      />
      <VisuallyHidden role="status">{Object.values(warnings).join(' ')}</VisuallyHidden>
    </FormSection>
  );
}

function TeamAndProduction({ form }: EventFieldsProps) {
  return (
    <FormSection title="Team & Production Details" why="Who runs it, and with what.">
      <EventField form={form} name="director" label="Director" autoComplete="off" />
      <FieldRow>
        <EventField form={form} name="assistantDirector" label="Assistant Director" />
        <EventField form={form} name="technicalDirector" label="Technical Director" />
        <EventField
          form={form}
          name="maxCastMembers"
          label="Expected Cast Size"
          type="number"
          inputMode="numeric"
          min={MIN_CAST_MEMBERS}
        />
        <EventField form={form} name="budget" label="Budget" autoComplete="off" />
      </FieldRow>
      <TextArea label="Notes" {...form.fieldProps('notes')} />
    </FormSection>
  );
}

/** All that a person says about an event, at its creation and in later edits. */
export function EventFields({ form }: EventFieldsProps) {
  return (
    <>
      <BasicInformation form={form} />
      <Schedule form={form} />
      <TeamAndProduction form={form} />
    </>
  );
}
