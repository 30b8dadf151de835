import { useEffect, useState } from 'react';

const TICK_MILLIS = 1000;

/**
 * Returns the current time, read again every second. Derived values are correct even after a pause.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK_MILLIS);
    return () => clearInterval(ticking);
  }, []);

  return now;
}
