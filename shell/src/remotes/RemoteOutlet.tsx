import type { ReactNode } from 'react';
import { useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary, LazyBoundary, OnMount, ScreenLoadError, useArrival } from 'shared-ui';
import type { RemoteName } from '../../../federation.config';
import { recoverFromMissingFile, retryScreen } from '../releases/recover';
import { NotFound } from '../screens/NotFound';
import { RemoteFailure, RemoteLoading } from './RemoteStates';
import { useRemote, useRemoteStore } from './useRemote';

interface RemoteOutletProps {
  /** The owner of the current path; undefined where nobody owns it. */
  readonly name: RemoteName | undefined;
}

/** The area below the navigation: one remote's screens, or what stands in for them. */
export function RemoteOutlet({ name }: RemoteOutletProps) {
  const location = useLocation();
  const arrive = useArrival(location, useNavigationType() === 'POP');
  const arrival = <OnMount key={location.pathname} run={arrive} />;
  if (name) return <RemoteArea key={name} name={name} arrival={arrival} />;
  return (
    <>
      <NotFound />
      {arrival}
    </>
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
  switch (remote.status) {
    case 'idle':
    case 'loading':
      return <RemoteLoading name={name} />;
    case 'failed':
      return (
        <>
          <RemoteFailure
            name={name}
            failure={remote.failure}
            onRetry={() => {
              // A new page is the only one that asks again for a part that did not come.
              if (remote.failure === 'incomplete') window.location.reload();
              else store.retry(name);
            }}
          />
          {arrival}
        </>
      );
    case 'ready':
      return (
        <ErrorBoundary
          key={pathname}
          onError={(error) => void recoverFromMissingFile(error)}
          fallback={(error, reset) => (
            <RemoteFailure
              name={name}
              failure={error instanceof ScreenLoadError ? 'incomplete' : 'crashed'}
              onRetry={() => void retryScreen(error, reset)}
            />
          )}
        >
          <LazyBoundary fallback={<RemoteLoading name={name} />}>
            <RemoteScreens routes={remote.routes} />
            {arrival}
          </LazyBoundary>
        </ErrorBoundary>
      );
  }
}

function RemoteScreens({ routes }: { readonly routes: RouteObject[] }) {
  // The last route keeps the router from complaining about a path that the remote does not know.
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
