import { useEffect } from 'react';
import { eventNames, sendEvent } from 'shared-ui/contracts';

/** Tells the other packages of this window while a timer runs: nothing may interrupt it. */
export function useRunningEvent(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    sendEvent(eventNames.timerRunning, { isRunning: true });
    return () => sendEvent(eventNames.timerRunning, { isRunning: false });
  }, [isRunning]);
}
