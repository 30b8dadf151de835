import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LOAD_LIMIT_MILLIS, lazyScreen, Page } from '@standby/shared-ui';
import { describe, expect, it, vi } from 'vitest';
import type { RemoteName } from './composition/places';
import { RemoteLoadError } from './failures/load-error';
import { paths } from '@standby/contracts';
import { renderShell, routesOf } from './testing/render-shell';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const retry = () => screen.getByRole('button', { name: 'Retry' });
const follow = (name: string) => screen.getByRole('link', { name });

/** Loads all remotes except venue. */
const venueFails = (name: RemoteName): Promise<RouteObject[]> =>
  name === 'venue'
    ? Promise.reject(new RemoteLoadError(name, 'unreachable'))
    : Promise.resolve(routesOf(name));

/** Loads venue with one screen at every path. */
const venueIs = (element: RouteObject['element']) => (name: RemoteName) =>
  Promise.resolve(name === 'venue' ? [{ path: '*', element }] : routesOf(name));

describe('a remote that does not load', () => {
  it('shows the reason, and that nothing is lost', async () => {
    const { onFailure } = renderShell({ path: '/rooms', load: venueFails });

    expect(await heading('Venue did not load')).toBeVisible();
    expect(document.title).toBe('Venue did not load · Standby');
    expect(screen.getByText('Its server does not answer.')).toBeVisible();
    expect(screen.getByText(/^What you keep here is not lost/u)).toBeVisible();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('loads at Retry, which is the next attempt', async () => {
    const load = vi.fn(venueFails);
    const shell = renderShell({ path: '/rooms', load });
    await heading('Venue did not load');

    await shell.user.click(retry());
    expect(await heading('Venue did not load')).toBeVisible();
    load.mockImplementation((name) => Promise.resolve(routesOf(name)));
    await shell.user.click(retry());

    expect(await heading('A screen of venue')).toHaveFocus();
    expect(shell.load.mock.calls).toEqual([
      ['venue', 0],
      ['venue', 1],
      ['venue', 2],
    ]);
  });

  it('reloads automatically on a paired device, which no person attends', async () => {
    vi.useFakeTimers();
    const load = vi.fn<(name: RemoteName) => Promise<RouteObject[]>>((name) =>
      Promise.reject(new RemoteLoadError(name, 'unreachable')),
    );
    renderShell({ path: paths.screen, load });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Its server does not answer.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(load).toHaveBeenCalledTimes(2);
    load.mockImplementation((name) => Promise.resolve(routesOf(name)));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A screen of screens');
    vi.useRealTimers();
  });

  it('does not affect the others, and is still missing when the person returns', async () => {
    const { user, load } = renderShell({ path: '/rooms', load: venueFails });
    await heading('Venue did not load');

    await user.click(follow('Presentations'));
    expect(await heading('A screen of productions')).toBeVisible();
    await user.click(follow('Rooms'));
    expect(await heading('Venue did not load')).toHaveFocus();
    expect(load.mock.calls.map(([name]) => name)).toEqual(['venue', 'productions']);
  });

  it.each([
    ['/rooms', 'Go to the front page', '/'],
    ['/auth/get-started', 'Go to the dashboard', '/dashboard'],
  ])('keeps the navigation and offers a way out: %s', async (path, link, target) => {
    const { user, address } = renderShell({
      path,
      load: (name) => Promise.reject(new RemoteLoadError(name, 'unreachable')),
    });
    await screen.findByRole('heading', { name: /did not load$/u });

    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
    await user.click(follow(link));
    expect(address()).toBe(target);
  });
});

describe('a screen that fails', () => {
  it('affects only itself, and recovers at Retry', async () => {
    let isFixed = false;
    function Rooms() {
      if (!isFixed) throw new Error('the set fell over');
      return <Page title="Rooms" />;
    }
    const { user, load } = renderShell({ path: '/rooms', load: venueIs(<Rooms />) });

    expect(await heading('Venue stopped working')).toBeVisible();
    expect(screen.getByText('Something in it failed while it was on the screen.')).toBeVisible();
    await user.click(follow('Presentations'));
    expect(await heading('A screen of productions')).toBeVisible();

    await user.click(follow('Rooms'));
    await heading('Venue stopped working');
    isFixed = true;
    await user.click(retry());
    expect(await heading('Rooms')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is retried when the person opens another screen of the same remote', async () => {
    let isFixed = false;
    function Screen() {
      if (!isFixed) throw new Error('the set fell over');
      return <Page title="Devices" />;
    }
    const { user } = renderShell({ path: '/rooms', load: venueIs(<Screen />) });
    await heading('Venue stopped working');

    isFixed = true;
    await user.click(follow('Devices'));
    expect(await heading('Devices')).toBeVisible();
  });

  it('because its module throws differs from one that does not arrive, and starts at Retry', async () => {
    const importRooms = vi
      .fn<() => Promise<{ default: () => ReactNode }>>()
      .mockRejectedValueOnce(new ReferenceError('stage is not defined'))
      .mockResolvedValue({ default: () => <Page title="Rooms" /> });
    const Rooms = lazyScreen(importRooms);
    const { user } = renderShell({ path: '/rooms', load: venueIs(<Rooms />) });

    expect(await heading('Venue did not start')).toBeVisible();
    expect(
      screen.getByText('All of it arrived, but it failed while it was starting.'),
    ).toBeVisible();
    await user.click(retry());
    expect(await heading('Rooms')).toBeVisible();
  });

  it('by never arriving is reported after 10 seconds, can be retried, and is shown when it arrives late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let arrive: (screen: { default: () => ReactNode }) => void = () => undefined;
    const lateScreen = (): ReactNode => {
      const Rooms = lazyScreen(
        () =>
          new Promise<{ default: () => ReactNode }>((resolve) => {
            arrive = resolve;
          }),
      );
      return <Rooms />;
    };
    const load = vi.fn(() => venueIs(lateScreen())('venue'));
    const { user, onFailure } = renderShell({ path: '/rooms', load });
    const expectLate = async (reports: number): Promise<void> => {
      expect(await screen.findByText('Loading Venue')).toBeVisible();
      await act(async () => void (await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MILLIS)));
      expect(await heading('Venue did not load')).toBeVisible();
      expect(screen.getByText('It did not arrive within 10 seconds.')).toBeVisible();
      expect(onFailure).toHaveBeenCalledTimes(reports);
    };

    await expectLate(1);
    await user.click(retry());
    expect(load).toHaveBeenCalledTimes(2);
    await expectLate(2);
    await act(async () => arrive({ default: () => <Page title="Rooms" /> }));
    expect(await heading('Rooms')).toBeVisible();
  });

  it('because of a missing file differs from one that throws, and loads at Retry', async () => {
    const importRooms = vi
      .fn<() => Promise<{ default: () => ReactNode }>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValue({ default: () => <Page title="Rooms" /> });
    const Rooms = lazyScreen(importRooms);
    const { user } = renderShell({ path: '/rooms', load: venueIs(<Rooms />) });

    expect(await heading('Venue did not load')).toBeVisible();
    expect(
      screen.getByText('A part of it, which this screen needs, did not arrive as it was built.'),
    ).toBeVisible();
    await user.click(retry());
    expect(await heading('Rooms')).toBeVisible();
  });
});
