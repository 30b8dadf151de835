import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the controls are at the foot of the window, as on a phone: there they come last in the document, too, so that
 * Tab reaches them where they are seen. The probe's width says which layout the style sheets have chosen.
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
