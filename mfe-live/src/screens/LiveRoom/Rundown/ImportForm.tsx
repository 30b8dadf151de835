import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  FormActions,
  FormError,
  RadioGroup,
  TextField,
} from '@standby/shared-ui';
import { useRoom, useRoomState } from '../../../components/room-context/room-context';
import { CSV_FILE_MAX_BYTES, decodeText, type ParsedCsv, parseCsv } from '@standby/collections/csv';
import { TIMERS_MAX } from '@standby/live-room/domain/room/room-schema';
import { timersThatStay } from '@standby/live-room/domain/room/room-state';
import { REFUSALS } from '@standby/live-room/domain/room/rules';
import {
  guessMapping,
  hasHeader,
  importRows,
  type Mapping,
  timersOf,
} from '@standby/live-room/domain/rundown/rundown-import';
import { useController } from '../controller-context';
import { Form, Nothing } from './ImportForm.styles';
import { ImportMapping } from './ImportMapping';
import { ImportSummary } from './ImportSummary';
import { Choice } from './Rundown.styles';

interface ImportFormProps {
  readonly onClose: () => void;
}

interface OpenedFile {
  readonly csv: ParsedCsv;
  readonly hasHeader: boolean;
  readonly mapping: Mapping;
}

function opened(csv: ParsedCsv, isHeaderThere: boolean): OpenedFile {
  return { csv, hasHeader: isHeaderThere, mapping: guessMapping(csv.rows, isHeaderThere) };
}

const PLACES = [
  { value: 'add', label: 'After the timers of the room' },
  { value: 'replace', label: 'In their place', description: 'A timer that runs stays.' },
];

/** From a CSV file to timers: the file, its columns, its errors, and one act. */
export function ImportForm({ onClose }: ImportFormProps) {
  const room = useRoom();
  const state = useRoomState();
  const { acts } = useController();
  const [file, setFile] = useState<OpenedFile>();
  const [leavesOut, setLeavesOut] = useState(false);
  const [place, setPlace] = useState('add');
  const [error, setError] = useState<string>();

  async function read(chosen: File): Promise<void> {
    if (chosen.size > CSV_FILE_MAX_BYTES) {
      setFile(undefined);
      setError('The file is over 1 MB. Save the rundown alone as CSV.');
      return;
    }
    const csv = parseCsv(decodeText(new Uint8Array(await chosen.arrayBuffer())));
    const isEmpty = csv.rows.every((cells) => cells.every((cell) => cell.trim() === ''));
    setError(isEmpty ? 'The file is empty.' : undefined);
    setFile(isEmpty ? undefined : opened(csv, hasHeader(csv.rows)));
    setLeavesOut(false);
  }

  const handleFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (!chosen) return;
    read(chosen).catch(() => setError('The file could not be read. Choose it once more.'));
  };

  const isMapped = file && file.mapping.name !== null && file.mapping.duration !== null;
  const result = isMapped
    ? importRows(file.csv.rows, { ...file, brokenRows: file.csv.brokenRows })
    : undefined;
  const isReplacing = place === 'replace';
  const count = result?.items.length ?? 0;
  const total = timersThatStay(state, isReplacing).length + count;
  const isTooMany = total > TIMERS_MAX;
  const hasProblems = (result?.problems.length ?? 0) > 0;
  const canImport = count > 0 && !isTooMany && (!hasProblems || leavesOut);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!result || !canImport) return;
    const timers = timersOf(result.items, () => room.newId());
    const done = acts.importTimers(timers, isReplacing);
    if (done.isDone) onClose();
    else setError(REFUSALS[done.refusal]);
  };

  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="CSV file"
        hint="One row a timer, with commas, semicolons or tabs. Durations as 90, 90:00 or 1:30:00."
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={handleFile}
      />
      {file && (
        <ImportMapping
          rows={file.csv.rows}
          hasHeader={file.hasHeader}
          mapping={file.mapping}
          onHeaderChange={(isThere) => setFile(opened(file.csv, isThere))}
          onMappingChange={(mapping) => setFile({ ...file, mapping })}
        />
      )}
      {file && !isMapped && <Nothing>Choose the columns of the name and the duration.</Nothing>}
      {result && <ImportSummary result={result} />}
      {hasProblems && count > 0 && (
        <Choice>
          <Checkbox
            type="checkbox"
            checked={leavesOut}
            onChange={(event) => setLeavesOut(event.currentTarget.checked)}
          />
          Leave out the rows with errors
        </Choice>
      )}
      {result && <RadioGroup legend="Where" options={PLACES} value={place} onChange={setPlace} />}
      {isTooMany && (
        <FormError title={`That makes ${total} timers. A room has ${TIMERS_MAX} at most.`} />
      )}
      <FormError title={error} />
      <FormActions>
        <Button type="submit" variant="primary" disabled={!canImport}>
          {count > 0 ? `Import ${count} ${count === 1 ? 'timer' : 'timers'}` : 'Import'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </Form>
  );
}
