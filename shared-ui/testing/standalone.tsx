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
import { ownerOf, remotes, type RemoteName } from '@standby/federation-config';
import { mainArea } from '@standby/shared-ui/contracts';
import * as S from './standalone.styles';

interface StandaloneProps {
  readonly name: RemoteName;
  readonly routes: RouteObject[];
}

/** The fake shell of a remote's own page: its routes in a router, a theme, toasts, and nothing else. */
export function Standalone({ name, routes }: StandaloneProps) {
  const location = useLocation();
  const restore = useScrollAndFocusRestoration(location, useNavigationType() === 'POP');
  const isPublic = remotes[name].layout === 'public';
  const inMain = (part: ReactNode) => <main {...mainArea}>{part}</main>;
  const foreign = <ForeignPath name={name} pathname={location.pathname} />;
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
      <S.Bar aria-label={`${remotes[name].package} alone`}>
        <strong>{remotes[name].package}</strong>
        {remotes[name].paths.map((path) => (
          <Link key={path} to={path}>
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
  readonly name: RemoteName;
  readonly pathname: string;
}

/** Shown at a path of another remote, or of nobody. */
export function ForeignPath({ name, pathname }: ForeignPathProps) {
  const owner = ownerOf(pathname);
  const elsewhere = owner && owner !== name ? remotes[owner] : undefined;
  return (
    <Page
      title={elsewhere ? elsewhere.title : 'Not found'}
      heading={
        elsewhere ? `${pathname} belongs to ${elsewhere.package}` : `Nobody owns ${pathname}`
      }
    >
      <p>
        {elsewhere
          ? `In the composed app ${elsewhere.title} (${elsewhere.package}) answers here. This page runs ${remotes[name].package} alone.`
          : `No remote lists this path; the composed app answers with its page for what is not found.`}
      </p>
    </Page>
  );
}

/** Runs a remote's routes on its standalone page. */
export function mountStandalone(name: RemoteName, routes: RouteObject[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <ToastProvider>
          <Standalone name={name} routes={routes} />
        </ToastProvider>
      </BrowserRouter>
    </StrictMode>,
  );
}
