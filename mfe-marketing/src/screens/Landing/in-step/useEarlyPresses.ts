import { type RefObject, useEffect } from 'react';
import { earlyPresses, recordPress } from './first-scroll';

/** Repeats the early presses on buttons within an element once their module has loaded. */
export function useEarlyPresses(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    window.removeEventListener('click', recordPress, true);
    for (const target of earlyPresses.splice(0)) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (ref.current?.contains(button)) button?.click();
    }
  }, [ref]);
}
