import { type SubmitEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  ChoiceRow,
  FormActions,
  FormError,
  RadioGroup,
  Stack,
} from '@standby/shared-ui';
import { TableFileFields, TableNotices } from '@standby/table-import/screens';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';
import { TIMERS_MAX } from '@standby/live-room/domain/state/room-schema';
import { timersThatStay } from '@standby/live-room/domain/state/room-state';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { timersOf } from '../../../domain/rundown/rundown-import';
import { Nothing } from './ImportForm.styles';
import { ImportQuestions } from './ImportQuestions';
import { ImportSummary } from './ImportSummary';
import { useRundownImport } from './useRundownImport';

interface ImportFormProps {
  readonly onClose: () => void;
}

const PLACES = [
  { value: 'add', label: 'After the timers of the room' },
  { value: 'replace', label: 'In their place', description: 'A timer that runs stays.' },
];

/** Imports timers from a file: its columns, its errors, and one act. */
export function ImportForm({ onClose }: ImportFormProps) {
  const room = useRoom();
  const state = useRoomState();
  const importing = useRundownImport();
  const { opened, read, leavesOut } = importing;
  const [place, setPlace] = useState('add');
  const [error, setError] = useState<string>();

  const result = read?.result;
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
    const done = room.dispatch({ type: 'import-timers', timers, isReplacing });
    if (done.isDone) onClose();
    else setError(REFUSALS[done.refusal]);
  };

  return (
    <Stack $gap={5} as="form" onSubmit={handleSubmit}>
      <TableFileFields
        opened={opened}
        hint="CSV, Excel (.xlsx), OpenDocument (.ods) or PDF, one row for each timer. Durations as 90, 90:00 or 1:30:00."
      />
      {read && <TableNotices notices={read.notices} />}
      {read && <ImportQuestions importing={importing} read={read} />}
      {read && !read.isMapped && (
        <Nothing>Choose the columns of the name, and of the duration or the start.</Nothing>
      )}
      {result && <ImportSummary result={result} />}
      {hasProblems && count > 0 && (
        <ChoiceRow>
          <Checkbox
            type="checkbox"
            checked={leavesOut}
            onChange={({ currentTarget }) => importing.setLeavesOut(currentTarget.checked)}
          />
          Leave out the rows with errors
        </ChoiceRow>
      )}
      {result && <RadioGroup legend="Where" options={PLACES} value={place} onChange={setPlace} />}
      {isTooMany && (
        <FormError title={`That makes ${total} timers. A room can have at most ${TIMERS_MAX}.`} />
      )}
      <FormError title={error} />
      <FormActions>
        <Button type="submit" variant="primary" disabled={!canImport}>
          {count > 0 ? `Import ${count} ${count === 1 ? 'timer' : 'timers'}` : 'Import'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </Stack>
  );
}
