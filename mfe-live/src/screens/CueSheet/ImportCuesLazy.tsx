import {
  Button,
  Dialog,
  FormActions,
  FormError,
  Select,
  TextArea,
  TextField,
} from '@standby/shared-ui';
import type { CueChange } from '@standby/live-room/domain/cues/cue-changes';
import type { CueSheet } from '@standby/live-room/domain/cues/cue-sheet';
import { REFUSALS } from '@standby/live-room/domain/room/refusals';
import { FormFields, Hint } from '../../components/primitives/primitives';
import { ImportColumns } from './ImportColumns';
import { MergeList } from './MergeList';
import { Problems } from './SheetPage.styles';
import { useCueImport } from './useCueImport';
import type { Outcome } from './useSheet';

export interface ImportCuesProps {
  readonly open: boolean;
  readonly sheet: CueSheet;
  readonly newId: () => string;
  readonly onChange: (changes: readonly CueChange[]) => Outcome;
  readonly onClose: () => void;
}

/** Rows that are read out at once; the others are counted. */
const SHOWN_MAX = 20;

const amount = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;

/** Cues from a file, or from rows that were copied in a spreadsheet: merged into the sheet as far as it is accepted. */
export default function ImportCues({ open, sheet, newId, onChange, onClose }: ImportCuesProps) {
  const importing = useCueImport(sheet, newId);
  const { table, mapping, read, merge, choice, workbook } = importing;
  const { added, changed, gone, sameCount } = merge;
  const taken =
    added.filter(({ row }) => !choice.left.has(String(row))).length +
    changed.filter(({ cue }) => !choice.left.has(cue.id)).length +
    gone.filter(({ id }) => choice.removed.has(id)).length;
  const hasRows = table.lines.length > 0;
  const wrong = [...read.problems, ...table.leftOut].toSorted((one, other) => one.row - other.row);

  const handleSubmit = () => {
    const outcome = onChange(importing.changes());
    if (outcome === 'done') onClose();
    else importing.setError(REFUSALS[outcome]);
  };

  return (
    <Dialog open={open} onClose={onClose} size="large" title="Import cues" keepOnOutsidePress>
      <FormFields
        onSubmit={(event) => {
          event.preventDefault();
          if (taken > 0) handleSubmit();
        }}
      >
        <TextField
          label="File"
          hint="CSV or Excel (.xlsx), also as Eos and QLab export it."
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={importing.chooseFile}
        />
        {workbook && workbook.sheets.length > 1 && (
          <Select
            label="Sheet of the workbook"
            value={workbook.sheet}
            onChange={importing.chooseSheet}
            options={workbook.sheets.map((name) => ({ value: name, label: name }))}
          />
        )}
        <TextArea
          label="Or rows"
          hint="Paste rows that were copied in a spreadsheet."
          rows={3}
          value={importing.written}
          spellCheck={false}
          onChange={({ target }) => importing.write(target.value)}
        />
        {hasRows && <ImportColumns importing={importing} departments={sheet.departments} />}
        {hasRows && (
          <Hint role="status">
            {mapping.cue === null
              ? 'Choose the column of the cue’s number.'
              : `${added.length} new, ${changed.length} changed, ${sameCount} the same, ${gone.length} not in the table. ${amount(read.problems.length, 'row')} with errors.`}
          </Hint>
        )}
        {wrong.length > 0 && (
          <Problems role="list" aria-label="Rows that are left out">
            {wrong.slice(0, SHOWN_MAX).map(({ row, text }) => (
              <li key={row}>
                <strong>{`Row ${row}`}</strong> {text}
              </li>
            ))}
            {wrong.length > SHOWN_MAX && <li>{`And ${wrong.length - SHOWN_MAX} more.`}</li>}
          </Problems>
        )}
        {hasRows && <MergeList merge={merge} choice={choice} onChange={importing.setChoice} />}
        <FormError title={importing.error} />
        <FormActions>
          <Button type="submit" variant="primary" disabled={taken === 0}>
            {taken > 0 ? `Import ${amount(taken, 'cue')}` : 'Import'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </FormFields>
    </Dialog>
  );
}
