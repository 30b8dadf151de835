import { useEffect, useState } from 'react';
import { LOAD_LIMIT_MILLIS } from './load-limit';

/** Whether lazy code has been loading for longer than `LOAD_LIMIT_MILLIS`, for its fallback. */
export function useIsLate(isAwaited = true): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const limit = setTimeout(() => setIsLate(true), LOAD_LIMIT_MILLIS);
    return () => {
      clearTimeout(limit);
      setIsLate(false);
    };
  }, [isAwaited]);
  return isLate;
}
