import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HiddenTabs } from './hidden-tabs';
import { Arrow } from './StripEnds.styles';

const SIDES = {
  before: { Icon: ChevronLeft, place: 'to the left' },
  after: { Icon: ChevronRight, place: 'to the right' },
} as const;

interface StripArrowProps {
  readonly side: keyof HiddenTabs;
  /** Timers that are out of view there. */
  readonly count: number;
  readonly onPress: () => void;
}

/** At an end of the strip: how many timers are out of view there, and the way to them. */
export function StripArrow({ side, count, onPress }: StripArrowProps) {
  const { Icon, place } = SIDES[side];
  const timers = count === 1 ? 'timer' : 'timers';
  return (
    <Arrow
      label={count === 0 ? `No more timers ${place}` : `${count} more ${timers} ${place}`}
      // At the end of the strip it keeps its place, and the focus.
      aria-disabled={count === 0}
      onClick={onPress}
    >
      <Icon strokeWidth={1.5} aria-hidden />
      {count > 0 && <span aria-hidden>{count}</span>}
    </Arrow>
  );
}
