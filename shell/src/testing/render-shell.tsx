import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, type RouteObject } from 'react-router-dom';
import { Page } from '@standby/shared-ui';
import { vi, type Mock } from 'vitest';
import { mainArea } from '@standby/contracts';
import { NO_OVERRIDES } from '../overrides/no-overrides';
import type { RemoteLoader } from '../remotes/load-remote';
import { placeOf, type RemoteName } from '../composition/places';
import { createRemoteStore } from '../remotes/remote-store';
import { OutlineContext } from '../screens/Outline';
import { ShellRoot, type ShellRootProps } from '../ShellRoot';

type Load = RemoteLoader['load'];

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{pathname + search + hash}</output>;
}

interface RenderShellOptions {
  /** Path at which the router starts. */
  readonly path: string;
  /** Replaces the remotes' servers. By default every remote shows a heading at each of its paths. */
  readonly load?: Load;
  readonly hasNewRelease?: RemoteLoader['hasNewRelease'];
  readonly remoteInfo?: RemoteLoader['remoteInfo'];
  readonly overrides?: ShellRootProps['overrides'];
  /** Outline of the first screen, which the page arrived with. */
  readonly outline?: ReactNode;
}

interface RenderedShell {
  readonly user: UserEvent;
  /** Current path, query and fragment of the router. */
  readonly address: () => string;
  readonly load: Mock<Load>;
  readonly preload: Mock<RemoteLoader['preload']>;
  /** Called with each failure of a remote that is on the screen. */
  readonly onFailure: Mock<(error: unknown) => void>;
}

/**
 * Returns routes of a remote that shows its name at each of its paths; a public page brings its own
 * `main`.
 */
export function routesOf(name: RemoteName): RouteObject[] {
  const page = <Page title={`A screen of ${name}`} />;
  const isPublic = placeOf(name)?.layout === 'public';
  return [{ path: '*', element: isPublic ? <main {...mainArea}>{page}</main> : page }];
}

/** Renders the shell without the federation runtime: store, navigation and screens with a given `load`. */
export function renderShell(options: RenderShellOptions): RenderedShell {
  const { path, overrides = NO_OVERRIDES } = options;
  const load = vi.fn<Load>(options.load ?? ((name) => Promise.resolve(routesOf(name))));
  const preload = vi.fn<RemoteLoader['preload']>(() => Promise.resolve());
  const onFailure = vi.fn<(error: unknown) => void>();
  const loader = {
    remoteInfo: options.remoteInfo ?? (() => ({})),
    hasNewRelease: options.hasNewRelease ?? (() => Promise.resolve(false)),
  };
  // jsdom has neither of these functions.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  const user = userEvent.setup({
    // jsdom has no layout, so nothing can cover a button; the check only takes time.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <OutlineContext value={options.outline}>
        <ShellRoot
          remoteStore={createRemoteStore(
            {
              load,
              preload,
              hasOtherRelease: () => Promise.resolve(false),
              giveUpOverride: () => false,
              dropOverride: () => false,
            },
            onFailure,
          )}
          overrides={overrides}
          loader={loader}
        />
      </OutlineContext>
    </MemoryRouter>,
    // Error boundaries handle what a screen throws; error reports have tests of their own.
    { onCaughtError: () => undefined },
  );
  return {
    user,
    address: () => screen.getByLabelText('Address').textContent,
    load,
    preload,
    onFailure,
  };
}
