import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '@standby/live-room/client/room-acts';
import { renderInRoom } from '../../testing/render-in-room';
import { renderedBy } from '../../testing/rendered-components';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { Controller } from './Controller';

async function openScreen() {
  const { pass, room } = renderInRoom(createRoomHarness(), 'controller', <Controller />);
  // The tabs' own code has arrived once the arrow keys lead from one to the next.
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Act 2' })).toHaveAttribute('tabindex', '-1'),
  );
  const container = document.querySelector('body > div');
  if (!container) throw new Error('Nothing is rendered.');
  return {
    acts: actsOf(room),
    room,
    pass,
    rendered: (doing: () => Promise<unknown>) => renderedBy(container, doing),
  };
}

describe('the controller screen', () => {
  it('renders nothing but clocks when a second passes', async () => {
    const { acts, pass, rendered, room } = await openScreen();
    // Until nothing of it can be undone any more.
    await pass(20_000);
    expect(await rendered(() => pass(1_000))).toEqual(['WallClock']);
    act(() => void acts.toggle());
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

  it('renders on an act only what shows it', async () => {
    const { acts, rendered } = await openScreen();
    const names = await rendered(async () => act(() => void acts.sendMessage('Places, please')));
    expect(names).toEqual(expect.arrayContaining(['Messages', 'UndoBar', 'RoomEffects']));
    for (const other of ['DeskPage', 'TimerPanel', 'Stage', 'Countdown', 'ViewerState', 'People'])
      expect(names).not.toContain(other);
  });
});
