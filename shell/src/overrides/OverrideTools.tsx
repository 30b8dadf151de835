import { useState, useSyncExternalStore } from 'react';
import { Button, LazyBoundary, lazyScreen } from 'shared-ui';
import type { KnownRemotes } from '../errors/error-report';
import type { OverrideStore } from './override-store';
import type { OverridePanelProps } from './OverridePanel';
import { Badge } from './overrides.styles';

const OverridePanel = lazyScreen<OverridePanelProps>(() => import('./OverridePanel'));

interface OverrideToolsProps {
  readonly overrides: OverrideStore;
  readonly known: () => KnownRemotes;
}

/** The badge that shows while an override is on, and the panel behind it. Most people never meet it. */
export function OverrideTools({ overrides, known }: OverrideToolsProps) {
  const state = useSyncExternalStore(overrides.subscribe, overrides.get, overrides.get);
  const [isOpen, setIsOpen] = useState(state.opensPanel);
  const { active, refused } = state;
  if (active.length === 0 && refused.length === 0 && !isOpen) return null;
  const words = [
    ...(active.length > 0 ? [`Overridden: ${active.map(({ name }) => name).join(', ')}`] : []),
    ...(refused.length > 0 ? [`Not taken: ${refused.length}`] : []),
  ];
  return (
    <>
      {words.length > 0 && !isOpen ? (
        <Badge role="status">
          <Button size="small" onClick={() => setIsOpen(true)}>
            {words.join(' · ')}
          </Button>
        </Badge>
      ) : null}
      {isOpen ? (
        <LazyBoundary>
          <OverridePanel state={state} known={known} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
