import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownMessage } from '../../../domain/room/room-state';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

const MINUTE = 60_000;

/** The curtain goes up at 19:30; it is 18:54 if nothing else is said. */
async function openCalls(nowMs = CURTAIN_MS - 36 * MINUTE) {
  const harness = createRoomHarness(nowMs);
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
  it('computes the calls from the curtain time, by either custom', async () => {
    const { panel, rows, set, user } = await openCalls();
    expect(panel.getByText(/^Enter when the curtain goes up/u)).toBeVisible();
    expect(panel.getByText('Set calls').closest('button')).toBeDisabled();
    set();
    expect(rows()).toEqual([
      'Half18:55in 1:00Give call',
      'Quarter19:10in 16:00Give call',
      'Five19:20in 26:00Give call',
      'Beginners19:25in 31:00Give call',
    ]);
    await user.click(panel.getByLabelText('Change curtain time'));
    await user.click(panel.getByLabelText('American'));
    await user.click(panel.getByText('Set calls'));
    expect(rows()).toEqual([
      'Half hour19:00in 6:00Give call',
      'Fifteen19:15in 21:00Give call',
      'Five19:25in 31:00Give call',
      'Places19:27in 33:00Give call',
    ]);
  });

  it('leaves the focus at its panel when what had it goes', async () => {
    const { panel, user } = await openCalls();
    const sidePanel = screen.getByRole('group', { name: 'Side panel' });
    const field = () => panel.getByLabelText(/^Curtain up/u);
    fireEvent.change(field(), { target: { value: '19:30' } });
    field().focus();
    await user.keyboard('{Enter}');
    expect(sidePanel).toHaveFocus();
    panel.getByLabelText('Change curtain time').focus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    panel.getByText('Cancel').closest('button')?.focus();
    await user.keyboard('{Enter}');
    expect(sidePanel).toHaveFocus();
    panel.getByLabelText('Give call: Half').focus();
    await user.keyboard('{Enter}');
    expect(panel.queryByLabelText('Give call: Half')).toBeNull();
    expect(sidePanel).toHaveFocus();
  });

  it('counts down to each call, and says when it is due and how late it is', async () => {
    const { pass, rows, set } = await openCalls(CURTAIN_MS - 35 * MINUTE - 2_000);
    set();
    await pass(1_000);
    expect(rows()[0]).toContain('in 0:01');
    await pass(1_000);
    expect(rows()[0]).toContain('Due now');
    expect(screen.getByText('Half call is due')).toBeInTheDocument();
    await pass(62_000);
    expect(rows()[0]).toContain('Late 1:02');
    expect(screen.getByText('Late').closest('button')).toHaveTextContent(/^Calls/u);
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
