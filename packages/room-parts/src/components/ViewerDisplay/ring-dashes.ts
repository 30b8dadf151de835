/** Number of ticks: one for each second of the last minute. */
export const RING_TICKS = 60;

/** Share of a second’s place that its tick fills. */
const TICK_SHARE = 0.6;
const GAP_SHARE = 1 - TICK_SHARE;

/**
 * Returns the ring’s dashes in `RING_TICKS`ths of its length. The passed part is empty, from the
 * ring’s start on.
 */
export function ringDashes(seconds: number): string {
  const left = Math.min(RING_TICKS, Math.max(0, seconds));
  const passed = RING_TICKS - left;
  const ticks = Array.from({ length: left }, () => `${TICK_SHARE} ${GAP_SHARE}`);
  return [`0 ${passed}`, ...ticks].join(' ');
}
