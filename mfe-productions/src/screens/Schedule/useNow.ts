import { useEffect, useState } from 'react';
import { wallOfInstant } from '../../domain/schedule/zoned';
import type { Timezone } from '../../domain/timezone';
import type { Wall } from '../../domain/schedule/wall';

const MILLIS_PER_MINUTE = 60_000;

/** What the wall of the venue shows now, to the minute. */
export function useNow(timezone: Timezone): Wall {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const ticker = setInterval(look, MILLIS_PER_MINUTE);
    // A tab that slept is right as soon as it is seen again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticker);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return wallOfInstant(now, timezone);
}
