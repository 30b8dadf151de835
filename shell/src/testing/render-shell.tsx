import { render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, type RouteObject } from 'react-router-dom';
import { Page } from 'shared-ui';
import { vi, type Mock } from 'vitest';
import type { RemoteName } from '../../../federation.config';
import { NO_OVERRIDES } from '../overrides/no-overrides';
import type { RemoteLoader } from '../remotes/load-remote';
import { createRemoteStore } from '../remotes/remote-store';
import { ShellRoot, type ShellRootProps } from '../ShellRoot';

type Load = RemoteLoader['load'];

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{pathname + search + hash}</output>;
}

export interface RenderShellOptions {
  /** Where the router starts. */
  readonly path: string;
  /** Answers in the place of the remotes' servers; by default every remote is a heading at each of its paths. */
  readonly load?: Load;
  readonly hasMoved?: RemoteLoader['hasMoved'];
  readonly known?: RemoteLoader['known'];
  readonly overrides?: ShellRootProps['overrides'];
}

export interface RenderedShell {
  readonly user: UserEvent;
  /** Path, query and fragment at which the router stands. */
  readonly address: () => string;
  readonly load: Mock<Load>;
  readonly preload: Mock<RemoteLoader['preload']>;
  /** Failures that somebody waited for. */
  readonly onFailure: Mock<(error: unknown) => void>;
}

/** Routes of a remote that answers at each of its paths with its name. */
export function routesOf(name: RemoteName): RouteObject[] {
  return [{ path: '*', element: <Page title={`A screen of ${name}`} /> }];
}

/** Renders the shell without a federation: its own store, navigation and screens over a given load. */
export function renderShell(options: RenderShellOptions): RenderedShell {
  const { path, overrides = NO_OVERRIDES } = options;
  const load = vi.fn<Load>(options.load ?? ((name) => Promise.resolve(routesOf(name))));
  const preload = vi.fn<RemoteLoader['preload']>(() => Promise.resolve());
  const onFailure = vi.fn<(error: unknown) => void>();
  const loader = {
    preload,
    refetch: () => Promise.resolve(false),
    known: options.known ?? (() => ({})),
    hasMoved: options.hasMoved ?? (() => Promise.resolve(false)),
  };
  // What jsdom lacks: the system's theme, and a window that scrolls.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  const user = userEvent.setup({
    // jsdom draws nothing that could lie over a button, and takes long to find that out.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <ShellRoot
        remoteStore={createRemoteStore(load, onFailure)}
        overrides={overrides}
        loader={loader}
      />
    </MemoryRouter>,
    // What a screen throws is for its boundary; the shell's own report is tested by itself.
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
