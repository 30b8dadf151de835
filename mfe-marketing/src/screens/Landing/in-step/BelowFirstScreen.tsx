import type { ReactNode } from 'react';
import { ErrorBoundary, LazyBoundary } from '@standby/shared-ui';

interface BelowFirstScreenProps {
  readonly children: ReactNode;
  /** Keeps the place until the code is there, and where it does not load. */
  readonly place?: ReactNode;
}

/** Surrounds a part that is prerendered and whose code loads with the first scroll. */
export function BelowFirstScreen({ children, place }: BelowFirstScreenProps) {
  return (
    <ErrorBoundary fallback={() => place}>
      <LazyBoundary fallback={place}>{children}</LazyBoundary>
    </ErrorBoundary>
  );
}
