import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { toggle } from '@standby/live-room/testing/desk-acts';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { RoomLog } from '../History/RoomLog';
import { ViewerState } from '../Rail/ViewerState';
import { Calls } from './Calls';

const MINUTE = 60_000;

describe('the hold', () => {
  it('holds the curtain with one press and its reason; calls, desk and log say so', async () => {
    const { room } = renderParts(
      <>
        <ViewerState />
        <Calls />
        <RoomLog />
      </>,
      createRoomHarness(CURTAIN_MS - 5 * MINUTE),
    );
    act(
      () => void room.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }),
    );
    const hold = within(await screen.findByRole('group', { name: 'Hold the curtain' }));
    const reason = (name: string) => hold.getByText(name).closest('button');
    fireEvent.click(hold.getByText('Technical'));
    expect(reason('Technical')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(hold.getByLabelText('Hold 3 min'));
    expect(reason('Technical')).toHaveAttribute('aria-pressed', 'false');
    expect(hold.getByText(/Planned/u)).toHaveTextContent(
      'Holding 3 minutes: Technical. Planned 19:30.',
    );
    fireEvent.click(hold.getByText('Other'));
    fireEvent.change(hold.getByLabelText('Reason of the hold'), {
      target: { value: ' A late coach ' },
    });
    fireEvent.click(hold.getByLabelText('Hold 1 min'));
    expect(room.getSnapshot().lines.at(-1)).toMatchObject({ minutes: 1, text: 'A late coach' });
    act(() => void room.undo());
    expect(screen.getByText('Curtain up').textContent).toBe('Curtain up 19:33');
    expect(screen.getByText('19:28')).toBeVisible();
    expect(screen.getByLabelText('On viewers')).toHaveTextContent('Holding 3 minutes');
    act(() => void toggle(room));
    expect(screen.queryByRole('group', { name: 'Hold the curtain' })).toBeNull();
    expect(screen.getByLabelText('On viewers')).not.toHaveTextContent('Holding');
  });
});
