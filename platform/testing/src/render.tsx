import { render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { LazyBoundary, ToastProvider } from '@standby/shared-ui';

function Routes({ routes }: { readonly routes: RouteObject[] }) {
  const { pathname, search } = useLocation();
  const element = useRoutes([...routes, { path: '*', element: null }]);
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <LazyBoundary fallback="Loading">{element}</LazyBoundary>
    </>
  );
}

export interface RenderedRoutes {
  readonly user: UserEvent;
  /** The router's current path and query. */
  readonly address: () => string;
}

/**
 * Renders a remote's routes as a shell does, with a router, toasts and lazy screens. An unknown
 * path renders nothing; {@link RenderedRoutes.address} tells the destination of a link.
 *
 * @param options.path initial path of the router
 * @param options.advanceTimers for tests with fake timers: `vi.advanceTimersByTime`
 */
export function renderRoutes(
  routes: RouteObject[],
  {
    path,
    advanceTimers,
  }: { readonly path: string; readonly advanceTimers?: (millis: number) => void },
): RenderedRoutes {
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <Routes routes={routes} />
      </ToastProvider>
    </MemoryRouter>,
  );
  return { user, address: () => screen.getByLabelText('Address').textContent };
}
