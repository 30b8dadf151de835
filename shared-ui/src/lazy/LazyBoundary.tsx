import { Suspense, useEffect, useReducer, type ReactNode } from 'react';
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
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense fallback={<Fallback onSettledLoad={renderAgain}>{fallback}</Fallback>}>
      {children}
    </Suspense>
  );
}
