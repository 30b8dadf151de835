import { useEffect, useState } from 'react';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';

/** Time without input after which a viewer hides its cursor and its button. */
const IDLE_MS = 3 * MILLIS_PER_SECOND;
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether the window has had no input for a few seconds. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const handleActivity = () => {
      clearTimeout(timeout);
      timeout = setTimeout(() => setIsIdle(true), IDLE_MS);
      setIsIdle(false);
    };
    handleActivity();
    for (const sign of ACTIVITY_EVENTS)
      window.addEventListener(sign, handleActivity, { passive: true });
    return () => {
      clearTimeout(timeout);
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, handleActivity);
    };
  }, []);

  return isIdle;
}
