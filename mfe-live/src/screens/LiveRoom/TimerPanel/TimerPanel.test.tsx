import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

const MINUTE = 60_000;

function openRoom() {
  const opened = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
  const panel = within(screen.getByRole('region', { name: 'Timer 1' }));
  const press = (name: string) => opened.user.click(panel.getByText(name));
  return { ...opened, panel, figure: panel.getByRole('timer'), press };
}

describe('the shown timer', () => {
  it('waits at 10:00, counts down while it runs, and stops while it is paused', async () => {
    const { figure, panel, press, pass } = openRoom();
    await pass(30_000);
    expect(figure).toHaveTextContent('10:00');
    expect(figure).toHaveAttribute('aria-live', 'off');
    expect(panel.getByText('Ready')).toBeVisible();
    await press('Play');
    await pass(999);
    expect(figure).toHaveTextContent('10:00');
    await pass(1);
    expect(figure).toHaveTextContent('9:59');
    expect(panel.getByText('Running')).toBeVisible();
    await pass(9_000);
    await press('Pause');
    await pass(MINUTE);
    expect(figure).toHaveTextContent('9:50');
    expect(panel.getByText('Paused')).toBeVisible();
    await press('Play');
    await pass(1_000);
    expect(figure).toHaveTextContent('9:49');
  });

  it('is moved a minute by +1m and -1m, and at 0 says why it is not', async () => {
    const { figure, press, room } = openRoom();
    await press('+1m');
    expect(figure).toHaveTextContent('11:00');
    await press('-1m');
    expect(figure).toHaveTextContent('10:00');
    act(() => {
      for (let taken = 0; taken < 10; taken += 1) actsOf(room).takeMinute();
    });
    expect(figure).toHaveTextContent('0:00');
    expect(screen.queryByText('There is no time left to take.')).toBeNull();
    await press('-1m');
    expect(figure).toHaveTextContent('0:00');
    expect(screen.getByText('There is no time left to take.')).toHaveRole('status');
  });

  it('shows the elapsed share of its 600 s, says Standby and Time, and counts the overrun', async () => {
    const { figure, panel, press, pass } = openRoom();
    const progress = panel.getByRole('progressbar', { name: 'Elapsed' });
    expect(progress).toHaveAttribute('aria-valuenow', '0');
    await press('Play');
    await pass(150_000);
    expect(progress).toHaveAttribute('aria-valuenow', '25');
    expect(progress).toHaveAttribute('aria-valuetext', '2:30 of 10:00');
    await press('-1m');
    expect(progress).toHaveAttribute('aria-valuenow', '35');
    await pass(5.5 * MINUTE - 1_000);
    expect(panel.getByText('Running')).toBeVisible();
    await pass(1_000);
    expect(figure).toHaveTextContent('1:00');
    expect(panel.getByText('Standby')).toBeVisible();
    await pass(MINUTE);
    expect(figure).toHaveTextContent('0:00');
    expect(panel.getByText('Time')).toBeVisible();
    await pass(67_000);
    expect(figure).toHaveTextContent(/^\+1:07$/u);
    expect(panel.getByText('0:00')).toBeVisible();
    expect(panel.getByText('Time')).toBeVisible();
  });

  it('has the time of day beside it, also while no timer runs', async () => {
    const { panel, pass } = openRoom();
    expect(panel.getByText('19:30:00')).toBeVisible();
    await pass(61_000);
    expect(panel.getByText('19:31:01')).toBeVisible();
  });

  it('says when it ends, what comes next, and how far the show is over its plan', async () => {
    const { panel, press, pass, room, user } = openRoom();
    const fact = (name: string) => panel.getByText(name).closest('div');
    expect(fact('Ends')).toHaveTextContent('The timer does not run');
    expect(fact('Next:')).toHaveTextContent('Intermission 15:00');
    expect(fact('Show')).toHaveTextContent('Neither a curtain time nor a start');
    await press('Play');
    expect(fact('Ends')).toHaveTextContent('19:40:00');
    expect(fact('Show')).toHaveTextContent('On time');
    await press('-1m');
    expect(fact('Ends')).toHaveTextContent('19:39:00');
    expect(fact('Show')).toHaveTextContent('1:00 under');
    await pass(11 * MINUTE + 14_000);
    expect(fact('Ended')).toHaveTextContent('19:39:00');
    expect(fact('Show')).toHaveTextContent('+1:14 over');
    await press('Pause');
    act(() => room.select('intermission'));
    await press('Play');
    await press('Pause');
    await pass(30_000);
    // A hold is time, too, while no timer runs.
    expect(fact('Show')).toHaveTextContent('+1:44 over');
    // What the drift counts from, the total counts from: the curtain was to go up a minute earlier.
    act(() => void actsOf(room).setCurtain(CURTAIN_MS - MINUTE, 'british'));
    await user.keyboard('r');
    expect(screen.getByText('behind plan')).toHaveTextContent('+2:44 behind plan');
    expect(fact('Show')).toHaveTextContent('+2:44 over');
    act(() => room.select('act-2'));
    expect(fact('Next:')).toHaveTextContent('This is the last timer');
  });

  it('fills its bar in the tone of its state, with a notch where Standby begins', async () => {
    const { panel, press, pass } = openRoom();
    const progress = panel.getByRole('progressbar', { name: 'Elapsed' });
    expect(progress.querySelector('[data-mark]')).toHaveStyle({ insetInlineStart: '90%' });
    await press('Play');
    expect(progress).toHaveAttribute('data-tone', 'accent');
    await pass(9 * MINUTE);
    expect(progress).toHaveAttribute('data-tone', 'standby');
    await pass(MINUTE);
    expect(progress).toHaveAttribute('data-tone', 'stop');
  });
});
