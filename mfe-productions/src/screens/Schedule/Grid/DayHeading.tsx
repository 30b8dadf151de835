import type { ReactNode } from 'react';
import { dayText } from '../../../domain/schedule/words';
import { Root } from './DayHeading.styles';

interface DayHeadingProps {
  readonly id: string;
  readonly date: string;
  readonly isToday: boolean;
  /** Renders a link that shows one day. */
  readonly renderDayLink: (date: string, text: string) => ReactNode;
  /** Button that adds an entry, for a person who may change the schedule. */
  readonly children: ReactNode;
}

/** Name of a day, in the grid of days and in the grid of a month. */
export function DayHeading({ id, date, isToday, renderDayLink, children }: DayHeadingProps) {
  return (
    <Root>
      <h2 id={id}>
        {renderDayLink(date, dayText(date))}
        {isToday && <span> Today</span>}
      </h2>
      {children}
    </Root>
  );
}
