import type { ReactNode } from 'react';
import { dayText } from '../../../domain/schedule/words';
import { Root } from './DayHeading.styles';

interface DayHeadingProps {
  readonly id: string;
  readonly date: string;
  readonly isToday: boolean;
  /** Shows one day. */
  readonly renderDayLink: (date: string, text: string) => ReactNode;
  /** The button that adds an entry, where the person may. */
  readonly children: ReactNode;
}

/** A day's name, in the grid of some days and in that of a month. */
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
