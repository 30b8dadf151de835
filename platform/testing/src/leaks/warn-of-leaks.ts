import type { Leak } from './resources';
import { trackResources } from './track-resources';

/** What a screen ends in an effect's cleanup, a transition or a timer is ended by then. */
const SETTLE_MS = 1_000;

export function describeLeak({ kind, site, path, visits }: Leak): string {
  return `${visits} visits of ${path} each left a running ${kind}, started at ${site}. End it where the screen is left, such as in the cleanup of its effect.`;
}

/**
 * In development: says on the console which file left something running when its screen was left, once for each place.
 *
 * @returns ends it
 */
export function warnOfLeaks(): () => void {
  // The check itself is not to be found by it.
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
