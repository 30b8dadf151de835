import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LOAD_LIMIT_MILLIS, lazyScreen, Page } from '@standby/shared-ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteNames, remotes, type RemoteDefinition } from '@standby/federation-config';
import { arrivedOutline } from './screens/Outline';
import { renderShell, routesOf } from './testing/render-shell';

const heading = () => screen.getByRole('heading', { level: 1 });
const tabs = () => screen.queryByRole('link', { name: 'Presentations' });
/** A remote that has no screen at the path. */
const nothingAt = () => Promise.resolve<RouteObject[]>([{ path: '/elsewhere', element: null }]);
const pending = () => new Promise<never>(() => undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the screen at a path', () => {
  it.each(remoteNames)('comes from the remote that owns the path: %s', async (name) => {
    const { paths, layout, fullscreen = [] }: RemoteDefinition = remotes[name];
    const path = name === 'live' ? '/room/hamlet' : (paths[0] ?? '');
    const { load } = renderShell({ path });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      `A screen of ${name}`,
    );
    expect(load.mock.calls.map(([loaded]) => loaded)).toEqual([name]);
    expect(screen.getByRole('main')).toContainElement(heading());
    expect(tabs() !== null).toBe(layout === 'app' && !fullscreen.includes(path));
  });

  it.each(['/room/hamlet/viewer', '/room/hamlet/ask'])('fills the window: %s', async (path) => {
    renderShell({ path });

    expect(await screen.findByRole('heading')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('changes when a link is followed: heading, focus and current tab, with one load for each remote', async () => {
    const { user, load, address } = renderShell({ path: '/dashboard' });
    await screen.findByText('A screen of productions');

    for (const [tab, path, owner] of [
      ['Rooms', '/rooms', 'venue'],
      ['Devices', '/devices', 'venue'],
      ['Presentations', '/dashboard', 'productions'],
    ] as const) {
      await user.click(screen.getByRole('link', { name: tab }));
      expect(address()).toBe(path);
      expect(await screen.findByText(`A screen of ${owner}`)).toHaveFocus();
      expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
      expect(document.title).toBe(`A screen of ${owner} · Standby`);
    }
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('preloads its scripts as soon as the path is known', async () => {
    const { user, preload } = renderShell({ path: '/dashboard' });
    await screen.findByText('A screen of productions');
    expect(preload).toHaveBeenLastCalledWith('/dashboard');

    await user.click(screen.getByRole('link', { name: 'Rooms' }));
    expect(preload).toHaveBeenLastCalledWith('/rooms');
  });
});

describe('a path without a screen', () => {
  it.each([
    '/nope',
    '/rooms/nope',
    '/auth/nope',
    '/room/%E0%A4%A',
    '/%5Cevil',
    '/__proto__',
    '/<img src=x onerror=alert(1)>',
  ])('shows the path, keeps the navigation and offers a way out: %s', async (path) => {
    const { user, address } = renderShell({ path, load: nothingAt });

    expect(await screen.findByText('This page does not exist')).toBeVisible();
    expect(document.title).toBe('Not found · Standby');
    expect(screen.getAllByRole('heading')).toEqual([heading()]);
    expect(screen.getByRole('main')).toContainElement(heading());
    expect(screen.getByText(/^Nothing answers at /u)).toHaveTextContent(
      `Nothing answers at ${path}. The link may be mistyped`,
    );
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    expect(address()).toBe('/dashboard');
  });
});

describe('a remote that is loading', () => {
  it.each([
    ['/rooms', 'Loading Venue'],
    ['/terms', 'Loading Welcome pages'],
  ])('is announced, and the navigation works: %s', (path, words) => {
    renderShell({ path, load: pending });

    expect(screen.getByText(words)).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link').length,
    ).toBeGreaterThan(0);
  });

  it('says so in the first frame of a page, and after a moment where a person goes on from another', async () => {
    const { user } = renderShell({ path: '/rooms', load: pending });
    const state = () => screen.getByText(/^Loading/u).closest('[data-loading]');
    expect(state()).toHaveAttribute('data-loading', 'first');
    await user.click(screen.getByRole('link', { name: 'Presentations' }));
    expect(state()).toHaveAttribute('data-loading', 'next');
  });

  it('shows the outline that the page arrived with, but not for a screen that a person goes on to', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<div data-outline><h1>Rooms</h1> <p>in outline</p></div>';
    const { user } = renderShell({ path: '/rooms', load: pending, outline: arrivedOutline(page) });
    expect(screen.getByText('in outline')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText('Loading Venue')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Presentations' }));
    expect(screen.getByText('Loading Productions')).toBeVisible();
    expect(screen.queryByText('in outline')).not.toBeInTheDocument();
  });

  it('shows one loading state until its screen has loaded too', async () => {
    let resolveRoutes: (routes: RouteObject[]) => void = () => undefined;
    let resolveScreen: (module: { default: () => ReactNode }) => void = () => undefined;
    const Rooms = lazyScreen(
      () =>
        new Promise<{ default: () => ReactNode }>((resolve) => {
          resolveScreen = resolve;
        }),
    );
    const load = () =>
      new Promise<RouteObject[]>((resolve) => {
        resolveRoutes = resolve;
      });
    renderShell({ path: '/rooms', load });
    const loading = screen.getByText('Loading Venue');

    await act(async () => resolveRoutes([{ path: '/rooms', element: <Rooms /> }]));
    // The same element: a new one would start its animation again.
    expect(screen.getByText('Loading Venue')).toBe(loading);

    await act(async () => resolveScreen({ default: () => <Page title="Rooms" /> }));
    expect(heading()).toHaveTextContent('Rooms');
    expect(loading).not.toBeInTheDocument();
  });

  it('fails after 10 seconds, and is shown when it arrives later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let arrive: (routes: RouteObject[]) => void = () => undefined;
    const arrival = new Promise<RouteObject[]>((resolve) => {
      arrive = resolve;
    });
    renderShell({ path: '/rooms', load: () => arrival });

    act(() => void vi.advanceTimersByTime(LOAD_LIMIT_MILLIS));
    expect(heading()).toHaveTextContent('Venue did not load');
    expect(screen.getByText('It did not arrive within 10 seconds.')).toBeVisible();

    await act(async () => arrive(routesOf('venue')));
    expect(heading()).toHaveTextContent('A screen of venue');
  });
});
