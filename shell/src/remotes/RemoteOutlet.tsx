import type { ReactNode } from 'react';
import { useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import {
  ErrorBoundary,
  LazyBoundary,
  OnMount,
  ScreenLoadError,
  useScrollAndFocusRestoration,
} from 'shared-ui';
import type { RemoteName } from '../../../federation.config';
import { recoverFromMissingFile, retryOnNewPage } from '../releases/recover';
import { NotFound } from '../screens/NotFound';
import type { LoadFailure } from './load-error';
import { RemoteFailure, RemoteLoading } from './RemoteStates';
import { useRemote, useRemoteStore } from './useRemote';

interface RemoteOutletProps {
  /** The owner of the current path; undefined where nobody owns it. */
  readonly name: RemoteName | undefined;
  readonly refetch: (pathname: string) => Promise<boolean>;
}

/** A browser keeps a module that did not load as long as the page lives, whatever is tried in it. */
const NEEDS_NEW_PAGE: ReadonlySet<LoadFailure> = new Set(['incomplete', 'broken']);

/** The area below the navigation: one remote's screens, or what stands in for them. */
export function RemoteOutlet({ name, refetch }: RemoteOutletProps) {
  const location = useLocation();
  const arrive = useScrollAndFocusRestoration(location, useNavigationType() === 'POP');
  const arrival = <OnMount key={location.pathname} run={arrive} />;
  if (name) return <RemoteArea key={name} name={name} refetch={refetch} arrival={arrival} />;
  return (
    <>
      <NotFound />
      {arrival}
    </>
  );
}

interface RemoteAreaProps extends RemoteOutletProps {
  readonly name: RemoteName;
  readonly arrival: ReactNode;
}

function RemoteArea({ name, refetch, arrival }: RemoteAreaProps) {
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
              const retry = (): void => store.retry(name);
              if (NEEDS_NEW_PAGE.has(remote.failure)) {
                void retryOnNewPage(() => refetch(pathname), retry);
              } else retry();
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
              onRetry={() => {
                if (error instanceof ScreenLoadError) {
                  void retryOnNewPage(() => refetch(pathname), reset);
                } else reset();
              }}
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
