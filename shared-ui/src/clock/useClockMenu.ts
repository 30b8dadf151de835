import { clocks, type Clock } from '../../text';
import type { MenuSection } from '../components/Menu/items';
import { writeClock } from './clock-store';
import { useClock } from './useClock';

/** Each clock with an example of it. */
export const clockLabels: Readonly<Record<Clock, string>> = {
  '24-hour': '24 hours, 19:30',
  '12-hour': '12 hours, 7:30 PM',
};

/** Returns the choice of the clock as a section of a menu. */
export function useClockMenu(): MenuSection {
  const chosen = useClock();
  return {
    kind: 'section',
    label: 'Time of day',
    items: clocks.map((clock) => ({
      kind: 'radio',
      label: clockLabels[clock],
      checked: clock === chosen,
      onSelect: () => writeClock(clock),
    })),
  };
}
