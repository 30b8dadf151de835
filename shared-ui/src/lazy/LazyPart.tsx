import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { LazyBoundary } from './LazyBoundary';
import { ScreenLoadError } from './lazyScreen';
import { useIsLate } from './useIsLate';

interface LazyPartProps {
  children: ReactNode;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** Shown when it could not be loaded, or not within the time limit; `retry` asks for it again. */
  renderMissing?: ((retry: () => void) => ReactNode) | undefined;
  onMissing?: (() => void) | undefined;
  /** A change of this key requests missing code again. */
  resetKey?: string | undefined;
}

/** Fails the part whose code does not arrive. If it arrives after that, `retry` shows it at once. */
function Awaited({ children }: { readonly children: ReactNode }) {
  if (useIsLate()) throw new ScreenLoadError(new Error('it took too long'), () => undefined);
  return children;
}

/**
 * Surrounds a part of the design system that is loaded when it is needed. Code that cannot be loaded
 * costs that part alone, not the screen around it; every other error goes on to the screen's boundary.
 */
export function LazyPart(props: LazyPartProps) {
  const { children, fallback, renderMissing, onMissing, resetKey } = props;
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={(error) => {
        if (error instanceof ScreenLoadError) onMissing?.();
      }}
      fallback={(error, reset) => {
        if (!(error instanceof ScreenLoadError)) throw error;
        return renderMissing?.(reset) ?? null;
      }}
    >
      <LazyBoundary fallback={<Awaited>{fallback}</Awaited>}>{children}</LazyBoundary>
    </ErrorBoundary>
  );
}
