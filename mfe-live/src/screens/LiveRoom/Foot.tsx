import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FootProbe } from './Controller.styles';

interface PartsProps {
  readonly children: ReactNode;
}

/** Whether the desk has a foot; undefined until its layout is known, before the first paint. */
const FootContext = createContext<boolean | undefined>(undefined);

/**
 * Finds out whether the controls are at the foot of the window, as on a phone. There they also come
 * last in the document, so that Tab reaches them in their visible order. The probe’s width tells
 * which layout the style sheets selected. Only the parts of `AtFoot` and `WithoutFoot` wait for it.
 */
export function FootProvider({ children }: PartsProps) {
  const probeRef = useRef<HTMLDivElement>(null);
  const [hasFoot, setHasFoot] = useState<boolean>();

  useLayoutEffect(() => {
    const probe = probeRef.current;
    if (!probe) return undefined;
    const read = () => setHasFoot(probe.offsetWidth > 0);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(probe);
    return () => observer.disconnect();
  }, []);

  return (
    <FootContext value={hasFoot}>
      <FootProbe ref={probeRef} />
      {children}
    </FootContext>
  );
}

/** Parts of a desk with a foot. */
export function AtFoot({ children }: PartsProps) {
  return useContext(FootContext) === true && children;
}

/** Parts of a desk without a foot. */
export function WithoutFoot({ children }: PartsProps) {
  return useContext(FootContext) === false && children;
}
