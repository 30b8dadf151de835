import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { LazyBoundary } from './LazyBoundary';
import { ScreenLoadError } from './lazyScreen';
import { useIsLate } from './useIsLate';

interface LazyPartProps {
  children: ReactNode;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** Shown if the code could not be loaded, or not in time; `retry` requests it again. */
  renderMissing?: ((retry: () => void) => ReactNode) | undefined;
  onMissing?: (() => void) | undefined;
  /** A change of this key requests missing code again. */
  resetKey?: string | undefined;
}

/**
 * Fails a part whose code does not arrive in time. If it arrives later, `retry` shows it at once.
 */
function Awaited({ children }: { readonly children: ReactNode }) {
  if (useIsLate()) throw new ScreenLoadError(new Error('it took too long'), () => undefined);
  return children;
}

/**
 * Surrounds a part of the design system that loads on demand. If its code cannot be loaded, only
 * that part fails, not the screen around it. All other errors reach the screen's boundary.
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
