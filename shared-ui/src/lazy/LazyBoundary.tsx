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
 * Suspense that shows lazy screens and parts as soon as their code is loaded. React alone leaves a
 * fallback on the screen for up to 300 ms, but a render of the boundary itself shows the loaded part.
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense fallback={<Fallback onSettledLoad={renderAgain}>{fallback}</Fallback>}>
      {children}
    </Suspense>
  );
}
