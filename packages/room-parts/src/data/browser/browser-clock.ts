import type { Clock } from '@standby/room-engine/time/clock';
import { timeoutAfter } from '@standby/room-engine/timeout-after';

/** Interval at which the page checks that it runs. A short sleep could hide in a longer one. */
const PROBE_INTERVAL_MS = 250;
/** Maximum delay of a busy page; a suspended page is later. */
const LATENESS_MAX_MS = 350;

export function browserClock(): Clock {
  let watchers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probedAtMs = 0;
  let hasGap = true;

  /** Notes a gap. The browser runs a hidden page’s timers too seldom to prove anything. */
  function probe(): void {
    const nowMs = performance.now();
    if (document.hidden || nowMs - probedAtMs > PROBE_INTERVAL_MS + LATENESS_MAX_MS) hasGap = true;
    probedAtMs = nowMs;
  }

  function probeRepeatedly(): void {
    probe();
    timer = setTimeout(probeRepeatedly, PROBE_INTERVAL_MS);
  }

  function handleVisibilityChange(): void {
    hasGap = true;
  }

  function startProbing(): void {
    hasGap = true;
    probedAtMs = performance.now();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    timer = setTimeout(probeRepeatedly, PROBE_INTERVAL_MS);
  }

  function stopProbing(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibilityChange);
  }

  return {
    sample() {
      probe();
      const isContinuous = watchers > 0 && !hasGap;
      hasGap = false;
      return { wallMs: Date.now(), monotonicMs: performance.now(), isContinuous };
    },
    monotonicMs: () => performance.now(),
    after: timeoutAfter,
    detectGaps() {
      watchers += 1;
      if (watchers === 1) startProbing();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        watchers -= 1;
        if (watchers === 0) stopProbing();
      };
    },
  };
}
