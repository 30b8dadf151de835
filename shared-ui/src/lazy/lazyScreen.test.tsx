import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { LazyBoundary } from './LazyBoundary';
import { LazyPart } from './LazyPart';
import { LOAD_LIMIT_MILLIS } from './load-limit';
import { lazyScreen, ScreenLoadError, type LazyScreen, type ScreenModule } from './lazyScreen';

interface RoomsProps {
  count: number;
}

const MILLIS_PER_HOUR = 3_600_000;

const roomsModule: ScreenModule<RoomsProps> = {
  default: ({ count }) => <h1>Rooms {count}/10</h1>,
};

function renderScreen(Screen: LazyScreen<RoomsProps>) {
  return render(
    <ErrorBoundary
      fallback={(error, reset) => (
        <button type="button" onClick={reset}>
          {String(error)} Retry
        </button>
      )}
    >
      <LazyBoundary fallback="Loading">
        <Screen count={4} />
      </LazyBoundary>
    </ErrorBoundary>,
    { onCaughtError: () => undefined },
  );
}

describe('lazyScreen', () => {
  it('shows the fallback and then the screen with its props', async () => {
    renderScreen(lazyScreen(() => Promise.resolve(roomsModule)));
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Rooms 4/10' })).toBeVisible();
  });

  it('shows the named export of a module', async () => {
    const load = () => Promise.resolve({ Rooms: roomsModule.default, ROWS: 4 });
    renderScreen(lazyScreen(load, 'Rooms'));
    expect(await screen.findByRole('heading', { name: 'Rooms 4/10' })).toBeVisible();
  });

  it('appears as soon as its code has loaded, while React alone would wait', async () => {
    let resolve: (module: ScreenModule<RoomsProps>) => void = () => undefined;
    const load = (): Promise<ScreenModule<RoomsProps>> =>
      new Promise((keep) => {
        resolve = keep;
      });
    renderScreen(lazyScreen(load));
    // React alone keeps a fallback for 300 ms. By a clock that was set back, it would keep it for
    // an hour more.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() - MILLIS_PER_HOUR);
    resolve(roomsModule);
    expect(await screen.findByRole('heading', { name: 'Rooms 4/10' })).toBeVisible();
  });

  it('loads once for any number of places and visits', async () => {
    const load = vi.fn(() => Promise.resolve(roomsModule));
    const Rooms = lazyScreen(load);
    expect(await Rooms.preload()).toBe(true);
    const { unmount } = renderScreen(Rooms);
    await screen.findByRole('heading');
    unmount();
    renderScreen(Rooms);
    await screen.findByRole('heading');
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again after a failure, once the boundary is reset', async () => {
    const load = vi
      .fn<() => Promise<ScreenModule<RoomsProps>>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValue(roomsModule);
    renderScreen(lazyScreen(load));
    await userEvent.click(await screen.findByRole('button', { name: /did not load.* Retry/u }));
    expect(await screen.findByRole('heading')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('requests the failed address with another query, because browsers remember a failure', async () => {
    const load = vi
      .fn<() => Promise<ScreenModule<RoomsProps>>>()
      .mockRejectedValue(
        new TypeError('Failed to fetch dynamically imported module: http://localhost/Rooms.js'),
      );
    renderScreen(lazyScreen(load));
    await userEvent.click(await screen.findByRole('button', { name: /Retry/u }));
    // This test has no server; the browser suite covers the success.
    await screen.findByRole('button', { name: /Retry/u });
    expect(load).toHaveBeenCalledOnce();
  });

  it('names a module without a default export, and renders it once it has one', async () => {
    const errors: unknown[] = [];
    const load = vi
      .fn<() => Promise<ScreenModule<RoomsProps>>>()
      .mockResolvedValueOnce({} as ScreenModule<RoomsProps>)
      .mockResolvedValue(roomsModule);
    const Rooms = lazyScreen(
      Object.assign(() => load(), { toString: () => 'import("/Rooms.tsx")' }),
    );
    render(
      <ErrorBoundary
        onError={(error) => errors.push(error instanceof ScreenLoadError && error.cause)}
        fallback={(_error, reset) => (
          <button type="button" onClick={reset}>
            Retry
          </button>
        )}
      >
        <LazyBoundary>
          <Rooms count={4} />
        </LazyBoundary>
      </ErrorBoundary>,
      { onCaughtError: () => undefined },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading')).toBeVisible();
    expect(errors).toEqual([new TypeError('no default export: import("/Rooms.tsx")')]);
  });

  it('fails a part that does not arrive in time, and shows it at Retry after it has arrived', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (millis) => vi.advanceTimersByTime(millis) });
    let arrive: (module: ScreenModule<RoomsProps>) => void = () => undefined;
    const Rooms = lazyScreen(
      () =>
        new Promise<ScreenModule<RoomsProps>>((resolve) => {
          arrive = resolve;
        }),
    );
    const onMissing = vi.fn();
    render(
      <LazyPart
        fallback="Loading"
        onMissing={onMissing}
        renderMissing={(retry) => (
          <button type="button" onClick={retry}>
            Retry
          </button>
        )}
      >
        <Rooms count={4} />
      </LazyPart>,
      { onCaughtError: () => undefined },
    );
    expect(screen.getByText('Loading')).toBeVisible();
    act(() => void vi.advanceTimersByTime(LOAD_LIMIT_MILLIS));
    expect(onMissing).toHaveBeenCalledOnce();
    arrive(roomsModule);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Rooms 4/10' })).toBeVisible();
  });

  it('keeps a failed preload quiet until the screen is shown', async () => {
    const failing = vi.fn(() => Promise.reject(new TypeError('offline')));
    expect(await lazyScreen(failing).preload()).toBe(false);
    expect(failing).toHaveBeenCalledOnce();
  });

  it('loads at the visit if the failed preload asked for that', async () => {
    const load = vi
      .fn<() => Promise<ScreenModule<RoomsProps>>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValue(roomsModule);
    const Rooms = lazyScreen(load);
    expect(await Rooms.preload('retry')).toBe(false);
    renderScreen(Rooms);
    expect(await screen.findByRole('heading')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
