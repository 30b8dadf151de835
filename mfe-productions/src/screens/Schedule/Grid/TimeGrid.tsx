import { useMemo, useRef, type ReactNode } from 'react';
import { useClock } from '@standby/shared-ui';
import type { Entry } from '../../../domain/schedule/entry';
import { daysOf } from '../../../domain/schedule/views';
import { dateOf, minutesOf, MINUTES_PER_HOUR, type Wall } from '../../../domain/schedule/wall';
import { timeText } from '../../../domain/schedule/words';
import type { Timezone } from '../../../domain/timezone';
import type { EntryMoves } from '../useEntryMoves';
import { DayColumn } from './DayColumn';
import type { EntryActions, EntryWords } from './EntryBlock';
import * as S from './TimeGrid.styles';
import { useDrag } from './useDrag';
import { useKeyMove } from './useKeyMove';

export interface GridProps {
  /** Entries at their stored times, or at the times to which they are being moved. */
  readonly entries: readonly Entry[];
  readonly dates: readonly string[];
  readonly timezone: Timezone;
  readonly now: Wall;
  readonly wordsOf: (entry: Entry) => EntryWords;
  /** Functions that change the schedule; undefined if the person may only read it. */
  readonly editing:
    | {
        readonly move: EntryMoves['move'];
        readonly onOpen: EntryActions['onOpen'];
        readonly onAdd: (at: Wall, trigger: HTMLElement | null) => void;
      }
    | undefined;
  readonly renderDayLink: (date: string, text: string) => ReactNode;
}

/** Hours that are always shown; most days of a theatre lie between them. */
const FIRST_HOUR = 9;
const LAST_HOUR = 24;

/** Returns the hours that some days need, including at least the usual ones. */
function hoursOf(entries: readonly Entry[], dates: readonly string[]) {
  let first = FIRST_HOUR;
  for (const { entries: ofDay, date } of daysOf(entries, dates)) {
    for (const { startAt } of ofDay) {
      const isBefore = dateOf(startAt) < date;
      const hour = (minutesOf(startAt) - minutesOf(`${date}T00:00`)) / MINUTES_PER_HOUR;
      first = Math.min(first, isBefore ? 0 : Math.floor(hour));
    }
  }
  return { firstHour: first, hours: LAST_HOUR - first };
}

const nothing = (): void => undefined;

/** Grid of several days side by side, with the entries at their times. */
export function TimeGrid(props: GridProps) {
  const { entries, dates, timezone, now, wordsOf, editing, renderDayLink } = props;
  const clock = useClock();
  const gridRef = useRef<HTMLDivElement>(null);
  const { firstHour, hours } = useMemo(() => hoursOf(entries, dates), [entries, dates]);
  const drag = useDrag({ gridRef, hours, timezone, onMove: editing?.move ?? nothing });
  const { dragged, handleStart, wasDrag } = drag;
  const shown = useMemo(() => {
    if (!dragged) return entries;
    return entries.map((entry) =>
      entry.id === dragged.id ? { ...entry, ...dragged.span } : entry,
    );
  }, [entries, dragged]);
  const days = useMemo(() => daysOf(shown, dates), [shown, dates]);

  const onMove = useKeyMove(gridRef, editing?.move);
  const actions = useMemo<EntryActions | undefined>(
    () =>
      editing && {
        timezone,
        onOpen: editing.onOpen,
        onMove,
        onDragStart: handleStart,
        wasDrag,
      },
    [editing, timezone, onMove, handleStart, wasDrag],
  );

  return (
    <S.Root
      ref={gridRef}
      style={{ '--days': dates.length, '--hours': hours }}
      onPointerMove={drag.handleMove}
      onPointerUp={drag.handleEnd}
      onPointerCancel={drag.handleCancel}
    >
      <S.Hours aria-hidden>
        {Array.from({ length: hours }, (_, hour) => (
          <span key={hour}>
            {timeText(`2000-01-01T${String(firstHour + hour).padStart(2, '0')}:00`, clock)}
          </span>
        ))}
      </S.Hours>
      {days.map((day) => (
        <DayColumn
          key={day.date}
          day={day}
          timezone={timezone}
          firstHour={firstHour}
          hours={hours}
          isWide={dates.length === 1}
          now={now}
          draggedId={dragged?.id}
          wordsOf={wordsOf}
          actions={actions}
          onAdd={editing?.onAdd ?? nothing}
          renderDayLink={renderDayLink}
        />
      ))}
    </S.Root>
  );
}
