import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { addMinute, ask, toggle } from '@standby/live-room/testing/desk-acts';
import { RoomLog } from './RoomLog';
import { UndoBar } from './UndoBar';

function openHistory(harness = createRoomHarness(CURTAIN_MS)) {
  const opened = renderParts(
    <>
      <UndoBar />
      <RoomLog />
    </>,
    harness,
  );
  const labels = (buttons: Iterable<Element>) => Array.from(buttons, ({ ariaLabel }) => ariaLabel);
  return {
    ...opened,
    harness,
    figure: () => opened.figure().large,
    press: (label: string) => fireEvent.click(screen.getByLabelText(label)),
    offered: () => labels(screen.queryAllByLabelText(/^(Undo|Redo): /u)),
    withKey: () => labels(document.querySelectorAll('[aria-keyshortcuts="Z"]')),
    lines: () => Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent),
  };
}

describe('undo', () => {
  it('reverts an act completely, and redo performs it again', async () => {
    const { room, figure, pass, press } = openHistory();
    act(() => void toggle(room));
    await pass(11_000);
    act(() => void toggle(room));
    await pass(5_000);
    expect(figure()).toBe('9:49');
    press('Undo: Timer 1 paused at 9:49');
    expect(figure()).toBe('9:44');
    press('Redo: Undone: Timer 1 paused at 9:49');
    expect(figure()).toBe('9:49');
  });

  it('is not offered for a flash, which cannot be reverted', () => {
    const { room, offered } = openHistory();
    fireEvent.click(screen.getByText('Log'));
    act(() => void room.dispatch({ type: 'flash' }));
    expect(screen.getAllByText('Flash')).toHaveLength(2);
    expect(offered()).toEqual([]);
  });

  it('disappears after 10 seconds, also from the log, where the act stays', async () => {
    const { room, lines, offered, pass } = openHistory();
    fireEvent.click(screen.getByText('Log'));
    expect(screen.getByText(/^Nothing yet\./u)).toBeVisible();
    act(() => void addMinute(room));
    expect(lines()).toEqual(['19:30:00Timer 1 +1m, now 11:00Undo']);
    await pass(9_900);
    expect(offered()).toHaveLength(2);
    await pass(200);
    expect(offered()).toEqual([]);
    expect(lines()).toEqual(['19:30:00Timer 1 +1m, now 11:00']);
    // The keyboard can still scroll the list.
    expect(screen.getByLabelText('Acts, latest first')).toHaveProperty('tabIndex', 0);
  });

  it('has the same target for its button and for Z, and only announces acts of others', async () => {
    const { harness, offered, pass, room, withKey } = openHistory();
    act(() => {
      toggle(room);
      room.dispatch({ type: 'blackout', isOn: true });
    });
    ask(harness.open('ask').room, 'When is the interval?');
    await pass(10);
    expect(screen.getByText('Question: When is the interval?')).toHaveRole('status');
    addMinute(harness.open('controller').room);
    await pass(10);
    expect(screen.getByText('Another desk: Timer 1 +1m, now 11:00')).toHaveRole('status');
    expect(offered()).toEqual(['Undo: Blackout']);
    expect(withKey()).toEqual(['Undo: Blackout']);
    act(() => void room.undo());
    expect(offered()).toEqual(['Redo: Undone: Blackout', 'Undo: Timer 1 started at 10:00']);
    expect(withKey()).toEqual(['Undo: Timer 1 started at 10:00']);
    act(() => void room.undo());
    expect(offered()).toEqual(['Redo: Undone: Timer 1 started at 10:00']);
    expect(withKey()).toEqual([]);
  });

  it('does not announce acts of others from before this desk opened', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    addMinute(harness.open('controller').room);
    const { offered, pass } = openHistory(harness);
    await pass(10);
    expect(screen.queryByText(/^Another desk/u)).toBeNull();
    expect(offered()).toEqual([]);
  });
});
