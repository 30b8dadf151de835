import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownMessage } from '../../../domain/room/room-state';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

const MINUTE = 60_000;

/** It is 18:54, and the curtain goes up at 19:30. */
async function openCalls() {
  const harness = createRoomHarness(CURTAIN_MS - 36 * MINUTE);
  const opened = renderInRoom(harness, 'controller', <Controller />);
  await opened.user.keyboard('c');
  const panel = within(screen.getByRole('region', { name: 'Calls' }));
  const set = () => {
    fireEvent.change(panel.getByLabelText(/^Curtain up/u), { target: { value: '19:30' } });
    fireEvent.click(panel.getByRole('button', { name: 'Set calls' }));
  };
  const rows = () =>
    within(panel.getByRole('list', { name: 'Calls' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...opened, harness, panel, set, rows };
}

describe('the call ladder', () => {
  it('computes the calls from the curtain time, and counts down to each', async () => {
    const { panel, pass, rows, set, user } = await openCalls();
    expect(panel.getByText(/^Enter when the curtain goes up/u)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Set calls' })).toBeDisabled();
    set();
    expect(rows()).toEqual([
      'Half18:55in 1:00Give call',
      'Quarter19:10in 16:00Give call',
      'Five19:20in 26:00Give call',
      'Beginners19:25in 31:00Give call',
    ]);
    await pass(1_000);
    expect(rows()[0]).toContain('in 0:59');
    await pass(59_000);
    expect(rows()[0]).toContain('Due now');
    expect(screen.getByText('Half call is due')).toBeInTheDocument();
    await pass(90_000);
    expect(rows()[0]).toContain('Late 1:30');
    expect(screen.getByRole('button', { name: /^Calls/u })).toHaveTextContent('Late');

    await user.click(panel.getByRole('button', { name: 'Change curtain time' }));
    await user.click(panel.getByRole('radio', { name: 'American' }));
    await user.click(panel.getByRole('button', { name: 'Set calls' }));
    expect(rows().map((row) => row.slice(0, 10))).toEqual([
      'Half hour1',
      'Fifteen19:',
      'Five19:25i',
      'Places19:2',
    ]);
  });

  it('gives a call on the viewers by one press, and takes it back by the one undo', async () => {
    const { panel, room, rows, set, user } = await openCalls();
    set();
    await user.click(panel.getByRole('button', { name: 'Give call: Half' }));
    expect(rows()[0]).toBe('Half18:55Given 18:54No answer yet');
    expect(shownMessage(room.getSnapshot().state)?.text).toBe('This is your half hour call');
    expect(screen.getByText('Call: This is your half hour call')).toBeVisible();
    await user.keyboard('z');
    expect(shownMessage(room.getSnapshot().state)).toBeUndefined();
    expect(rows()[0]).toContain('in 1:00');
  });

  it('shows who answered; the desk that gave a call does not thank itself', async () => {
    const { harness, panel, pass, rows, set, user } = await openCalls();
    set();
    const other = harness.open('controller').room;
    await pass(1_000);
    await user.click(panel.getByRole('button', { name: 'Give call: Half' }));
    expect(panel.queryByRole('button', { name: /^Thank you/u })).toBeNull();
    await pass(1_000);
    act(() => void actsOf(other).answerCall('half', other.getSnapshot().self.name));
    await pass(1_000);
    expect(rows()[0]).toContain('Thank you: Controller 2');
    expect(screen.getByText('Another desk: Thank you from Controller 2 (Half)')).toBeVisible();

    act(() => void actsOf(other).giveCall('quarter'));
    await pass(1_000);
    await user.click(panel.getByRole('button', { name: 'Thank you: Quarter' }));
    expect(rows()[1]).toContain('Thank you: Controller 1');
    expect(panel.queryByRole('button', { name: 'Thank you: Quarter' })).toBeNull();
  });

  it('leaves a half-written message where it is, and M leads back to it', async () => {
    const { user } = await openCalls();
    await user.keyboard('m');
    await user.keyboard('Hold the');
    await user.click(screen.getByRole('button', { name: /^Calls/u }));
    expect(screen.getByLabelText('Message')).not.toBeVisible();
    await user.keyboard('m');
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('Hold the');
  });
});
