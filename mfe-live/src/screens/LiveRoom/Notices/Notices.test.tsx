import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

const MINUTE = 60_000;

describe('what the room says of itself', () => {
  it('that no show has its address', () => {
    renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />, 'nobody-knows');
    expect(screen.getByText('No show has this address.', { exact: false })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sample room');
  });

  it('that the clock jumped while a timer ran, with a way to decide the other way', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { room, pass, user } = renderInRoom(harness, 'controller', <Controller />);
    act(() => void actsOf(room).toggle());
    await pass(1_000);
    harness.machine.setClock(2 * MINUTE);
    await pass(1_000);
    const notice = screen.getByText("This computer's clock was set forward by 2 minutes.");
    expect(notice).toBeVisible();
    const [figure] = screen.getAllByRole('timer');
    expect(figure).toHaveTextContent('9:58');
    await user.click(screen.getByText('Count it'));
    expect(figure).toHaveTextContent('7:58');
    expect(notice).not.toBeInTheDocument();
  });

  it('that the browser does not save it', () => {
    const harness = createRoomHarness(CURTAIN_MS);
    harness.storage.isFull = true;
    const { room } = renderInRoom(harness, 'controller', <Controller />);
    act(() => void actsOf(room).toggle());
    expect(screen.getByText('This browser does not save the room.')).toBeVisible();
  });
});

describe('blackout', () => {
  it('asks once, says so clearly while it is on, and one press lifts it', async () => {
    const { user } = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
    const button = screen.getByText('Blackout');
    await user.click(button);
    const question = { name: 'Black out the viewers?' };
    await user.click(within(await screen.findByRole('dialog', question)).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog', question)).getByText('Black out'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent('The viewers are black.');
    await user.click(screen.getByText('Lift blackout'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
