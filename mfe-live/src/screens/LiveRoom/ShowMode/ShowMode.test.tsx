import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { Controller } from '../Controller';
import { ShowMode } from './ShowMode';

const isShowMode = () => document.querySelector('[data-show-mode]') !== null;

afterEach(() => sessionStorage.clear());

describe('the show mode', () => {
  it('has only clock, next timer and controls, and moves to the next timer with one press', async () => {
    const { pass, room } = renderParts(<ShowMode />);
    const desk = within(screen.getByRole('group', { name: 'Desk' }));
    expect(desk.getByRole('heading', { level: 1 })).toHaveTextContent('Hamlet');
    for (const name of ['-1m', '+1m', 'Blackout', 'Flash'])
      expect(desk.getByText(name)).toBeVisible();
    fireEvent.click(desk.getByText('+1m'));
    fireEvent.click(desk.getByText('Play'));
    await pass(5_000);
    expect(desk.getByRole('timer', { name: 'Timer 1' })).toHaveTextContent('10:55');
    expect(desk.getByText('Ends').closest('div')).toHaveTextContent('19:41:00');
    for (const expected of ['intermission', 'act-2']) {
      fireEvent.click(desk.getByText('Next:'));
      expect(room.getSnapshot().timerId).toBe(expected);
    }
    fireEvent.click(desk.getByText('Last timer'));
    expect(room.getSnapshot().timerId).toBe('act-2');
  });

  it('opens messages, calls and the rundown in its own light, and Escape returns to the clock', async () => {
    const { user } = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
    await user.keyboard('l');
    for (const [key, name] of [
      ['m', 'Messages'],
      ['c', 'Calls'],
      ['r', 'Rundown'],
    ] as const) {
      await user.keyboard(key);
      const panel = screen.getByRole('group', { name: 'Side panel' });
      expect(within(panel).getByRole('region', { name })).toBeVisible();
      expect(isShowMode()).toBe(true);
      expect(panel.contains(document.activeElement)).toBe(true);
      expect(screen.getByRole('timer')).toBeVisible();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('group', { name: 'Side panel' })).toBeNull();
      expect(isShowMode()).toBe(true);
      expect(screen.getByRole('group', { name: 'Desk' })).toHaveFocus();
    }
    // Escape first leaves the look at another timer, and only then the show mode.
    await user.keyboard('.');
    const back = screen.getByRole('button', { name: /^Live Timer 1/u });
    await user.keyboard('{Escape}');
    expect(back).not.toBeInTheDocument();
    expect(isShowMode()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isShowMode()).toBe(false);
  });

  it('opens with L, closes with L or Escape, keeps the draft, and survives a reload with its brightness', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const open = () => renderInRoom(harness, 'controller', <Controller />);
    const desk = () => screen.getByRole('group', { name: 'Desk' });
    const { user } = open();
    for (const leave of ['l', '{Escape}']) {
      await user.keyboard('l');
      expect(isShowMode()).toBe(true);
      expect(desk()).toHaveFocus();
      expect(screen.queryByRole('tab')).toBeNull();
      await user.keyboard(leave);
      expect(isShowMode()).toBe(false);
      expect(desk()).toHaveFocus();
    }
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'House open' } });
    await user.keyboard('l');
    expect(screen.queryByLabelText('Message')).toBeNull();
    await user.keyboard('m');
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('House open');
    await user.keyboard('{Escape}');
    const slider = screen.getByLabelText('Brightness');
    expect(slider).toHaveAttribute('aria-valuetext', '100 percent');
    expect(document.querySelector('[data-dimmer]')).toBeNull();
    fireEvent.change(slider, { target: { value: '40' } });
    cleanup();
    const again = open();
    await again.pass(1_000);
    expect(isShowMode()).toBe(true);
    expect(screen.getByLabelText('Brightness')).toHaveValue('40');
    expect(document.querySelector('[data-dimmer]')).toHaveStyle({ opacity: '0.6' });
    // The slider does not use the room’s keys.
    screen.getByLabelText('Brightness').focus();
    await user.keyboard('p');
    expect(within(desk()).getByText('Pause')).toBeVisible();
  });
});
