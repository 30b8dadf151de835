import { act, fireEvent, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { Page } from '@standby/shared-ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteLoadError } from './failures/load-error';
import type { RemoteLoader } from './remotes/load-remote';
import { renderShell, routesOf } from './testing/render-shell';

/** Milliseconds after which a page prefetches. */
const SETTLED_MILLIS = 2000;

const routes: RouteObject[] = [
  {
    path: '/rooms',
    element: (
      <Page title="Rooms">
        <Link to="/create-room">Create room</Link>
        <Link to="/nope">Nowhere</Link>
        <a href="https://example.com/devices">Elsewhere</a>
      </Page>
    ),
  },
];

const loadVenue = () => Promise.resolve(routes);
const link = (name: string) => screen.getByRole('link', { name });
const prefetched = (preload: { mock: { calls: unknown[][] } }) =>
  preload.mock.calls.filter(([, priority]) => priority === 'low').map(([path]) => path);

/** Gives every link the test's position, because jsdom has no layout. */
function placeLinks(place: Partial<DOMRect>): void {
  const { top = 0, bottom = 40, width = 80 } = place;
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, width, bottom - top),
  );
}

async function settle(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(SETTLED_MILLIS));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('pointer or focus on a link', () => {
  it.each([
    ['the pointer', fireEvent.pointerOver],
    ['the focus', fireEvent.focusIn],
  ])('fetches remote and screen, and changes nothing on the page: %s', async (_, point) => {
    const { load, preload, address } = renderShell({ path: '/rooms', load: loadVenue });
    await act(() => vi.advanceTimersByTimeAsync(0));

    point(link('Presentations'));
    expect(preload).toHaveBeenLastCalledWith('/dashboard');
    expect(load).toHaveBeenLastCalledWith('productions', 0);
    expect(address()).toBe('/rooms');
  });

  it.each(['Nowhere', 'Elsewhere'])('that leaves the app fetches nothing: %s', async (name) => {
    const { load, preload } = renderShell({ path: '/rooms', load: loadVenue });
    await act(() => vi.advanceTimersByTimeAsync(0));
    preload.mockClear();

    fireEvent.pointerOver(link(name));
    expect(preload).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('leads to a visit that loads the remote again if the prefetch failed', async () => {
    const load = vi.fn<RemoteLoader['load']>((name) =>
      name === 'venue' ? loadVenue() : Promise.resolve(routesOf(name)),
    );
    load
      .mockImplementationOnce(loadVenue)
      .mockImplementationOnce((name) => Promise.reject(new RemoteLoadError(name, 'unreachable')));
    const { onFailure } = renderShell({ path: '/rooms', load });
    await act(() => vi.advanceTimersByTimeAsync(0));

    fireEvent.pointerOver(link('Presentations'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.click(link('Presentations'));
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A screen of productions');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('a page some time after a navigation', () => {
  it('fetches the screens behind the links in the viewport, each once and with low priority', async () => {
    placeLinks({});
    const { preload, load } = renderShell({ path: '/rooms', load: loadVenue });
    await act(() => vi.advanceTimersByTimeAsync(SETTLED_MILLIS - 1));
    expect(prefetched(preload)).toEqual([]);

    await settle();
    expect(prefetched(preload)).toEqual(['/', '/dashboard', '/devices', '/create-room']);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['below the window', { top: 5_000, bottom: 5_040 }],
    ['above it', { top: -80, bottom: -40 }],
    ['not rendered', { width: 0 }],
  ])('does not fetch links that are %s', async (_, place) => {
    placeLinks(place);
    const { preload } = renderShell({ path: '/rooms', load: loadVenue });

    await settle();
    expect(preload.mock.calls).toEqual([['/rooms']]);
  });
});

it('prefetches nothing when the browser saves data', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  );
  placeLinks({});
  const { preload, load } = renderShell({ path: '/rooms', load: loadVenue });
  await settle();

  fireEvent.pointerOver(link('Presentations'));
  expect(preload.mock.calls).toEqual([['/rooms']]);
  expect(load).toHaveBeenCalledOnce();
});
