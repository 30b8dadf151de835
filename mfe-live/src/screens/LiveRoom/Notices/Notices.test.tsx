import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { toggle } from '@standby/live-room/testing/desk-acts';
import { WallClock } from '@standby/room-parts/wall-clock';
import { ViewerState } from '../Rail/ViewerState';
import { ViewerControls } from '../TimerPanel/ViewerControls';
import { BlackoutDialog } from './BlackoutDialog';
import { Notices } from './Notices';

const MINUTE = 60_000;

describe('the notices', () => {
  it('report a clock jump while a timer ran, and offer the opposite decision', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { figure, room, pass } = renderParts(
      <>
        <Notices />
        <WallClock />
      </>,
      harness,
    );
    act(() => void toggle(room));
    await pass(1_000);
    harness.machine.setClock(2 * MINUTE);
    await pass(1_000);
    const notice = screen.getByText("This computer's clock was set forward by 2 minutes.");
    expect(notice).toBeVisible();
    expect(figure().large).toBe('9:58');
    fireEvent.click(screen.getByText('Count it'));
    expect(figure().large).toBe('7:58');
    expect(notice).not.toBeInTheDocument();
  });

  it('say that the browser does not store the room', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    harness.storage.isFull = true;
    const { room, pass } = renderParts(<Notices />, harness);
    await pass(0);
    act(() => void toggle(room));
    await pass(0);
    expect(screen.getByText('This browser does not save the room.')).toBeVisible();
  });
});

describe('blackout', () => {
  it('asks once, is stated clearly while it is on, and is lifted with one press', async () => {
    renderParts(
      <>
        <ViewerState />
        <ViewerControls />
        <BlackoutDialog />
      </>,
    );
    const answer = async (text: string) => {
      fireEvent.click(screen.getByText('Blackout'));
      const name = 'Black out the viewers?';
      fireEvent.click(within(await screen.findByRole('dialog', { name })).getByText(text));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await answer('Cancel');
    expect(screen.queryByRole('alert')).toBeNull();
    await answer('Black out');
    expect(screen.getByRole('alert')).toHaveTextContent('The viewers are black.');
    fireEvent.click(screen.getByText('Lift blackout'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
