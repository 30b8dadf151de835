import { Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton, useClock } from '@standby/shared-ui';
import { PlainList } from '../../../components/PlainList.styles';
import { titleOf, type Entry } from '../../../domain/schedule/entry';
import { segmentsOf, type Day } from '../../../domain/schedule/views';
import {
  minutesOf,
  MINUTES_PER_HOUR,
  timeOf,
  wallOf,
  type Wall,
} from '../../../domain/schedule/wall';
import { dayText, timeText } from '../../../domain/schedule/words';
import { clockChangeOn } from '../../../domain/schedule/zoned';
import type { Timezone } from '../../../domain/timezone';
import { EntryBlock, type EntryActions, type EntryWords } from './EntryBlock';
import { DayHeading } from './DayHeading';
import * as S from './TimeGrid.styles';

interface DayColumnProps {
  readonly day: Day;
  readonly timezone: Timezone;
  /** First hour of the grid, and the number of its hours. */
  readonly firstHour: number;
  readonly hours: number;
  readonly isWide: boolean;
  readonly now: Wall;
  readonly draggedId: string | undefined;
  readonly wordsOf: (entry: Entry) => EntryWords;
  readonly actions: EntryActions | undefined;
  readonly onAdd: (at: Wall, trigger: HTMLElement | null) => void;
  /** Renders a link that shows one day. */
  readonly renderDayLink: (date: string, text: string) => React.ReactNode;
}

/** Hour at which a new entry begins by default. */
const FIRST_SLOT_HOUR = 10;
const SLOT_MINUTES = 30;

const SLOT_KEYS: Readonly<Record<string, number>> = {
  ArrowUp: -SLOT_MINUTES,
  ArrowDown: SLOT_MINUTES,
};

const hoursOf = (wall: Wall): number =>
  (minutesOf(wall) - minutesOf(`${wall.slice(0, 10)}T00:00`)) / MINUTES_PER_HOUR;

function changeText(date: string, timezone: Timezone): string {
  const minutes = clockChangeOn(date, timezone);
  if (minutes === 0) return '';
  return minutes < 0 ? 'Clocks go forward: 23 hours.' : 'Clocks go back: 25 hours.';
}

function DaysOff({ day, actions }: Pick<DayColumnProps, 'day' | 'actions'>) {
  return day.daysOff.map((entry) => (
    <S.DayOff key={entry.id}>
      {actions ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => actions.onOpen(entry, currentTarget)}
        >
          {titleOf(entry)}
        </button>
      ) : (
        titleOf(entry)
      )}
    </S.DayOff>
  ));
}

/** Column of a day: its head, and its entries at their times. */
export function DayColumn(props: DayColumnProps) {
  const { day, timezone, firstHour, hours, isWide, now, draggedId, wordsOf, actions } = props;
  const { onAdd, renderDayLink } = props;
  const { date } = day;
  const id = useId();
  const [slot, setSlot] = useState<number>();
  const midnight = minutesOf(`${date}T00:00`);
  const slotWall = wallOf(midnight + (slot ?? FIRST_SLOT_HOUR * MINUTES_PER_HOUR));
  const slotText = timeText(slotWall, useClock());
  const isToday = now.startsWith(date);
  const change = changeText(date, timezone);

  const handleSlotKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = SLOT_KEYS[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    const [least, most] = [firstHour, firstHour + hours].map((hour) => hour * MINUTES_PER_HOUR);
    const next = (slot ?? FIRST_SLOT_HOUR * MINUTES_PER_HOUR) + step;
    setSlot(Math.min(Math.max(next, least ?? 0), (most ?? 0) - SLOT_MINUTES));
  };

  const handleTrackClick = (event: MouseEvent<HTMLElement>): void => {
    // A click on an entry belongs to that entry.
    if (!actions || event.target !== event.currentTarget || actions.wasDrag()) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minutes = ((event.clientY - top) / height) * hours * MINUTES_PER_HOUR;
    const snapped = Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES;
    onAdd(wallOf(midnight + firstHour * MINUTES_PER_HOUR + snapped), null);
  };

  return (
    <S.Day aria-labelledby={id} data-today={isToday || undefined}>
      <S.Head>
        <DayHeading id={id} date={date} isToday={isToday} renderDayLink={renderDayLink}>
          {actions && (
            <IconButton
              label={`Add an entry on ${dayText(date)} at ${slotText}`}
              data-print="hide"
              aria-haspopup="dialog"
              aria-keyshortcuts="ArrowUp ArrowDown"
              onKeyDown={handleSlotKey}
              onFocus={() => setSlot(FIRST_SLOT_HOUR * MINUTES_PER_HOUR)}
              onBlur={() => setSlot(undefined)}
              onClick={({ currentTarget }) => onAdd(slotWall, currentTarget)}
            >
              <Plus strokeWidth={1.5} aria-hidden />
            </IconButton>
          )}
        </DayHeading>
        {change && <p>{change}</p>}
        <DaysOff day={day} actions={actions} />
      </S.Head>
      {/* The button in the head chooses a slot by keys. */}
      <S.Track data-date={date} onClick={handleTrackClick}>
        {slot !== undefined && (
          <S.Slot aria-hidden style={{ '--from': slot / MINUTES_PER_HOUR - firstHour }}>
            {slotText}
          </S.Slot>
        )}
        {isToday && (
          <S.Now
            aria-hidden
            style={{ '--from': hoursOf(now) - firstHour }}
            data-time={timeOf(now)}
          />
        )}
        {day.entries.length > 0 ? (
          <PlainList>
            {segmentsOf(day).map((segment) => (
              <EntryBlock
                key={segment.entry.id}
                segment={segment}
                firstHour={firstHour}
                words={wordsOf(segment.entry)}
                isWide={isWide}
                isDragged={segment.entry.id === draggedId}
                actions={actions}
              />
            ))}
          </PlainList>
        ) : (
          day.daysOff.length === 0 && <S.Nothing>Nothing is planned.</S.Nothing>
        )}
      </S.Track>
    </S.Day>
  );
}
