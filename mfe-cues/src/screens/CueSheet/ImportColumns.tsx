import { Select } from '@standby/shared-ui';
import { ColumnFields, ColumnGroup, HiddenFields } from '@standby/table-import/screens';
import { COLUMN_NAMES } from '@standby/live-room/domain/cues/cue-cells';
import type { Department } from '@standby/live-room/domain/state/cue-schema';
import type { TableField } from '@standby/live-room/domain/cues/import/columns';
import type { CueImport } from './useCueImport';

const FIELD_NAMES: Readonly<Record<TableField, string>> = {
  department: 'Department',
  ...COLUMN_NAMES,
  together: 'Called with the one above',
  time: 'Time, with follow',
  follow: 'Follow of the next cue',
};
const FORMATS = {
  eos: 'An export of Eos. Follow and hang times move to the cues that they start. Times, marks and other settings of the desk are not imported.',
  qlab: 'A cue list of QLab. Its continue modes are follows and hangs of the cues that they start; waits of cues without a number add up.',
} as const;
const LEFT_OUT = 'none';

interface ImportColumnsProps {
  readonly importing: CueImport;
  readonly departments: readonly Department[];
}

const optionsOf = (departments: readonly Department[]) =>
  departments.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }));

/** A department for each of several cue lists. Cues never move from one list to another. */
function ListDepartments({ importing, departments }: ImportColumnsProps) {
  return importing.table.lists.map(({ id, count }) => (
    <Select
      key={id}
      label={`Cue list ${id}, ${count === 1 ? '1 cue' : `${count} cues`}`}
      value={importing.listDepartments.get(id) ?? LEFT_OUT}
      onChange={(value) => importing.setListDepartment(id, value === LEFT_OUT ? null : value)}
      options={[{ value: LEFT_OUT, label: 'Left out' }, ...optionsOf(departments)]}
    />
  ));
}

/** Shows the guessed column of each field, for a person to correct. */
export function ImportColumns({ importing, departments }: ImportColumnsProps) {
  const { opened, source, table, department } = importing;
  const ofDepartment = (
    <Select
      label="Department of numbers without one"
      value={department ?? ''}
      placeholder="Choose a department"
      required
      onChange={importing.setDepartment}
      options={optionsOf(departments)}
    />
  );
  if (table.format !== 'table') {
    return (
      <ColumnGroup>
        <legend>Recognised</legend>
        <p>{FORMATS[table.format]}</p>
        <HiddenFields opened={opened} table={table.table} />
        {table.lists.length > 0 ? (
          <ListDepartments importing={importing} departments={departments} />
        ) : (
          ofDepartment
        )}
      </ColumnGroup>
    );
  }
  const ofColumns = table.departmentColumns.map(({ department: id }) => id);
  return (
    <>
      {ofColumns.length > 0 && (
        <p>{`Each department has a column of numbers: ${ofColumns.join(', ')}. Cues of one row are called together.`}</p>
      )}
      <ColumnFields
        opened={opened}
        sheet={source}
        table={table.table}
        mapping={table.mapping}
        names={FIELD_NAMES}
        required={ofColumns.length > 0 ? [] : ['cue']}
        onChange={importing.setMapping}
      >
        {table.mapping.department === null && ofColumns.length === 0 && ofDepartment}
      </ColumnFields>
    </>
  );
}
