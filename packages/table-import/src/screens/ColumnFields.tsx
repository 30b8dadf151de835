import type { ReactNode } from 'react';
import { Checkbox, ChoiceRow, Select } from '@standby/shared-ui';
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

/** Maximum number of hidden columns that are listed by name; the others are counted. */
const NAMES_MAX = 4;

function hiddenColumnsText(names: readonly string[]): string {
  if (names.length === 1) return `1 column is hidden (${names.join('')}): take it, too`;
  const listed = names.slice(0, NAMES_MAX).join(', ') + (names.length > NAMES_MAX ? ', …' : '');
  return `${names.length} columns are hidden (${listed}): take them, too`;
}

/** Value of the choice for a field without a column. */
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

/** Asks about the rows and columns that the program hides, which are left out otherwise. */
export function HiddenFields({
  opened,
  table,
}: Pick<ColumnFieldsProps<string>, 'opened' | 'table'>) {
  const { hiddenCount, hiddenColumns } = table;
  return (
    <>
      {hiddenCount > 0 && (
        <ChoiceRow>
          <Checkbox
            type="checkbox"
            checked={opened.takesHidden ?? false}
            onChange={({ currentTarget }) => opened.chooseHidden(currentTarget.checked)}
          />
          {hiddenCount === 1
            ? '1 row is hidden: take it, too'
            : `${hiddenCount} rows are hidden: take them, too`}
        </ChoiceRow>
      )}
      {hiddenColumns.length > 0 && (
        <ChoiceRow>
          <Checkbox
            type="checkbox"
            checked={opened.takesHiddenColumns ?? false}
            onChange={({ currentTarget }) => opened.chooseHiddenColumns(currentTarget.checked)}
          />
          {hiddenColumnsText(hiddenColumns)}
        </ChoiceRow>
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
      <Select
        label="Row that names the columns"
        value={table.header ? String(table.header.number) : NO_HEADER}
        onChange={(value) => opened.chooseHeader(value === NO_HEADER ? null : Number(value))}
        options={headerChoices(sheet)}
      />
      <HiddenFields opened={opened} table={table} />
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
