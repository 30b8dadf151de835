import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useReducer,
  type ReactNode,
} from 'react';
import { subscribeToSettledLoads } from './settled-loads';

interface LazyBoundaryProps {
  children: ReactNode;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
}

interface FallbackProps {
  children: ReactNode;
  onSettledLoad: () => void;
}

function Fallback({ children, onSettledLoad }: FallbackProps) {
  useEffect(() => subscribeToSettledLoads(onSettledLoad), [onSettledLoad]);
  return children;
}

/**
 * Suspense that shows lazy screens and parts as soon as their code has loaded. React alone would
 * keep a fallback for up to 300 ms, but a new render of the boundary shows the loaded part at once.
 * It is a transition, which React renders in slices, so that a large screen does not block the page.
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const showLoaded = useCallback(() => startTransition(renderAgain), []);
  return (
    <Suspense fallback={<Fallback onSettledLoad={showLoaded}>{fallback}</Fallback>}>
      {children}
    </Suspense>
  );
}
