import { lazy, type ReactNode } from 'react';
import { useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import {
  ErrorBoundary,
  LazyBoundary,
  lazyScreen,
  OnMount,
  ScreenLoadError,
  useIsLate,
  useScrollAndFocusRestoration,
} from '@standby/shared-ui';
import { mainArea } from '@standby/contracts';
import { layoutAt } from '../composition/layout-at';
import type { RemoteName } from '../composition/places';
import type { RemoteState } from '../remotes/remote-store';
import { useRemote, useRemoteStore } from '../remotes/useRemote';
import { RemoteFailure, RemoteLoading } from './RemoteStates';
import { useStuckScreen } from './useStuckScreen';

const NotFound = lazyScreen(() => import('./NotFound'), 'NotFound');

interface RemoteOutletProps {
  /** Owner of the current path; undefined for a path without an owner. */
  readonly name: RemoteName | undefined;
}

/**
 * Suspends like a lazy screen. Loading a remote and loading its screen then share one fallback
 * element, so a person sees one loading state. The store renders the area again when the state
 * changes.
 */
const PendingRoutes = lazy(() => new Promise<never>(() => undefined));

/** The area below the navigation: one remote's screens, or their loading and failure states. */
export function RemoteOutlet({ name }: RemoteOutletProps) {
  const location = useLocation();
  const arrive = useScrollAndFocusRestoration(location, useNavigationType() === 'POP');
  const arrival = <OnMount key={location.pathname} run={arrive} />;
  if (name) {
    const area = <RemoteArea key={name} name={name} arrival={arrival} />;
    // A public page has its own header and footer around its `main`.
    return layoutAt(location.pathname) === 'public' ? area : <main {...mainArea}>{area}</main>;
  }
  return (
    <LazyBoundary>
      <NotFound />
      {arrival}
    </LazyBoundary>
  );
}

interface RemoteAreaProps {
  readonly name: RemoteName;
  readonly arrival: ReactNode;
}

function RemoteArea({ name, arrival }: RemoteAreaProps) {
  const remote = useRemote(name);
  const store = useRemoteStore();
  const { pathname } = useLocation();
  const [isStuck, resumeStuck] = useStuckScreen(name, pathname);

  if (isStuck) {
    return (
      <>
        <RemoteFailure name={name} failure="crashed" onRetry={resumeStuck} />
        {arrival}
      </>
    );
  }
  if (remote.status === 'failed') {
    return (
      <>
        <RemoteFailure name={name} failure={remote.failure} onRetry={() => store.retry(name)} />
        {arrival}
      </>
    );
  }
  return (
    <ErrorBoundary
      key={pathname}
      // A retry of the remote replaces the screen that failed.
      resetKey={remote.status}
      onError={(error) => {
        if (error instanceof ScreenLoadError) void store.recover(name);
      }}
      fallback={(error, reset) => (
        <RemoteFailure
          name={name}
          failure={error instanceof ScreenLoadError ? error.failure : 'crashed'}
          onRetry={error instanceof ScreenLoadError ? () => store.retry(name) : reset}
        />
      )}
    >
      <LazyBoundary fallback={<ScreenFallback name={name} status={remote.status} />}>
        {remote.status === 'ready' ? <RemoteScreens routes={remote.routes} /> : <PendingRoutes />}
        {arrival}
      </LazyBoundary>
    </ErrorBoundary>
  );
}

interface ScreenFallbackProps {
  readonly name: RemoteName;
  readonly status: RemoteState['status'];
}

/**
 * Fallback while a remote or its screen loads. The store limits the time of the remote; then the
 * screen has its own limit. A late screen still replaces this fallback.
 */
function ScreenFallback({ name, status }: ScreenFallbackProps) {
  const store = useRemoteStore();
  const isLate = useIsLate(status === 'ready');
  if (!isLate) return <RemoteLoading name={name} />;
  return (
    <>
      <RemoteFailure name={name} failure="slow" onRetry={() => store.retry(name)} />
      <OnMount run={() => store.failSlowScreen(name)} />
    </>
  );
}

function RemoteScreens({ routes }: { readonly routes: RouteObject[] }) {
  // The last route prevents a warning of the router about a path that the remote does not know.
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
