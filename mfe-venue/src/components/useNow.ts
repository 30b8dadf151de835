import { useEffect, useState } from 'react';

const TICK_MILLIS = 1000;

/** The time, read again every second: values derived from it are right even after a pause. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK_MILLIS);
    return () => clearInterval(ticking);
  }, []);

  return now;
}
