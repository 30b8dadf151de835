import { Checkbox, Select } from '@standby/shared-ui';
import { COLUMN_NAMES } from '@standby/live-room/domain/cues/cue-cells';
import type { Department } from '@standby/live-room/domain/cues/cue-schema';
import { TABLE_FIELDS, type TableField } from '@standby/live-room/domain/cues/table-layout';
import { Choice, Columns, Group } from './Import.styles';
import type { CueImport } from './useCueImport';

const FIELD_NAMES: Readonly<Record<TableField, string>> = {
  ...COLUMN_NAMES,
  department: 'Department',
  together: 'Called with the one above',
};
const FORMATS = {
  eos: 'An export of Eos. Its follow and hang times are those of the cues that they start.',
  qlab: 'A cue list of QLab. Its continue modes are follows and hangs of the cues that they start.',
} as const;
const NONE = 'none';
const SAMPLE_MAX = 24;

interface ImportColumnsProps {
  readonly importing: CueImport;
  readonly departments: readonly Department[];
}

/** What a column is called: its header, or its number with what is in it. */
function columnLabel(cell: string, column: number, isHeader: boolean): string {
  const text = cell.trim().slice(0, SAMPLE_MAX);
  if (text === '') return `Column ${column + 1}`;
  return isHeader ? text : `Column ${column + 1}: ${text}`;
}

/** Which column holds what, as it was guessed and may be corrected. */
export function ImportColumns({ importing, departments }: ImportColumnsProps) {
  const { table, mapping, department } = importing;
  const { header, lines } = table;
  const width = lines.reduce(
    (most, { cells }) => Math.max(most, cells.length),
    header?.length ?? 0,
  );
  const columns = Array.from({ length: width }, (_, column) => ({
    value: String(column),
    label: columnLabel((header ?? lines[0]?.cells)?.[column] ?? '', column, header !== null),
  }));
  const ofDepartment = mapping.department === null && (
    <Select
      label="Department of numbers without one"
      value={department}
      onChange={importing.setDepartment}
      options={departments.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
    />
  );
  if (table.format !== 'table') {
    return (
      <Group>
        <legend>Recognised</legend>
        <p>{FORMATS[table.format]}</p>
        {ofDepartment}
      </Group>
    );
  }
  return (
    <Group>
      <legend>Columns</legend>
      <Choice>
        <Checkbox
          type="checkbox"
          checked={header !== null}
          onChange={({ currentTarget }) => importing.setHeader(currentTarget.checked)}
        />
        The first row names the columns
      </Choice>
      <Columns>
        {TABLE_FIELDS.map((field) => {
          const place = mapping[field];
          const isRequired = field === 'cue';
          return (
            <Select
              key={field}
              label={FIELD_NAMES[field]}
              required={isRequired}
              placeholder="Choose a column"
              value={place === null ? (isRequired ? '' : NONE) : String(place)}
              onChange={(value) =>
                importing.setMapping({ ...mapping, [field]: value === NONE ? null : Number(value) })
              }
              options={
                isRequired ? columns : [{ value: NONE, label: 'Not in the table' }, ...columns]
              }
            />
          );
        })}
        {ofDepartment}
      </Columns>
    </Group>
  );
}
