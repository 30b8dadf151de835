import { Printer } from 'lucide-react';
import { Button, Row, Select } from '@standby/shared-ui';
import { noteKindLabels, noteKinds, noteStateLabels, noteStates } from '../../domain/notes/note';
import type { NoteFilter } from '../../domain/notes/show-notes';

interface NoteFiltersProps {
  readonly filter: NoteFilter;
  readonly departments: readonly string[];
  readonly onChange: (filter: NoteFilter) => void;
}

const stateOptions = [
  { value: 'not-done', label: 'Not done' },
  ...noteStates.map((value) => ({ value, label: noteStateLabels[value] })),
  { value: 'all', label: 'All' },
] as const;

const kindOptions = [
  { value: 'all', label: 'All' },
  ...noteKinds.map((value) => ({ value, label: noteKindLabels[value] })),
] as const;

const ALL_DEPARTMENTS = 'all';

/** Filters of the notes, and the button that prints the list. */
export function NoteFilters({ filter, departments, onChange }: NoteFiltersProps) {
  return (
    <Row $gap={3}>
      <Select
        label="Status"
        labelInside
        options={stateOptions}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <Select
        label="Kind"
        labelInside
        options={kindOptions}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Select
        label="Department"
        labelInside
        options={[
          { value: ALL_DEPARTMENTS, label: 'All' },
          ...departments.map((name) => ({ value: `of ${name}`, label: name })),
        ]}
        value={filter.department === '' ? ALL_DEPARTMENTS : `of ${filter.department}`}
        onChange={(value) =>
          onChange({ ...filter, department: value === ALL_DEPARTMENTS ? '' : value.slice(3) })
        }
      />
      <Button icon={<Printer strokeWidth={1.5} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </Row>
  );
}
