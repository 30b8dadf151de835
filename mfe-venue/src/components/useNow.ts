import { useEffect, useState } from 'react';

const TICK_MILLIS = 1000;

const thisClock = (): Date => new Date();

/**
 * Returns the current time, read again every second. Derived values are correct even after a pause.
 *
 * @param read returns the time; by default this machine's
 */
export function useNow(read = thisClock): Date {
  const [now, setNow] = useState(read);

  useEffect(() => {
    const ticking = setInterval(() => setNow(read()), TICK_MILLIS);
    return () => clearInterval(ticking);
  }, [read]);

  return now;
}
