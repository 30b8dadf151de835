import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyBoundary, SkipLink } from '@standby/shared-ui';
import { mainArea } from '@standby/contracts';
import { layoutAt } from './nav/layout-at';
import { TopNav } from './nav/TopNav';
import { ownerOf } from './remotes/places';
import { RemoteOutlet } from './remotes/RemoteOutlet';
import { usePrefetch } from './remotes/usePrefetch';
import { useRemoteStore } from './remotes/useRemote';
import { isOpenTo } from './session/is-open-to';
import { AuthGuard } from './lazy-parts';

/** Layout and routing. The path determines which remote owns the area below the navigation. */
export function App() {
  const location = useLocation();
  const { pathname } = location;
  const { preload } = useRemoteStore();
  const layout = layoutAt(pathname);
  const isOpen = isOpenTo(layout, location);
  usePrefetch(pathname);
  useEffect(() => void preload(pathname), [preload, pathname]);
  useEffect(() => {
    if (layout !== 'app') return undefined;
    // A browser's first use of Intl takes 20 ms and more. Screens of the app show times, and their files are on the way.
    const timer = setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en-GB'));
    return () => clearTimeout(timer);
  }, [layout]);
  return (
    <>
      <SkipLink targetId={mainArea.id} />
      {layout === 'app' && isOpen ? <TopNav /> : null}
      {isOpen ? (
        <RemoteOutlet name={ownerOf(pathname)} />
      ) : (
        <LazyBoundary>
          <AuthGuard />
        </LazyBoundary>
      )}
    </>
  );
}
