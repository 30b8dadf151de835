import type { ReactNode } from 'react';
import { Checkbox, Select } from '@standby/shared-ui';
import {
  type Choice,
  columnChoices,
  headerChoices,
  type Mapping,
  NO_HEADER,
  type Sheet,
  type Table,
} from '../table';
import * as S from './screens.styles';
import type { OpenedTable } from './useTableFile';

/** A column that is not in the table. */
const NOWHERE = 'none';

interface ColumnFieldsProps<Field extends string> {
  readonly opened: OpenedTable;
  readonly sheet: Sheet;
  readonly table: Table;
  readonly mapping: Mapping<Field>;
  /** Names of the fields on the screen. */
  readonly names: Readonly<Record<Field, string>>;
  readonly required: readonly Field[];
  readonly onChange: (mapping: Mapping<Field>) => void;
  /** Further questions about the columns. */
  readonly children?: ReactNode;
}

function HeaderFields({
  opened,
  sheet,
  table,
}: Pick<ColumnFieldsProps<string>, 'opened' | 'sheet' | 'table'>) {
  const { header, hiddenCount } = table;
  return (
    <>
      <Select
        label="Row that names the columns"
        value={header ? String(header.number) : NO_HEADER}
        onChange={(value) => opened.chooseHeader(value === NO_HEADER ? null : Number(value))}
        options={headerChoices(sheet)}
      />
      {hiddenCount > 0 && (
        <S.Choice>
          <Checkbox
            type="checkbox"
            checked={opened.takesHidden ?? false}
            onChange={({ currentTarget }) => opened.chooseHidden(currentTarget.checked)}
          />
          {hiddenCount === 1
            ? '1 row is hidden: take it, too'
            : `${hiddenCount} rows are hidden: take them, too`}
        </S.Choice>
      )}
    </>
  );
}

function optionsFor(columns: readonly Choice[], isRequired: boolean): readonly Choice[] {
  return isRequired ? columns : [{ value: NOWHERE, label: 'Not in the table' }, ...columns];
}

/** Shows the guessed header and the guessed column of each field, which a person may correct. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { opened, sheet, table, mapping, names, required, onChange, children } = props;
  const columns = columnChoices(table);
  // The names have each field, and no other key.
  const fields = Object.keys(names) as Field[];
  return (
    <S.Group>
      <legend>Columns</legend>
      <HeaderFields opened={opened} sheet={sheet} table={table} />
      <S.Columns>
        {fields.map((field) => {
          const place = mapping[field];
          const isRequired = required.includes(field);
          return (
            <Select
              key={field}
              label={names[field]}
              required={isRequired}
              placeholder="Choose a column"
              value={place === null ? (isRequired ? '' : NOWHERE) : String(place)}
              onChange={(value) =>
                onChange({ ...mapping, [field]: value === NOWHERE ? null : Number(value) })
              }
              options={optionsFor(columns, isRequired)}
            />
          );
        })}
        {children}
      </S.Columns>
    </S.Group>
  );
}
