import { useSyncExternalStore } from 'react';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import type { RemoteInfos } from '../remotes/remote-info';
import { type OverrideStore, showsOverrides } from '../overrides/override-store';

const OverridePanel = lazyScreen(() => import('./OverridePanel'), 'OverridePanel');

interface OverrideToolsProps {
  readonly overrides: OverrideStore;
  readonly remoteInfo: () => RemoteInfos;
}

/** The badge that shows while an override is active, and the panel that it opens. For developers. */
export function OverrideTools({ overrides, remoteInfo }: OverrideToolsProps) {
  const state = useSyncExternalStore(overrides.subscribe, overrides.get, overrides.get);
  if (!showsOverrides(state)) return null;
  return (
    <LazyBoundary>
      <OverridePanel state={state} remoteInfo={remoteInfo} />
    </LazyBoundary>
  );
}
