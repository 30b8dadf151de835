import type { Leak } from './resources';
import { trackResources } from './track-resources';

/**
 * Delay after which cleanups of effects, transitions and short timers have ended a screen's
 * resources.
 */
const SETTLE_MS = 1_000;

export function describeLeak({ kind, site, path, visits }: Leak): string {
  return `${visits} visits of ${path} each left a running ${kind}, started at ${site}. End it where the screen is left, such as in the cleanup of its effect.`;
}

/**
 * Warns on the console, in development, of files that leave something running when their screen
 * closes, once per place.
 *
 * @returns a function that stops the warnings
 */
export function warnOfLeaks(): () => void {
  // The original functions keep this check from finding itself.
  const { setInterval, clearInterval } = window;
  const { findLeaks } = trackResources();
  const reported = new Set<string>();
  const timer = setInterval.call(
    window,
    () => {
      for (const leak of findLeaks()) {
        const place = `${leak.kind} ${leak.site} ${leak.path}`;
        if (reported.has(place)) continue;
        reported.add(place);
        // oxlint-disable-next-line no-console -- for the developer of the screen
        console.warn(`[leak] ${describeLeak(leak)}`);
      }
    },
    SETTLE_MS,
  );
  return () => clearInterval.call(window, timer);
}
