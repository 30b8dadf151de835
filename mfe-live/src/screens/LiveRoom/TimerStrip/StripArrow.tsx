import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HiddenTabs } from './hidden-tabs';
import { Arrow } from './StripEnds.styles';

const SIDES = {
  before: { Icon: ChevronLeft, place: 'to the left' },
  after: { Icon: ChevronRight, place: 'to the right' },
} as const;

interface StripArrowProps {
  readonly side: keyof HiddenTabs;
  /** Number of timers out of view on this side. */
  readonly count: number;
  readonly onPress: () => void;
}

/**
 * A button at an end of the strip. It shows the number of timers out of view there, and scrolls to
 * them.
 */
export function StripArrow({ side, count, onPress }: StripArrowProps) {
  const { Icon, place } = SIDES[side];
  const timers = count === 1 ? 'timer' : 'timers';
  return (
    <Arrow
      label={count === 0 ? `No more timers ${place}` : `${count} more ${timers} ${place}`}
      // At the end of the strip the button keeps its place and the focus.
      aria-disabled={count === 0}
      onClick={onPress}
    >
      <Icon strokeWidth={1.5} aria-hidden />
      {count > 0 && <span aria-hidden>{count}</span>}
    </Arrow>
  );
}
