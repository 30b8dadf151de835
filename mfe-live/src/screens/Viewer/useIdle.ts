import { useEffect, useState } from 'react';
import { MILLIS_PER_SECOND } from '../../domain/time';

/** After this long without a hand on it, a viewer hides its cursor and its button. */
const IDLE_MS = 3 * MILLIS_PER_SECOND;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether nobody has touched the window for a few seconds. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      clearTimeout(alarm);
      alarm = setTimeout(() => setIsIdle(true), IDLE_MS);
      setIsIdle(false);
    };
    stir();
    for (const sign of SIGNS) window.addEventListener(sign, stir, { passive: true });
    return () => {
      clearTimeout(alarm);
      for (const sign of SIGNS) window.removeEventListener(sign, stir);
    };
  }, []);

  return isIdle;
}
