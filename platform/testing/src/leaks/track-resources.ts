import { startTracking, type ResourceTracker } from './resources';
import { trackers } from './trackers';

/**
 * Tracks what code of this page starts and does not end: intervals, loops of timeouts and of animation frames, listeners
 * on what outlives a screen, observers, connections. It replaces the page's functions for these, so it comes first.
 */
export function trackResources(): ResourceTracker {
  return window.resourceTracker ?? startTracking(trackers);
}

/** The same as a script for a page that is not open yet: each function is its own text, without imports. */
export const trackingScript = (): string =>
  `(${String(startTracking)})([${trackers.map(String).join(',')}]);`;
