import { Plus, TriangleAlert } from 'lucide-react';
import { memo, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { IconButton, VisuallyHidden, useClock } from '@standby/shared-ui';
import { truncateForList } from '@standby/shared-ui/text';
import { PlainList } from '../../../components/PlainList.styles';
import { titleOf, type Entry } from '../../../domain/schedule/entry';
import { daysOf, type Day } from '../../../domain/schedule/views';
import { dayText, timeText } from '../../../domain/schedule/words';
import { MOVE_KEYS, spanAfterKey } from './grid-keys';
import { DayHeading } from './DayHeading';
import * as S from './MonthGrid.styles';
import type { GridProps } from './TimeGrid';
import { useKeyMove } from './useKeyMove';

interface MonthEntryProps extends Pick<GridProps, 'timezone' | 'editing'> {
  readonly entry: Entry;
  readonly hasConflict: boolean;
}

const MonthEntry = memo(function MonthEntry(props: MonthEntryProps) {
  const clock = useClock();
  const { entry, hasConflict, timezone, editing } = props;
  const words = (
    <>
      {hasConflict && <TriangleAlert strokeWidth={1.5} aria-hidden />}
      {entry.kind !== 'day-off' && `${timeText(entry.startAt, clock)} `}
      {truncateForList(titleOf(entry))}
      {hasConflict && <VisuallyHidden> does not fit</VisuallyHidden>}
    </>
  );

  const handleKeyDown = (event: KeyboardEvent): void => {
    const span = spanAfterKey(entry, event, { timezone, isMonth: true });
    if (!span) return;
    event.preventDefault();
    editing?.move(entry, span);
  };

  return (
    <S.Entry data-kind={entry.kind}>
      {editing ? (
        <button
          type="button"
          data-entry={entry.id}
          aria-haspopup="dialog"
          aria-keyshortcuts={MOVE_KEYS}
          onKeyDown={handleKeyDown}
          onClick={({ currentTarget }) => editing.onOpen(entry, currentTarget)}
        >
          {words}
        </button>
      ) : (
        <div>{words}</div>
      )}
    </S.Entry>
  );
});

interface MonthDayProps extends Pick<
  GridProps,
  'timezone' | 'editing' | 'renderDayLink' | 'wordsOf' | 'now'
> {
  readonly day: Day;
  readonly month: string;
}

/** Time at which a new entry of a day begins. */
const FIRST_SLOT = '10:00';

function MonthDay({ day, month, now, editing, renderDayLink, wordsOf, timezone }: MonthDayProps) {
  const { date } = day;
  const id = useId();
  const all = [...day.daysOff, ...day.entries];
  const isToday = now.startsWith(date);
  return (
    <S.Day
      aria-labelledby={id}
      data-today={isToday || undefined}
      data-outside={!date.startsWith(month) || undefined}
      data-empty={all.length === 0 || undefined}
    >
      <DayHeading id={id} date={date} isToday={isToday} renderDayLink={renderDayLink}>
        {editing && (
          <IconButton
            label={`Add an entry on ${dayText(date)}`}
            data-print="hide"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => editing.onAdd(`${date}T${FIRST_SLOT}`, currentTarget)}
          >
            <Plus strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </DayHeading>
      {all.length > 0 && (
        <PlainList>
          {all.map((entry) => (
            <MonthEntry
              key={entry.id}
              entry={entry}
              hasConflict={wordsOf(entry).conflicts.length > 0}
              timezone={timezone}
              editing={editing}
            />
          ))}
        </PlainList>
      )}
    </S.Day>
  );
}

interface MonthGridProps extends GridProps {
  /** Month to show, such as `2025-01`; the grid also shows some days of the neighbouring months. */
  readonly month: string;
}

/** Grid of a month by weeks. */
export function MonthGrid({ entries, dates, editing, ...rest }: MonthGridProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const move = useKeyMove(gridRef, editing?.move);
  const byKeys = useMemo(() => editing && { ...editing, move }, [editing, move]);
  return (
    <S.Root ref={gridRef}>
      {daysOf(entries, dates).map((day) => (
        <MonthDay key={day.date} day={day} editing={byKeys} {...rest} />
      ))}
    </S.Root>
  );
}
