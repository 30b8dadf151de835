import { act, screen } from '@testing-library/react';
import { eventNames, hearEvent, SHOWS_KEY } from '@standby/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../testing/render-parts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { toggle } from '@standby/live-room/testing/desk-acts';
import { Announcer } from './Announcer';
import { Controller } from './Controller';

const MINUTE = 60_000;

afterEach(() => localStorage.clear());

describe('the live room', () => {
  it('has its show’s name, reports a running timer to the other packages, and ends that report when it is left', async () => {
    const entries = [{ serial: 1, item: { id: 'k7', title: 'Macbeth' } }];
    localStorage.setItem(SHOWS_KEY, JSON.stringify({ version: 1, next: 2, entries }));
    const heard: boolean[] = [];
    const stop = hearEvent(eventNames.timerRunning, ({ isRunning }) => heard.push(isRunning));
    const harness = createRoomHarness(CURTAIN_MS);
    const { address, room, user } = renderInRoom(harness, 'controller', <Controller />, {
      showId: 'k7',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Macbeth');
    expect(document.title).toBe('Macbeth · Standby');
    expect(screen.getByLabelText('Breadcrumb')).toHaveTextContent('DashboardMacbethLive room');
    expect(screen.queryByText(/No show has this address/u)).toBeNull();
    expect(heard).toEqual([]);
    act(() => void toggle(room));
    expect(heard).toEqual([true]);
    act(() => {
      room.select('intermission');
      room.dispatch({ type: 'set-on-its-own', timerId: 'intermission', isOn: true });
      room.dispatch({ type: 'play', timerId: 'intermission' });
    });
    act(() => void toggle(room));
    expect(heard).toEqual([true]);
    await user.click(screen.getByText('Dashboard'));
    expect(address()).toBe('/dashboard');
    expect(heard).toEqual([true, false]);
    stop();
  });

  it('says that no show has this address', () => {
    renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />, {
      showId: 'unknown-show',
    });
    expect(screen.getByText('No show has this address.', { exact: false })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sample room');
  });

  it('announces minute marks and thresholds politely, and nothing in between', async () => {
    const { room, pass } = renderParts(<Announcer />);
    const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
    act(() => void toggle(room));
    for (const [ms, text] of [
      [7 * MINUTE, 'Timer 1, 3 minutes left'],
      [59_000, 'Timer 1, 3 minutes left'],
      [1_000, 'Timer 1, 2 minutes left'],
      [MINUTE, 'Standby. Timer 1, 1 minute left'],
      [MINUTE, 'Time. Timer 1'],
    ] as const) {
      await pass(ms);
      expect(said()).toBe(text);
    }
  });
});
