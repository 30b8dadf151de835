import { useEffect } from 'react';
import { events } from '../../events';

/** Tells the other packages of this window while a timer runs: nothing may interrupt it. */
export function useRunningEvent(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    events.send('timerRunning', { isRunning: true });
    return () => events.send('timerRunning', { isRunning: false });
  }, [isRunning]);
}
