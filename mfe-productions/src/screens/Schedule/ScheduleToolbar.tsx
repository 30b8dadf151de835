import { ChevronLeft, ChevronRight, CopyPlus } from 'lucide-react';
import { Button, IconButton, Menu } from '@standby/shared-ui';
import { scheduleViews, turned, type ScheduleView } from '../../domain/schedule/views';
import { addDays, dateOf, DAYS_PER_WEEK, weekStart, type Wall } from '../../domain/schedule/wall';
import { dateText, dayText, monthText } from '../../domain/schedule/words';
import * as S from './Schedule.styles';
import type { ScheduleAddress } from './useScheduleAddress';

const viewLabels: Readonly<Record<ScheduleView, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

/** Number of following weeks to which a week can be copied. */
const WEEKS_AHEAD = 6;

function rangeText({ view, date }: Pick<ScheduleAddress, 'view' | 'date'>): string {
  if (view === 'day') return dateText(date);
  if (view === 'month') return monthText(date);
  const monday = weekStart(date);
  return `${dayText(monday)} – ${dayText(addDays(monday, DAYS_PER_WEEK - 1))}, ${monday.slice(0, 4)}`;
}

interface ScheduleToolbarProps {
  readonly address: ScheduleAddress;
  readonly now: Wall;
  /**
   * Copies the visible week to the week of a Monday; undefined if the person may only read the
   * schedule.
   */
  readonly onCopyWeek: ((monday: string) => void) | undefined;
}

/** Toolbar that chooses the visible days and the view. */
export function ScheduleToolbar({ address, now, onCopyWeek }: ScheduleToolbarProps) {
  const { view, date, show } = address;
  const what = viewLabels[view].toLowerCase();
  const weeks = Array.from({ length: WEEKS_AHEAD }, (_, place) => {
    const monday = addDays(weekStart(date), (place + 1) * DAYS_PER_WEEK);
    const label = `To the week of ${dayText(monday)}`;
    return { id: monday, label, onSelect: () => onCopyWeek?.(monday) };
  });
  return (
    <S.Toolbar data-print="hide">
      <S.Turn>
        <IconButton
          label={`The ${what} before`}
          onClick={() => show({ date: turned(view, date, -1) })}
        >
          <ChevronLeft strokeWidth={1.5} aria-hidden />
        </IconButton>
        <Button onClick={() => show({ date: dateOf(now) })}>Today</Button>
        <IconButton
          label={`The ${what} after`}
          onClick={() => show({ date: turned(view, date, 1) })}
        >
          <ChevronRight strokeWidth={1.5} aria-hidden />
        </IconButton>
      </S.Turn>
      <S.Range role="status">{rangeText(address)}</S.Range>
      {onCopyWeek && view === 'week' && (
        <Menu
          align="end"
          trigger={
            <Button variant="ghost" icon={<CopyPlus strokeWidth={1.5} aria-hidden />}>
              Copy week
            </Button>
          }
          items={weeks}
        />
      )}
      <S.Views role="group" aria-label="View">
        {scheduleViews.map((known) => (
          <Button key={known} aria-pressed={known === view} onClick={() => show({ view: known })}>
            {viewLabels[known]}
          </Button>
        ))}
      </S.Views>
    </S.Toolbar>
  );
}
