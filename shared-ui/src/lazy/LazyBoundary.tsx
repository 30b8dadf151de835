import { Suspense, useReducer, type ReactNode } from 'react';
import { RevealContext } from './reveal-context';

interface LazyBoundaryProps {
  children: ReactNode;
  /** Stands in while the code is on its way. */
  fallback?: ReactNode;
}

/**
 * Suspense that shows lazy screens and parts as soon as their code is there. React alone keeps a
 * fallback on the screen for up to 300 ms; a screen that has arrived asks for a render of its own.
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  const [, reveal] = useReducer((count: number) => count + 1, 0);
  return (
    <RevealContext value={reveal}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RevealContext>
  );
}
