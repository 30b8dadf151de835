import { Checkbox, Select } from '@standby/shared-ui';
import {
  IMPORT_FIELDS,
  type ImportField,
  type Mapping,
  type Rows,
} from '@standby/live-room/domain/rundown/rundown-import';
import { Columns, Fieldset } from './ImportForm.styles';
import { Choice } from './Rundown.styles';

const LABELS: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  duration: 'Duration',
  color: 'Colour',
  note: 'Note',
  trigger: 'Trigger',
  own: 'On its own',
};

const REQUIRED: ReadonlySet<ImportField> = new Set(['name', 'duration']);
const NONE = 'none';
const SAMPLE_MAX = 24;

interface ImportMappingProps {
  readonly rows: Rows;
  readonly hasHeader: boolean;
  readonly mapping: Mapping;
  readonly onHeaderChange: (isThere: boolean) => void;
  readonly onMappingChange: (mapping: Mapping) => void;
}

/** What a column is called: its header, or its number with what is in it. */
function columnLabel(cell: string, column: number, isHeader: boolean): string {
  const text = cell.trim().slice(0, SAMPLE_MAX);
  if (text === '') return `Column ${column + 1}`;
  return isHeader ? text : `Column ${column + 1}: ${text}`;
}

/** Which column holds what. */
export function ImportMapping(props: ImportMappingProps) {
  const { rows, hasHeader, mapping, onHeaderChange, onMappingChange } = props;
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const columns = Array.from({ length: width }, (_, column) => ({
    value: String(column),
    label: columnLabel(rows[0]?.[column] ?? '', column, hasHeader),
  }));
  return (
    <Fieldset>
      <legend>Columns of the file</legend>
      <Choice>
        <Checkbox
          type="checkbox"
          checked={hasHeader}
          onChange={(event) => onHeaderChange(event.currentTarget.checked)}
        />
        The first row names the columns
      </Choice>
      <Columns>
        {IMPORT_FIELDS.map((field) => (
          <Select
            key={field}
            label={LABELS[field]}
            required={REQUIRED.has(field)}
            placeholder="Choose a column"
            value={valueOf(mapping[field], REQUIRED.has(field))}
            onChange={(value) =>
              onMappingChange({ ...mapping, [field]: value === NONE ? null : Number(value) })
            }
            options={
              REQUIRED.has(field)
                ? columns
                : [{ value: NONE, label: 'Not in the file' }, ...columns]
            }
          />
        ))}
      </Columns>
    </Fieldset>
  );
}

function valueOf(column: number | null, isRequired: boolean): string {
  if (column !== null) return String(column);
  return isRequired ? '' : NONE;
}
