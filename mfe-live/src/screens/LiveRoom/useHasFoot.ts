import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns whether the controls are at the foot of the window, as on a phone. There they also come
 * last in the document, so that Tab reaches them in their visible order. The probe’s width tells
 * which layout the style sheets selected.
 */
export function useHasFoot(): readonly [hasFoot: boolean, probe: RefObject<HTMLDivElement | null>] {
  const probeRef = useRef<HTMLDivElement>(null);
  const [hasFoot, setHasFoot] = useState(false);

  useLayoutEffect(() => {
    const probe = probeRef.current;
    if (!probe) return undefined;
    const read = () => setHasFoot(probe.offsetWidth > 0);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(probe);
    return () => observer.disconnect();
  }, []);

  return [hasFoot, probeRef];
}
