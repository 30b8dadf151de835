import type { Threshold } from '@standby/live-room/domain/timer/countdown';

const PATHS: Record<Exclude<Threshold, 'normal'>, string> = {
  standby: 'M5 .5 9.8 9.2H.2Z',
  time: 'M1 1h8v8H1Z',
};

interface ThresholdShapeProps {
  readonly threshold: Exclude<Threshold, 'normal'>;
}

/** A triangle for Standby, a square for Time: distinct without colour. */
export function ThresholdShape({ threshold }: ThresholdShapeProps) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden data-shape={threshold}>
      <path d={PATHS[threshold]} fill="currentColor" />
    </svg>
  );
}
