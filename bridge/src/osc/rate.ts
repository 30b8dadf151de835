const MILLIS_PER_SECOND = 1_000;

/** Packets a second that a bridge reads from one source, and how many may come at once. */
const PACKETS_PER_SECOND = 500;
const BURST = 1_000;

/** Returns a token bucket, which says whether one more packet is read. @param monotonicMs clock that never jumps */
export function createRate(
  monotonicMs: () => number = () => performance.now(),
  { perSecond = PACKETS_PER_SECOND, burst = BURST } = {},
): () => boolean {
  let tokens = burst;
  let atMs = monotonicMs();
  return () => {
    const nowMs = monotonicMs();
    tokens = Math.min(burst, tokens + ((nowMs - atMs) * perSecond) / MILLIS_PER_SECOND);
    atMs = nowMs;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
