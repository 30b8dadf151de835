import { useEffect, useState } from 'react';
import { wallOfInstant } from '../../domain/schedule/zoned';
import type { Timezone } from '../../domain/timezone';
import type { Wall } from '../../domain/schedule/wall';

const MILLIS_PER_MINUTE = 60_000;

/** Returns the local time of the venue, to the minute. */
export function useNow(timezone: Timezone): Wall {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const ticker = setInterval(look, MILLIS_PER_MINUTE);
    // A tab that was suspended updates as soon as it is visible again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticker);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return wallOfInstant(now, timezone);
}
