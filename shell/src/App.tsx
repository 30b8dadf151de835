import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyBoundary, lazyScreen, SkipLink, ThemeToggle } from '@standby/shared-ui';
import { mainArea, readApiBase } from '@standby/contracts';
import { layoutAt } from './composition/layout-at';
import { ownerOf } from './composition/places';
import { TopNav } from './nav/TopNav';
import { usePrefetch } from './remotes/usePrefetch';
import { useRemoteStore } from './remotes/useRemote';
import { OrganizationSwitcher } from './sample/OrganizationSwitcher';
import { SampleUserMenu } from './sample/SampleUserMenu';
import { RemoteOutlet } from './screens/RemoteOutlet';
import { isOpenTo } from './session/is-open-to';

/** Replaces a screen that this visitor may not see. */
const AuthGuard = lazyScreen(() => import('./session/AuthGuard'), 'AuthGuard');

/** Organization, theme and menu of connected mode. */
const SessionTools = lazyScreen(() => import('./session/SessionTools'), 'SessionTools');

/** The part of the navigation that depends on the person. */
function PersonTools() {
  if (readApiBase() === undefined) {
    return (
      <>
        <OrganizationSwitcher />
        <ThemeToggle />
        <SampleUserMenu />
      </>
    );
  }
  return (
    <LazyBoundary>
      <SessionTools />
    </LazyBoundary>
  );
}

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
      {layout === 'app' && isOpen ? <TopNav tools={<PersonTools />} /> : null}
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
