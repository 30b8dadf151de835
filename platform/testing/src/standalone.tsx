import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  Link,
  useLocation,
  useNavigationType,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import {
  LazyBoundary,
  Page,
  Spinner,
  OnMount,
  ThemeToggle,
  ToastProvider,
  useScrollAndFocusRestoration,
} from '@standby/shared-ui';
import { ownerOf, remotes, type RemoteName, type RemotePlace } from '@standby/federation-config';
import { mainArea } from '@standby/contracts';
import * as S from './standalone.styles';

/** A remote as its standalone page describes it. */
export interface StandaloneRemote extends Pick<RemotePlace, 'title' | 'paths'> {
  readonly package: string;
  /** Layout of the pages; `app` by default. */
  readonly layout?: RemotePlace['layout'];
}

interface StandaloneProps {
  readonly remote: StandaloneRemote;
  readonly routes: RouteObject[];
}

/** The fake shell of a standalone page: the remote's routes in a router, a theme and toasts. */
export function Standalone({ remote, routes }: StandaloneProps) {
  const location = useLocation();
  const restore = useScrollAndFocusRestoration(location, useNavigationType() === 'POP');
  const isPublic = remote.layout === 'public';
  const inMain = (part: ReactNode) => <main {...mainArea}>{part}</main>;
  const foreign = <ForeignPath remote={remote} pathname={location.pathname} />;
  const screen = useRoutes([
    ...routes,
    { path: '*', element: isPublic ? inMain(foreign) : foreign },
  ]);
  const content = (
    <LazyBoundary key={location.pathname} fallback={<Spinner label="Loading" />}>
      {screen}
      <OnMount run={restore} />
    </LazyBoundary>
  );
  return (
    <>
      <S.Bar aria-label={`${remote.package} alone`}>
        <strong>{remote.package}</strong>
        {remote.paths.map((path) => (
          <Link key={path} to={path.replaceAll(/:\w+/gu, '1')}>
            {path}
          </Link>
        ))}
        <ThemeToggle />
      </S.Bar>
      {isPublic ? content : inMain(content)}
    </>
  );
}

interface ForeignPathProps {
  readonly remote: StandaloneRemote;
  readonly pathname: string;
}

/** Page at a path of another remote, or at a path without an owner. */
export function ForeignPath({ remote, pathname }: ForeignPathProps) {
  const owner = ownerOf(pathname);
  const known = owner && remotes[owner];
  const elsewhere = known?.package === remote.package ? undefined : known;
  return (
    <Page
      title={elsewhere ? elsewhere.title : 'Not found'}
      heading={
        elsewhere ? `${pathname} belongs to ${elsewhere.package}` : `No remote owns ${pathname}`
      }
    >
      <p>
        {elsewhere
          ? `In the composed app ${elsewhere.title} (${elsewhere.package}) answers here. This page runs ${remote.package} alone.`
          : `No remote lists this path; the composed app answers with its page for what is not found.`}
      </p>
    </Page>
  );
}

/**
 * Runs a remote's routes on its standalone page.
 *
 * @param remote name of one of the product's own remotes, or the description of another
 *   repository's remote
 */
export function mountStandalone(
  remote: RemoteName | StandaloneRemote,
  routes: RouteObject[],
): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <ToastProvider>
          <Standalone
            remote={typeof remote === 'string' ? remotes[remote] : remote}
            routes={routes}
          />
        </ToastProvider>
      </BrowserRouter>
    </StrictMode>,
  );
}
