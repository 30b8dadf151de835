import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StatusStrip } from './StatusStrip';

const REFRESH_MILLIS = 10_000;

/** Server whose answers take 40 ms. */
const ask = vi.fn<() => Promise<Response>>();

const pass = (millis: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(millis);
  });

async function setOnline(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  await pass(40);
}

async function setVisible(isVisible: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(40);
}

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    return new Response();
  });
  vi.stubGlobal('fetch', ask);
});

it('shows the version, and the round trip to the server every ten seconds', async () => {
  render(<StatusStrip />);
  expect(screen.getByText('Version 2.1.1')).toBeVisible();
  expect(screen.getByText('–')).toBeVisible();
  await pass(40);
  expect(screen.getByText('40 ms')).toBeVisible();
  expect(ask).toHaveBeenCalledOnce();

  await pass(REFRESH_MILLIS - 41);
  expect(ask).toHaveBeenCalledOnce();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('changes the figure silently, and announces the loss of the connection', async () => {
  render(<StatusStrip />);
  await pass(40);
  expect(screen.getByText('40 ms').closest('[aria-live], [role=status]')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await setOnline(false);
  expect(screen.getByText('offline')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Standby is offline');
  await setOnline(true);
  expect(screen.getByText('40 ms')).toBeVisible();
  expect(screen.queryByText('offline')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows offline when the server does not answer', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<StatusStrip />);
  await pass(0);

  expect(screen.getByText('offline')).toBeVisible();
});

it('pauses while the page is hidden, and measures at once when it is visible', async () => {
  render(<StatusStrip />);
  await pass(40);
  await setVisible(false);
  ask.mockClear();
  await pass(5 * REFRESH_MILLIS);
  expect(ask).not.toHaveBeenCalled();

  await setVisible(true);
  expect(ask).toHaveBeenCalledOnce();
});
