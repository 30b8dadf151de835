import { act, screen } from '@testing-library/react';
import { eventNames, hearEvent, paths, sendEvent } from '@standby/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { CHECK_INTERVAL_MILLIS } from './useNewRelease';

const offer = () => screen.queryByText('A new version of Standby is ready');

/** Waits until answers are rendered. The first toast has to load its code. */
async function settle(millis = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(millis));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** Makes the page visible again. */
async function comeBack(visibilityState: DocumentVisibilityState = 'visible'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
}

async function tellTimer(isRunning: boolean): Promise<void> {
  act(() => sendEvent(eventNames.timerRunning, { isRunning }));
  // A toast is removed after its exit animation.
  await settle(1_000);
}

function renderWith(hasNewRelease: () => Promise<boolean>, path = '/rooms'): void {
  renderShell({ path, load: () => new Promise(() => undefined), hasNewRelease });
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a release', () => {
  it('is offered when the page becomes visible, and not checked for again', async () => {
    const hasNewRelease = vi.fn(() => Promise.resolve(true));
    renderWith(hasNewRelease);
    expect(offer()).toBeNull();

    await comeBack();
    expect(offer()).toBeVisible();
    expect(screen.getByText('Refresh when it suits you. Your work here is kept.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await comeBack();
    await settle(CHECK_INTERVAL_MILLIS);
    expect(hasNewRelease).toHaveBeenCalledOnce();
    // The offer stays until the person decides.
    expect(offer()).toBeVisible();
  });

  it('is offered to a visible page after five minutes', async () => {
    renderWith(() => Promise.resolve(true));

    await settle(CHECK_INTERVAL_MILLIS - 1);
    expect(offer()).toBeNull();
    await settle(1);
    expect(offer()).toBeVisible();
  });

  it('is offered once the running timer stops', async () => {
    renderWith(() => Promise.resolve(true));
    await tellTimer(true);

    await comeBack();
    expect(offer()).toBeNull();
    await tellTimer(false);
    expect(offer()).toBeVisible();
  });

  it('is withdrawn when a timer starts', async () => {
    renderWith(() => Promise.resolve(true));
    await comeBack();
    expect(offer()).toBeVisible();

    await tellTimer(true);
    expect(offer()).toBeNull();
  });
});

describe('the page of a paired device', () => {
  it('hears of a release and offers it automatically, without the prompt of the shell', async () => {
    const heard = vi.fn<() => void>();
    const stop = hearEvent(eventNames.releaseReady, heard);
    renderWith(() => Promise.resolve(true), paths.screen);
    await comeBack();
    expect(heard).toHaveBeenCalledOnce();
    expect(offer()).toBeNull();
    stop();
  });
});

describe('a page without an offer', () => {
  it.each([
    ['the registry has not changed', () => Promise.resolve(false)],
    ['the registry cannot be read', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows nothing if %s, and reads the registry again', async (_, answer) => {
    const hasNewRelease = vi.fn<() => Promise<boolean>>(answer);
    renderWith(hasNewRelease);

    await comeBack();
    expect(offer()).toBeNull();
    await settle(CHECK_INTERVAL_MILLIS);
    expect(offer()).toBeNull();
    expect(hasNewRelease).toHaveBeenCalledTimes(2);
  });

  it('shows nothing while it is hidden, and does not read the registry', async () => {
    const hasNewRelease = vi.fn(() => Promise.resolve(true));
    renderWith(hasNewRelease);

    await comeBack('hidden');
    await settle(CHECK_INTERVAL_MILLIS);
    expect(hasNewRelease).not.toHaveBeenCalled();
    expect(offer()).toBeNull();
  });
});
