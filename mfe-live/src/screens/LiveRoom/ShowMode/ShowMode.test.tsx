import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

function openRoom() {
  const harness = createRoomHarness(CURTAIN_MS);
  const open = () => renderInRoom(harness, 'controller', <Controller />);
  return { ...open(), open, desk: () => screen.getByRole('group', { name: 'Desk' }) };
}

const isShowMode = () => document.querySelector('[data-show-mode]') !== null;

afterEach(() => sessionStorage.clear());

describe('the show mode', () => {
  it('has clock, next and controls alone, by S and back by S or Escape, with the focus on the desk', async () => {
    const { desk, user } = openRoom();
    for (const leave of ['s', '{Escape}']) {
      await user.keyboard('s');
      expect(isShowMode()).toBe(true);
      expect(desk()).toHaveFocus();
      const shown = within(desk());
      expect(shown.getByRole('timer', { name: 'Timer 1' })).toHaveTextContent('10:00');
      expect(shown.getByRole('heading', { level: 1 })).toBeInTheDocument();
      for (const name of ['-1m', 'Play', '+1m', 'Blackout', 'Flash'])
        expect(shown.getByText(name)).toBeVisible();
      expect(screen.getAllByRole('timer')).toHaveLength(1);
      expect(screen.queryByRole('tab')).toBeNull();
      await user.keyboard(leave);
      expect(isShowMode()).toBe(false);
      expect(desk()).toHaveFocus();
      expect(screen.getAllByRole('tab')).toHaveLength(3);
    }
  });

  it('goes through the show with the same keys, and goes on to the next timer by a press', async () => {
    const { desk, room, user, pass } = openRoom();
    await user.keyboard('s +');
    await pass(5_000);
    expect(screen.getByRole('timer')).toHaveTextContent('10:55');
    expect(within(desk()).getByText('Ends').closest('div')).toHaveTextContent('19:41:00');
    await user.click(within(desk()).getByText('Intermission'));
    expect(room.getSnapshot().timerId).toBe('intermission');
    expect(desk()).toHaveFocus();
    await user.keyboard('n');
    await user.click(screen.getByText('Last timer'));
    expect(room.getSnapshot().timerId).toBe('act-2');
  });

  it('leads to the message, whose draft waited there', async () => {
    const { user } = openRoom();
    await user.keyboard('mHouse open{Escape}s');
    expect(screen.getByLabelText('Message')).not.toBeVisible();
    await user.keyboard('m');
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('House open');
  });

  it('stays through a reload, with the brightness of this window', async () => {
    const { desk, open, user } = openRoom();
    await user.keyboard('s');
    const slider = screen.getByRole('slider', { name: 'Brightness' });
    expect(slider).toHaveAttribute('aria-valuetext', '100 percent');
    expect(document.querySelector('[data-dimmer]')).toBeNull();
    fireEvent.change(slider, { target: { value: '40' } });
    cleanup();
    open();
    expect(isShowMode()).toBe(true);
    expect(screen.getByRole('slider')).toHaveValue('40');
    expect(document.querySelector('[data-dimmer]')).toHaveStyle({ opacity: '0.6' });
    // The slider has no keys of the room.
    screen.getByRole('slider').focus();
    await user.keyboard(' ');
    expect(within(desk()).getByText('Pause')).toBeVisible();
  });

  it('says that the viewers are black, and asks by the keyboard before they are', async () => {
    const { desk, user } = openRoom();
    await user.keyboard('sb');
    const blackOut = await screen.findByText('Black out');
    await waitFor(() => expect(blackOut.closest('button')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent('Blackout');
    expect(isShowMode()).toBe(true);
    await waitFor(() => expect(desk()).toHaveFocus());
    await user.keyboard('b');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
