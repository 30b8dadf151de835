import { useEffect, useState } from 'react';

/** Whether something holds, and has held for a while: what passes quickly is kept quiet. */
export function useDelayedTrue(holds: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);

  useEffect(() => {
    if (!holds) return undefined;
    const alarm = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(alarm);
      setHasLasted(false);
    };
  }, [holds, ms]);

  return holds && hasLasted;
}
