import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

function openRoom() {
  const harness = createRoomHarness(CURTAIN_MS);
  const opened = renderInRoom(harness, 'controller', <Controller />);
  const [figure] = screen.getAllByRole('timer');
  return { ...opened, harness, figure, acts: actsOf(opened.room) };
}

describe('undo', () => {
  it('takes an act back as if it had never been, and redo does it again', async () => {
    const { acts, figure, pass, user } = openRoom();
    act(() => void acts.toggle());
    await pass(11_000);
    act(() => void acts.toggle());
    await pass(5_000);
    expect(figure).toHaveTextContent('9:49');
    await user.click(screen.getByLabelText('Undo: Timer 1 paused at 9:49'));
    expect(figure).toHaveTextContent('9:44');
    expect(screen.getByText('Pause')).toBeVisible();
    await user.click(screen.getByLabelText('Redo: Undone: Timer 1 paused at 9:49'));
    expect(figure).toHaveTextContent('9:49');
  });

  it('is gone after 10 seconds, and the act stays in the log', async () => {
    const { acts, pass, user } = openRoom();
    act(() => void acts.addMinute());
    await pass(9_900);
    expect(screen.getByLabelText('Undo: Timer 1 +1m, now 11:00')).toBeVisible();
    await pass(200);
    expect(screen.queryByLabelText(/^Undo/u)).toBeNull();
    await user.click(screen.getByText('Log'));
    const log = within(screen.getByLabelText('Log'));
    expect(log.getByRole('listitem')).toHaveTextContent(/^19:30:00Timer 1 \+1m, now 11:00$/u);
  });

  it('has one target for its button and for Z: acts of others are announced and do not become it', async () => {
    const { acts, harness, pass, user } = openRoom();
    act(() => void acts.toggle());
    act(() => void acts.setBlackout(true));
    actsOf(harness.open('ask').room).ask('When is the interval?');
    await pass(10);
    expect(screen.getByText('Question: When is the interval?')).toHaveRole('status');
    actsOf(harness.open('controller').room).addMinute();
    await pass(10);
    expect(screen.getByText('Another desk: Timer 1 +1m, now 11:00')).toHaveRole('status');
    const offered = () =>
      screen.queryAllByLabelText(/^(Undo|Redo): /u).map((button) => button.ariaLabel);
    const withKey = () =>
      [...document.querySelectorAll('[aria-keyshortcuts="Z"]')].map((button) => button.ariaLabel);
    expect(offered()).toEqual(['Undo: Blackout']);
    expect(withKey()).toEqual(['Undo: Blackout']);
    await user.keyboard('z');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(offered()).toEqual(['Redo: Undone: Blackout', 'Undo: Timer 1 started at 10:00']);
    expect(withKey()).toEqual(['Undo: Timer 1 started at 10:00']);
    await user.keyboard('z');
    expect(offered()).toEqual(['Redo: Undone: Timer 1 started at 10:00']);
    expect(withKey()).toEqual([]);
  });

  it('does not announce what others did before this desk was opened', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    actsOf(harness.open('controller').room).addMinute();
    const { pass } = renderInRoom(harness, 'controller', <Controller />);
    await pass(10);
    expect(screen.queryByText(/^Another desk/u)).toBeNull();
    expect(screen.queryByLabelText(/^Undo/u)).toBeNull();
  });
});

describe('the log', () => {
  it('says what will be in it before the first act', async () => {
    const { acts, user } = openRoom();
    await user.click(screen.getByText('Log'));
    expect(screen.getByText(/^Nothing yet\./u)).toBeVisible();
    act(() => void acts.flash());
    expect(screen.queryByText(/^Nothing yet\./u)).toBeNull();
  });

  it('has no line of a Focus without a message, which says why it does nothing', async () => {
    const { room, user } = openRoom();
    const focus = screen.getByRole('button', { name: 'Focus' });
    expect(focus).toHaveAttribute('aria-disabled', 'true');
    expect(focus).toHaveAccessibleDescription('Viewers show no message.');
    await user.click(focus);
    expect(
      screen.getByText('Viewers show no message.', { selector: '[role=status]' }),
    ).toBeVisible();
    expect(room.getSnapshot().lines).toEqual([]);
  });
});
