import type { Unsubscribe } from '../subscribable';

export const VISIBILITIES = ['visible', 'hidden', 'frozen'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * - `visibility`: shown, hidden, frozen or resumed;
 * - `leave`: the page is unloaded, or goes into the browser's back-forward cache;
 * - `return`: it came back from that cache.
 */
export type PageLifecycleEvent = 'visibility' | 'leave' | 'return';

/** Events and visibility of the page that the room is on. */
export interface PageLifecycle {
  visibility(): Visibility;
  subscribe(listener: (event: PageLifecycleEvent) => void): Unsubscribe;
}
