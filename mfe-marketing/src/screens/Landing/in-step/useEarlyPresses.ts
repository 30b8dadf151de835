import { type RefObject, useEffect } from 'react';
import { earlyPresses, recordPress } from './first-scroll';

/** Presses the buttons within an element that were pressed before they had their code. */
export function useEarlyPresses(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    window.removeEventListener('click', recordPress, true);
    for (const target of earlyPresses.splice(0)) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (ref.current?.contains(button)) button?.click();
    }
  }, [ref]);
}
