import { useSyncExternalStore } from 'react';

/** `beyond` is further down than the window is high. */
export type ScrollPosition = 'top' | 'first-screen' | 'beyond';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

function readPosition(): ScrollPosition {
  if (window.scrollY > window.innerHeight) return 'beyond';
  return window.scrollY > 0 ? 'first-screen' : 'top';
}

/** How far down the page one is. It renders only where that changes. */
export function useScrollPosition(): ScrollPosition {
  return useSyncExternalStore(subscribe, readPosition, () => 'top');
}
