import { startTracking, type ResourceTracker } from './resources';
import { trackers } from './trackers';

/**
 * Tracks resources that code of this page starts and does not end: intervals, loops of timeouts and
 * of animation frames, listeners on objects that outlive a screen, observers, connections. Call it
 * before other code, because it replaces the page's functions.
 */
export function trackResources(): ResourceTracker {
  return window.resourceTracker ?? startTracking(trackers);
}

/**
 * Returns {@link trackResources} as a script for a page that is not open yet. Functions without
 * imports are their own source text.
 */
export const trackingScript = (): string =>
  `(${String(startTracking)})([${trackers.map(String).join(',')}]);`;
