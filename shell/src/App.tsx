import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from 'shared-ui';
import { mainArea } from 'shared-ui/contracts';
import { ownerOf } from 'federation-config';
import { layoutAt } from './nav/layout-at';
import { TopNav } from './nav/TopNav';
import { RemoteOutlet } from './remotes/RemoteOutlet';
import { usePrefetch } from './remotes/usePrefetch';
import { useRemoteStore } from './remotes/useRemote';

/** Layout and routing: the path says which remote owns the area below the navigation. */
export function App() {
  const { pathname } = useLocation();
  const { preload } = useRemoteStore();
  usePrefetch(pathname);
  useEffect(() => void preload(pathname), [preload, pathname]);
  return (
    <>
      <SkipLink targetId={mainArea.id} />
      {layoutAt(pathname) === 'app' ? <TopNav /> : null}
      <RemoteOutlet name={ownerOf(pathname)} />
    </>
  );
}
