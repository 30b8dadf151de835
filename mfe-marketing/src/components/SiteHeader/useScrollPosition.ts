import { useSyncExternalStore } from 'react';

/** Vertical position in the page; `beyond` is further down than the window is high. */
type ScrollPosition = 'top' | 'first-screen' | 'beyond';

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

/** Returns the scroll position. It renders only when the position changes. */
export function useScrollPosition(): ScrollPosition {
  return useSyncExternalStore(subscribe, readPosition, () => 'top');
}
