import { RING_TICKS, ringDashes } from './ring-dashes';
import { Ring } from './LastMinuteRing.styles';

interface LastMinuteRingProps {
  /** One tick for each, at most 60. */
  readonly seconds: number;
}

/** A ring of 60 ticks round the figure, of which one goes with each second. The figure has it as text. */
export function LastMinuteRing({ seconds }: LastMinuteRingProps) {
  return (
    <Ring aria-hidden data-ring={seconds}>
      <rect pathLength={RING_TICKS} strokeDasharray={ringDashes(seconds)} />
    </Ring>
  );
}
