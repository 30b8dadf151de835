import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

function openRoom() {
  const opened = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
  const [figure] = screen.getAllByRole('timer');
  return { ...opened, figure, acts: actsOf(opened.room) };
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
});
