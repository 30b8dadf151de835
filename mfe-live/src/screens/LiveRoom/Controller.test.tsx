import { act, screen } from '@testing-library/react';
import { eventNames, hearEvent, SHOWS_KEY } from '@standby/shared-ui/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { actsOf } from '../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../testing/render-in-room';
import { createRoomHarness } from '../../testing/room-harness';
import { Controller } from './Controller';

const MINUTE = 60_000;

afterEach(() => localStorage.clear());

describe('the live room', () => {
  it('is named after its show, also one that was created in this browser', async () => {
    const entries = [{ serial: 1, item: { id: 'k7', title: 'Macbeth' } }];
    localStorage.setItem(SHOWS_KEY, JSON.stringify({ version: 1, next: 2, entries }));
    const { address, user } = renderInRoom(
      createRoomHarness(CURTAIN_MS),
      'controller',
      <Controller />,
      'k7',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Macbeth');
    expect(document.title).toBe('Macbeth · Standby');
    expect(screen.getByLabelText('Breadcrumb')).toHaveTextContent('DashboardMacbeth');
    expect(screen.queryByText(/No show has this address/u)).toBeNull();
    await user.click(screen.getByText('Dashboard'));
    expect(address()).toBe('/dashboard');
  });

  it('tells the other packages of the window while a timer runs', async () => {
    const told: boolean[] = [];
    const stop = hearEvent(eventNames.timerRunning, ({ isRunning }) => told.push(isRunning));
    const { room, user } = renderInRoom(
      createRoomHarness(CURTAIN_MS),
      'controller',
      <Controller />,
    );
    const { toggle, selectNext } = actsOf(room);
    expect(told).toEqual([]);
    act(() => void toggle());
    expect(told).toEqual([true]);
    act(() => {
      selectNext();
      toggle();
    });
    act(() => void toggle());
    expect(told).toEqual([true]);
    await user.click(screen.getByText('Dashboard'));
    expect(told).toEqual([true, false]);
    stop();
  });

  it('says minute marks and thresholds politely, and nothing in between', async () => {
    const { room, pass } = renderInRoom(
      createRoomHarness(CURTAIN_MS),
      'controller',
      <Controller />,
    );
    const said = () =>
      [...document.querySelectorAll('[aria-live="polite"]')]
        .map(({ textContent }) => textContent)
        .filter((text) => /left|Time\./u.test(text));
    act(() => void actsOf(room).toggle());
    await pass(7 * MINUTE);
    expect(said()).toEqual(['Timer 1, 3 minutes left']);
    await pass(59_000);
    expect(said()).toEqual(['Timer 1, 3 minutes left']);
    await pass(1_000);
    expect(said()).toEqual(['Timer 1, 2 minutes left']);
    await pass(MINUTE);
    expect(said()).toEqual(['Standby. Timer 1, 1 minute left']);
    await pass(MINUTE);
    expect(said()).toEqual(['Time. Timer 1']);
  });
});
