import { Button, Dialog, FormActions, FormError, Stack, TextArea } from '@standby/shared-ui';
import { lossesOf } from '@standby/table-import';
import { RowNotes, TableFileFields, TableNotices } from '@standby/table-import/screens';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import { cueName, type CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { Counts } from './Import.styles';
import { ImportColumns } from './ImportColumns';
import { MergeList } from './MergeList';
import { useCueImport } from './useCueImport';
import type { Outcome } from './useSheet';

interface ImportCuesProps {
  readonly open: boolean;
  readonly sheet: CueSheet;
  readonly newId: () => string;
  readonly onChange: (changes: readonly CueChange[]) => Outcome;
  readonly onClose: () => void;
}

/**
 * Number of rows with problems from which one message says that the input is not a table. Fewer
 * rows are reported one by one.
 */
const ROWS_OF_NO_TABLE = 3;

const amount = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;

/**
 * Imports cues from a file or from copied spreadsheet rows, and merges the accepted ones into the
 * sheet.
 */
export function ImportCues({ open, sheet, newId, onChange, onClose }: ImportCuesProps) {
  const importing = useCueImport(sheet, newId);
  const { opened, table, read, merge, choice } = importing;
  const { added, changed, gone, sameCount } = merge;
  const taken =
    added.filter(({ row, cue }) => !choice.left.has(`${row} ${cue.department}`)).length +
    changed.filter(({ cue }) => !choice.left.has(cue.id)).length +
    gone.filter(({ id }) => choice.removed.has(id)).length;
  const hasRows = opened.sheet !== undefined;
  const hasNumbers = table.mapping.cue !== null || table.departmentColumns.length > 0;
  const isNoTable =
    table.format === 'table' &&
    importing.department !== undefined &&
    read.cues.length === 0 &&
    read.problems.length >= ROWS_OF_NO_TABLE;
  const shown = new Set([...added, ...changed].map(({ row }) => row));
  // The lists below do not contain cues that stay the same.
  const same = read.cues.filter(({ row }) => !shown.has(row));
  const lostOfSame = lossesOf(
    same.map(({ row, cue, notices }) => ({ row, name: cueName(cue), notices })),
  );

  const handleSubmit = () => {
    const outcome = onChange(importing.changes());
    if (outcome === 'done') onClose();
    else importing.setError(REFUSALS[outcome]);
  };

  return (
    <Dialog open={open} onClose={onClose} size="large" title="Import cues" keepOnOutsidePress>
      <Stack
        as="form"
        $gap={5}
        onSubmit={(event) => {
          event.preventDefault();
          if (taken > 0) handleSubmit();
        }}
      >
        <TableFileFields
          opened={{ ...opened, open: importing.openFile }}
          hint="CSV, Excel (.xlsx), OpenDocument (.ods) or PDF, also as Eos and QLab export it."
          error={
            isNoTable
              ? 'No row holds a cue: this is not a table of cues, or its columns are others than those below.'
              : undefined
          }
        />
        <TextArea
          label="Or rows"
          hint="Paste rows that were copied in a spreadsheet."
          rows={3}
          value={importing.written}
          spellCheck={false}
          onChange={({ target }) => importing.write(target.value)}
        />
        <TableNotices notices={table.notices} />
        {hasRows && <ImportColumns importing={importing} departments={sheet.departments} />}
        {hasRows && (
          <Counts role="status">
            {table.format === 'table' && !hasNumbers
              ? 'Choose the column of the cue’s number.'
              : `${added.length} new, ${changed.length} changed, ${sameCount} the same, ${gone.length} not in the table. ${amount(read.problems.length, 'row')} with errors.`}
          </Counts>
        )}
        {!isNoTable && (
          <RowNotes label="Rows that are left out" notes={[...read.problems, ...table.leftOut]} />
        )}
        <RowNotes label="Rows with lost data" notes={lostOfSame} />
        {hasRows && <MergeList merge={merge} choice={choice} onChange={importing.setChoice} />}
        <FormError title={importing.error} />
        <FormActions>
          <Button type="submit" variant="primary" disabled={taken === 0}>
            {taken > 0 ? `Import ${amount(taken, 'cue')}` : 'Import'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
