import { Stack, StatusBadge } from '@standby/shared-ui';
import { lossesOf } from '@standby/table-import';
import { RowNotes } from '@standby/table-import/screens';
import type { ImportResult } from '../../../domain/rundown/rundown-import';
import { formatDuration } from '@standby/live-room/domain/timer/timer-form';
import { Preview } from './ImportForm.styles';

/** Maximum number of items per list. More would push the button out of view. */
const SHOWN_MAX = 5;

function amount(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

function moreText(count: number): string | undefined {
  return count > SHOWN_MAX ? `and ${count - SHOWN_MAX} more` : undefined;
}

/** The timers that the file would add, and the problems of each row. */
export function ImportSummary({
  result: { items, problems, headings, leftOut },
}: {
  readonly result: ImportResult;
}) {
  const moreItems = moreText(items.length);
  return (
    <Stack $gap={3} role="status">
      <p>
        <StatusBadge tone={items.length > 0 ? 'go' : 'neutral'}>
          {amount(items.length, 'timer')}
        </StatusBadge>{' '}
        {problems.length > 0 && (
          <StatusBadge tone="stop">{amount(problems.length, 'error')}</StatusBadge>
        )}
      </p>
      <RowNotes label="Errors" notes={problems} />
      <RowNotes label="Rows that are left out" notes={leftOut} />
      {headings.length > 0 && (
        <p>{`Headings, which are not timers: ${headings.map(({ text }) => text).join(', ')}.`}</p>
      )}
      <RowNotes label="Rows with lost data" notes={lossesOf(items)} />
      {items.length > 0 && (
        <Preview role="list" aria-label="Timers">
          {items.slice(0, SHOWN_MAX).map(({ row, name, durationMs }) => (
            <li key={row}>
              <span>{name}</span> <span>{formatDuration(durationMs)}</span>
            </li>
          ))}
          {moreItems && <li>{moreItems}</li>}
        </Preview>
      )}
    </Stack>
  );
}
