import { clocks, type Clock } from '../../text';
import type { MenuSection } from '../components/Menu/items';
import { writeClock } from './clock-store';
import { useClock } from './useClock';

/** Labels of the clocks, each with an example. */
export const clockLabels: Readonly<Record<Clock, string>> = {
  '24-hour': '24-hour (19:30)',
  '12-hour': '12-hour (7:30 PM)',
};

/** Returns a menu section for the choice of the clock. */
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
