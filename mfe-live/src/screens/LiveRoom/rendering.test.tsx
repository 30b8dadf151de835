import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { renderedBy } from '../../testing/rendered-components';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { sendMessage, toggle } from '@standby/live-room/testing/desk-acts';
import { Controller } from './Controller';

async function openScreen() {
  const { pass, room } = renderInRoom(createRoomHarness(), 'controller', <Controller />);
  // The code of the tabs has loaded when the arrow keys move between them.
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Act 2' })).toHaveAttribute('tabindex', '-1'),
  );
  const container = document.querySelector('body > div');
  if (!container) throw new Error('Nothing is rendered.');
  return {
    room,
    pass,
    rendered: (doing: () => Promise<unknown>) => renderedBy(container, doing),
  };
}

describe('the controller screen', () => {
  it('renders only clocks when a second passes', async () => {
    const { pass, rendered, room } = await openScreen();
    // Waits until no act can be undone.
    await pass(20_000);
    expect(await rendered(() => pass(1_000))).toEqual(['WallClock']);
    act(() => void toggle(room));
    await pass(20_000);
    expect(await rendered(() => pass(999))).toEqual([]);
    expect(await rendered(() => pass(1))).toEqual([
      'Countdown',
      'Countdown',
      'OnAirFigure',
      'Progress',
      'TabClock',
      'TabClock',
      'TimerProgress',
      'WallClock',
    ]);
    expect(screen.getAllByRole('timer')[0]).toHaveTextContent('9:39');
    act(() => room.select('act-2'));
    await pass(20_000);
    expect(await rendered(() => pass(1_000))).toEqual([
      'OnAirFigure',
      'TabClock',
      'TabClock',
      'WallClock',
    ]);
  });

  it('renders only the parts that show an act', async () => {
    const { room, rendered } = await openScreen();
    const names = await rendered(async () => act(() => void sendMessage(room, 'Places, please')));
    expect(names).toEqual(expect.arrayContaining(['Messages', 'UndoBar', 'RoomEffects']));
    for (const other of ['DeskPage', 'TimerPanel', 'Stage', 'Countdown', 'ViewerState', 'People'])
      expect(names).not.toContain(other);
  });
});
