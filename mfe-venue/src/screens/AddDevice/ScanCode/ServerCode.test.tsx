import { act, fireEvent, screen } from '@testing-library/react';
import { paths } from '@standby/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerPairings } from '../../../data/server-pairings';
import { leaveDraft, openScreens } from '../../../testing/screens';

const SERVER_NOW = Date.UTC(2026, 4, 17, 19);
const MINUTES_10 = 600_000;

/** Answers as a server whose clock the page's differs from. */
function serve(aheadMs: number): void {
  const expiresAt = new Date(SERVER_NOW + MINUTES_10).toISOString();
  const address = 'http://192.168.1.20:4170/screen#KTRMWXHD';
  const device = { name: 'Wings tablet', type: 'tablet', room: 'Studio A' };
  const answers: Readonly<Record<string, object>> = {
    pairings: { code: 'KTRMWXHD', address, expiresAt },
    find: { pairing: { deviceId: 'wings', device, address, expiresAt, pairedAt: null } },
  };
  vi.spyOn(window, 'fetch').mockImplementation((request) => {
    const answer = answers[(request as string).split('/').at(-1) ?? ''];
    const date = new Date(Date.now() - aheadMs).toUTCString();
    // The feed of changes stays open.
    return answer
      ? Promise.resolve(Response.json(answer, { headers: { date } }))
      : new Promise(() => undefined);
  });
}

beforeEach(() => {
  sessionStorage.clear();
  leaveDraft({ setupMethod: 'qr' });
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['agrees with the server’s', 0],
  ['is ten minutes ahead of the server’s', MINUTES_10],
  ['is ten minutes behind the server’s', -MINUTES_10],
])('a code works for ten minutes where the page’s clock %s', async (_, aheadMs) => {
  vi.useFakeTimers({
    now: SERVER_NOW + aheadMs,
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  serve(aheadMs);
  openScreens(paths.addDevice, { overrides: { pairings: createServerPairings() } });
  fireEvent.click(await screen.findByText('Continue to QR code'));
  await vi.dynamicImportSettled();
  // The header has whole seconds.
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(?:10:00|9:59)$/u);
  act(() => void vi.advanceTimersByTime(MINUTES_10 - 2000));
  expect(screen.getByRole('timer').textContent).toMatch(/^0:0[12]$/u);
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getAllByText('This code has expired')[0]).toBeVisible();
});
