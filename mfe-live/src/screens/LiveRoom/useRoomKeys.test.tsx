import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '../../testing/render-in-room';
import { createRoomHarness } from '../../testing/room-harness';
import { Controller } from './Controller';

function openRoom() {
  const opened = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
  const panel = screen.getByRole('region', { name: 'Timer 1' });
  return {
    ...opened,
    press: (keys: string) => opened.user.keyboard(keys),
    panel: within(panel),
    figure: within(panel).getByRole('timer'),
    dialogGone: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}

describe('the keyboard', () => {
  it('plays, moves a minute, takes it back, goes through the timers and flashes', async () => {
    const { figure, panel, press, room } = openRoom();
    await press(' ');
    expect(panel.getByText('Pause')).toBeVisible();
    await press(' ');
    expect(panel.getByText('Play')).toBeVisible();
    await press('+');
    expect(figure).toHaveTextContent('11:00');
    await press('--');
    expect(figure).toHaveTextContent('9:00');
    await press('z');
    expect(figure).toHaveTextContent('10:00');
    await press('n');
    expect(room.getSnapshot().timerId).toBe('intermission');
    await press('pp');
    expect(room.getSnapshot().timerId).toBe('act-2');
    await press('f');
    expect(screen.getByText('Flash', { selector: '[role=status]' })).toBeVisible();
    await press('f');
    expect(screen.getByText('Wait two seconds between flashes.')).toBeVisible();
  });

  it('is written on the buttons, and said of them', async () => {
    const { press } = openRoom();
    await press('+');
    const buttons = [...document.querySelectorAll('[aria-keyshortcuts]')];
    const keyOf = (button: Element) => button.getAttribute('aria-keyshortcuts') ?? '';
    const said = new Set(buttons.map(keyOf));
    expect([...said].toSorted().join(' ')).toBe('- ? B C F M Plus R S Space Z');
    const lettered = buttons.filter((button) => button.querySelector('kbd'));
    for (const button of lettered)
      expect(button.querySelector('kbd')).toHaveTextContent(keyOf(button));
    expect([...new Set(lettered.map(keyOf))].toSorted().join(' ')).toBe('B C F M R S Z');
  });

  it('opens its map on ?, asks before a blackout, and lifts one at once', async () => {
    const { press, dialogGone } = openRoom();
    await press('?');
    const map = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
    expect(map.getByText('Play or pause')).toBeVisible();
    await press('{Escape}');
    await dialogGone();
    await press('b');
    const blackOut = await screen.findByText('Black out');
    await waitFor(() => expect(blackOut.closest('button')).toHaveFocus());
    await press('{Enter}');
    await dialogGone();
    expect(screen.getByRole('alert')).toBeVisible();
    await press('b');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes to the message on M, and does nothing of it while one types', async () => {
    const { figure, panel, press } = openRoom();
    await press('m');
    const input = screen.getByLabelText('Message');
    expect(input).toHaveFocus();
    await press('bf zn+-? m');
    expect(input).toHaveValue('bf zn+-? m');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(figure).toHaveTextContent('10:00');
    expect(panel.getByText('Play')).toBeVisible();
  });

  it('keeps Space for play and pause after another button was pressed with the mouse', async () => {
    const { figure, panel, press, user } = openRoom();
    await user.click(panel.getByText('+1m'));
    await press(' ');
    expect(figure).toHaveTextContent('11:00');
    expect(panel.getByText('Pause')).toBeVisible();
  });
});
