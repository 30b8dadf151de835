import { type ChangeEvent, useMemo, useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  FormActions,
  FormError,
  TextArea,
  TextField,
} from '@standby/shared-ui';
import { CSV_FILE_MAX_BYTES, decodeText, parseCsv } from '@standby/collections/csv';
import type { Cue } from '@standby/live-room/domain/cues/cue-schema';
import type { CueSheet } from '@standby/live-room/domain/cues/cue-sheet';
import { readSheetTable } from '@standby/live-room/domain/cues/sheet-table';
import { REFUSALS } from '@standby/live-room/domain/room/refusals';
import { FormFields, Hint } from '../../components/primitives/primitives';
import { LeaveOut, Problems } from './SheetPage.styles';
import type { Outcome } from './useSheet';

export interface ImportCuesProps {
  readonly open: boolean;
  readonly sheet: CueSheet;
  readonly newId: () => string;
  readonly onAdd: (cues: readonly Cue[]) => Outcome;
  readonly onClose: () => void;
}

/** Rows that are read out at once; the others are counted. */
const SHOWN_MAX = 20;

const cuesText = (count: number): string => (count === 1 ? '1 cue' : `${count} cues`);

/** Cues from rows that were copied in a spreadsheet, or from a CSV file. */
export default function ImportCues({ open, sheet, newId, onAdd, onClose }: ImportCuesProps) {
  const [written, setWritten] = useState('');
  const [leavesOut, setLeavesOut] = useState(false);
  const [error, setError] = useState<string>();

  const { departments, cues: present } = sheet;
  const csv = useMemo(() => parseCsv(written), [written]);
  const { cues, problems } = useMemo(
    () => readSheetTable({ ...csv, departments, present, newId }),
    [csv, departments, present, newId],
  );
  const canAdd = cues.length > 0 && (problems.length === 0 || leavesOut);

  const handleFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (!chosen) return;
    if (chosen.size > CSV_FILE_MAX_BYTES) {
      setError('The file is over 1 MB. Save the cues alone as CSV.');
      return;
    }
    try {
      setWritten(decodeText(new Uint8Array(await chosen.arrayBuffer())));
      setError(undefined);
    } catch {
      setError('The file could not be read. Choose it once more.');
    }
  };
  const add = () => {
    const outcome = onAdd(cues);
    if (outcome === 'done') onClose();
    else setError(REFUSALS[outcome]);
  };

  return (
    <Dialog open={open} onClose={onClose} title="Add cues from a table">
      <FormFields
        onSubmit={(event) => {
          event.preventDefault();
          if (canAdd) add();
        }}
      >
        <TextArea
          label="Rows"
          hint="Paste rows from a spreadsheet. Columns by their names, or in the order of the sheet."
          rows={6}
          value={written}
          spellCheck={false}
          onChange={({ target }) => setWritten(target.value)}
        />
        <TextField
          label="Or a CSV file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void handleFile(event)}
        />
        {written.trim() !== '' && (
          <Hint role="status">
            {`${cuesText(cues.length)} to add, ${problems.length} ${problems.length === 1 ? 'row' : 'rows'} with errors.`}
          </Hint>
        )}
        {problems.length > 0 && (
          <>
            <Problems role="list" aria-label="Rows with errors">
              {problems.slice(0, SHOWN_MAX).map(({ row, text }) => (
                <li key={row}>
                  <strong>{`Row ${row}`}</strong> {text}
                </li>
              ))}
              {problems.length > SHOWN_MAX && <li>{`And ${problems.length - SHOWN_MAX} more.`}</li>}
            </Problems>
            <LeaveOut>
              <Checkbox
                type="checkbox"
                checked={leavesOut}
                onChange={({ currentTarget }) => setLeavesOut(currentTarget.checked)}
              />
              Leave out the rows with errors
            </LeaveOut>
          </>
        )}
        <FormError title={error} />
        <FormActions>
          <Button type="submit" variant="primary" disabled={!canAdd}>
            {cues.length > 0 ? `Add ${cuesText(cues.length)}` : 'Add'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </FormFields>
    </Dialog>
  );
}
