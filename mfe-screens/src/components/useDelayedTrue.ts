import { useEffect, useState } from 'react';

/** Returns true once `value` has been true for `ms`, and false as soon as `value` is false. */
export function useDelayedTrue(value: boolean, ms: number): boolean {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!value) return undefined;
    const timeout = setTimeout(() => setIsDue(true), ms);
    return () => {
      clearTimeout(timeout);
      setIsDue(false);
    };
  }, [value, ms]);

  return value && isDue;
}
