/** A tick for each second of the last minute. */
export const RING_TICKS = 60;

/** Of the place that a tick has along the ring. */
const TICK_SHARE = 0.6;
const GAP_SHARE = 1 - TICK_SHARE;

/** The ring's dashes in `RING_TICKS`ths of its length: what has passed is empty, from the ring's start on. */
export function ringDashes(seconds: number): string {
  const left = Math.min(RING_TICKS, Math.max(0, seconds));
  const passed = RING_TICKS - left;
  const ticks = Array.from({ length: left }, () => `${TICK_SHARE} ${GAP_SHARE}`);
  return [`0 ${passed}`, ...ticks].join(' ');
}
