import { useState, useSyncExternalStore } from 'react';
import { Button, LazyBoundary, lazyScreen } from 'shared-ui';
import type { RemoteInfos } from '../errors/error-report';
import type { OverrideStore } from './override-store';
import type { OverridePanelProps } from './OverridePanel';
import { Badge } from './overrides.styles';

const OverridePanel = lazyScreen<OverridePanelProps>(() => import('./OverridePanel'));

interface OverrideToolsProps {
  readonly overrides: OverrideStore;
  readonly remoteInfo: () => RemoteInfos;
}

/** The badge that shows while an override is active, and the panel that it opens. For developers. */
export function OverrideTools({ overrides, remoteInfo }: OverrideToolsProps) {
  const state = useSyncExternalStore(overrides.subscribe, overrides.get, overrides.get);
  const [isOpen, setIsOpen] = useState(state.isPanelRequested);
  const { active, refused } = state;
  if (active.length === 0 && refused.length === 0 && !isOpen) return null;
  const labels = [
    ...(active.length > 0 ? [`Overridden: ${active.map(({ name }) => name).join(', ')}`] : []),
    ...(refused.length > 0 ? [`Not taken: ${refused.length}`] : []),
  ];
  return (
    <>
      {labels.length > 0 && !isOpen ? (
        <Badge role="status">
          <Button size="small" onClick={() => setIsOpen(true)}>
            {labels.join(' · ')}
          </Button>
        </Badge>
      ) : null}
      {isOpen ? (
        <LazyBoundary>
          <OverridePanel state={state} remoteInfo={remoteInfo} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
