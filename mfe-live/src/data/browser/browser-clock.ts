import type { Clock } from '@standby/live-room/client/ports/clock';
import { timeoutAfter } from '@standby/live-room/timeout-after';

/** How often the page checks that it runs. Less often than this, a short sleep could hide. */
const PROBE_INTERVAL_MS = 250;
/** A busy page is late by up to this much; one that was suspended is later. */
const LATENESS_MAX_MS = 350;

export function browserClock(): Clock {
  let watchers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probedAtMs = 0;
  let hasGap = true;

  /** Hidden pages are called too seldom to prove anything. */
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
