import type { Reading } from '../domain/timebase';
import type { Unsubscribe } from './source';

/** The machine's clocks and its alarm: the only way by which time enters the room. */
export interface Clock {
  /** For the timekeeper alone: a reading uses up the proof of what lies before it. */
  read(): Reading;
  monotonicMs(): number;
  /** Calls back once, this much later or when the browser gets round to it. */
  after(delayMs: number, callback: () => void): Unsubscribe;
  /** Until it is undone, the clock gathers proof that the page runs without a gap. */
  watch(): Unsubscribe;
}

/** How often a watched page proves that it runs. Less often than this, a short sleep could hide. */
const PULSE_MS = 250;
/** A busy page is late; one that was suspended is later. */
const LATE_MS = 350;

export function browserClock(): Clock {
  let watchers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pulseAtMs = 0;
  let hasGap = true;

  /** Hidden pages are called too seldom to prove anything. */
  function takePulse(): void {
    const nowMs = performance.now();
    if (document.hidden || nowMs - pulseAtMs > PULSE_MS + LATE_MS) hasGap = true;
    pulseAtMs = nowMs;
  }

  function pulse(): void {
    takePulse();
    timer = setTimeout(pulse, PULSE_MS);
  }

  function handleVisibilityChange(): void {
    hasGap = true;
  }

  function startPulse(): void {
    hasGap = true;
    pulseAtMs = performance.now();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    timer = setTimeout(pulse, PULSE_MS);
  }

  function stopPulse(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibilityChange);
  }

  return {
    read() {
      takePulse();
      const ranThrough = watchers > 0 && !hasGap;
      hasGap = false;
      return { wallMs: Date.now(), monotonicMs: performance.now(), ranThrough };
    },
    monotonicMs: () => performance.now(),
    after(delayMs, callback) {
      const id = setTimeout(callback, delayMs);
      return () => clearTimeout(id);
    },
    watch() {
      watchers += 1;
      if (watchers === 1) startPulse();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        watchers -= 1;
        if (watchers === 0) stopPulse();
      };
    },
  };
}
