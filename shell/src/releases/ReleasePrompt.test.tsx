import { act, screen } from '@testing-library/react';
import { eventNames, sendEvent } from 'shared-ui/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { ASK_EVERY_MILLIS } from './useNewRelease';

const offer = () => screen.queryByText('A new version of Standby is ready');

/** Until answers are there and drawn; the first toast loads its code. */
async function settle(millis = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(millis));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** What coming back to the window does. */
async function comeBack(visibilityState: DocumentVisibilityState = 'visible'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
}

async function tellTimer(isRunning: boolean): Promise<void> {
  act(() => sendEvent(eventNames.timerRunning, { isRunning }));
  // A toast that is taken back leaves when its animation is over.
  await settle(1_000);
}

function renderWith(hasMoved: () => Promise<boolean>): void {
  renderShell({ path: '/rooms', load: () => new Promise(() => undefined), hasMoved });
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a release', () => {
  it('is offered when the person comes back, and asked for no more', async () => {
    const hasMoved = vi.fn(() => Promise.resolve(true));
    renderWith(hasMoved);
    expect(offer()).toBeNull();

    await comeBack();
    expect(offer()).toBeVisible();
    expect(screen.getByText('Load it when it suits you. What you keep here stays.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await comeBack();
    await settle(ASK_EVERY_MILLIS);
    expect(hasMoved).toHaveBeenCalledOnce();
    // It stays until the person decides.
    expect(offer()).toBeVisible();
  });

  it('is offered to a page that is looked at, after five minutes', async () => {
    renderWith(() => Promise.resolve(true));

    await settle(ASK_EVERY_MILLIS - 1);
    expect(offer()).toBeNull();
    await settle(1);
    expect(offer()).toBeVisible();
  });

  it('is offered once the timer stands that ran when it came', async () => {
    renderWith(() => Promise.resolve(true));
    await tellTimer(true);

    await comeBack();
    expect(offer()).toBeNull();
    await tellTimer(false);
    expect(offer()).toBeVisible();
  });

  it('is offered no longer when a timer starts', async () => {
    renderWith(() => Promise.resolve(true));
    await comeBack();
    expect(offer()).toBeVisible();

    await tellTimer(true);
    expect(offer()).toBeNull();
  });
});

describe('nothing is offered', () => {
  it.each([
    ['the registry is as it was', () => Promise.resolve(false)],
    ['the registry cannot be read', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('where %s, and it is asked again', async (_, answer) => {
    const hasMoved = vi.fn<() => Promise<boolean>>(answer);
    renderWith(hasMoved);

    await comeBack();
    expect(offer()).toBeNull();
    await settle(ASK_EVERY_MILLIS);
    expect(offer()).toBeNull();
    expect(hasMoved).toHaveBeenCalledTimes(2);
  });

  it('to a window that nobody sees, which does not even ask', async () => {
    const hasMoved = vi.fn(() => Promise.resolve(true));
    renderWith(hasMoved);

    await comeBack('hidden');
    await settle(ASK_EVERY_MILLIS);
    expect(hasMoved).not.toHaveBeenCalled();
    expect(offer()).toBeNull();
  });
});
