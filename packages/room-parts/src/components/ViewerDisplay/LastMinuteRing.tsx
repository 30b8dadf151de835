import { RING_TICKS, ringDashes } from './ring-dashes';
import { Ring } from './LastMinuteRing.styles';

interface LastMinuteRingProps {
  /** Seconds that are left, at most 60. Each has a tick. */
  readonly seconds: number;
}

/**
 * A ring of 60 ticks around the figure. One tick disappears each second; the figure has the same as
 * text.
 */
export function LastMinuteRing({ seconds }: LastMinuteRingProps) {
  return (
    <Ring aria-hidden data-ring={seconds}>
      <rect pathLength={RING_TICKS} strokeDasharray={ringDashes(seconds)} />
    </Ring>
  );
}
