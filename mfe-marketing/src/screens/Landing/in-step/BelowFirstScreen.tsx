import type { ReactNode } from 'react';
import { ErrorBoundary, LazyBoundary } from '@standby/shared-ui';

interface BelowFirstScreenProps {
  readonly children: ReactNode;
  /** Placeholder until the module has loaded, and if it fails to load. */
  readonly place?: ReactNode;
}

/** Wraps a part that is prerendered and whose module loads with the first scroll. */
export function BelowFirstScreen({ children, place }: BelowFirstScreenProps) {
  return (
    <ErrorBoundary fallback={() => place}>
      <LazyBoundary fallback={place}>{children}</LazyBoundary>
    </ErrorBoundary>
  );
}
