import { Checkbox, ChoiceRow, RadioGroup } from '@standby/shared-ui';
import { ColumnFields } from '@standby/table-import/screens';
import type { DurationReading } from '../../../domain/rundown/duration-text';
import type { ImportField } from '../../../domain/rundown/rundown-columns';
import type { RundownImport } from './useRundownImport';

const LABELS: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  duration: 'Duration',
  trigger: 'Trigger or start',
  end: 'End',
  color: 'Colour',
  note: 'Note',
  own: 'On its own',
};

const READINGS = [
  { value: 'minutes', label: 'Minutes and seconds' },
  { value: 'hours', label: 'Hours and minutes' },
] as const satisfies readonly { value: DurationReading; label: string }[];

interface ImportQuestionsProps {
  readonly importing: RundownImport;
  readonly read: NonNullable<RundownImport['read']>;
}

/** Questions about the columns, the reading of durations, and the headings. */
export function ImportQuestions({ importing, read }: ImportQuestionsProps) {
  const headingCount = read.result?.headings.length ?? 0;
  return (
    <>
      <ColumnFields
        opened={importing.opened}
        sheet={read.sheet}
        table={read.table}
        mapping={read.mapping}
        names={LABELS}
        required={read.mapping.trigger === null ? ['name', 'duration'] : ['name']}
        onChange={importing.setMapping}
      />
      {read.hasAmbiguous && (
        <RadioGroup
          legend="Durations such as 3:30 are"
          options={READINGS}
          value={read.reading}
          onChange={(value) => importing.setReading(value === 'hours' ? 'hours' : 'minutes')}
        />
      )}
      {headingCount > 0 && (
        <ChoiceRow>
          <Checkbox
            type="checkbox"
            checked={importing.notesHeadings}
            onChange={({ currentTarget }) => importing.setNotesHeadings(currentTarget.checked)}
          />
          {`Write ${headingCount === 1 ? 'the heading' : `the ${headingCount} headings`} into the notes of the timers below`}
        </ChoiceRow>
      )}
    </>
  );
}
