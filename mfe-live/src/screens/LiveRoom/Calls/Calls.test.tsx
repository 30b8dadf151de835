import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeClock } from '@standby/shared-ui';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { answeringAct } from '@standby/live-room/domain/calls/call-acts';
import { giveCall } from '@standby/live-room/testing/desk-acts';
import { UndoBar } from '../History/UndoBar';
import { SidePanel } from '../SidePanel/SidePanel';

const MINUTE = 60_000;

/** Opens the calls. The curtain goes up at 19:30, and it is 18:54 by default. */
function openCalls(nowMs = CURTAIN_MS - 36 * MINUTE) {
  const harness = createRoomHarness(nowMs);
  const opened = renderParts(
    <>
      <SidePanel />
      <UndoBar />
    </>,
    harness,
  );
  fireEvent.click(screen.getByText('Calls', { selector: 'button' }));
  const panel = within(screen.getByLabelText('Calls', { selector: 'section' }));
  return {
    ...opened,
    harness,
    panel,
    /** Presses a button by keyboard, which leaves the focus on it. */
    press: (name: string) => {
      const button = panel.queryByLabelText(name) ?? panel.getByText(name).closest('button');
      act(() => button?.focus());
      if (button) fireEvent.click(button);
    },
    setCurtain: () => {
      fireEvent.change(panel.getByLabelText(/^Curtain up/u), { target: { value: '19:30' } });
      fireEvent.submit(panel.getByLabelText(/^Curtain up/u));
    },
    rows: () => Array.from(document.querySelectorAll('[data-next]'), (row) => row.textContent),
  };
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  delete document.documentElement.dataset['clock'];
});

describe('the call ladder', () => {
  it('calculates the calls from the curtain time, in either custom', () => {
    const { panel, press, rows, setCurtain } = openCalls();
    expect(panel.getByText(/Enter when the curtain goes up/u)).toBeVisible();
    // The field has the time of the show’s event.
    expect(panel.getByLabelText(/^Curtain up/u)).toHaveValue('19:30');
    expect(panel.getByText('The show starts at 19:30 EST.')).toBeVisible();
    fireEvent.change(panel.getByLabelText(/^Curtain up/u), { target: { value: '7:75' } });
    expect(panel.getByText('Write a time, such as 19:30.')).toBeVisible();
    expect(panel.getByText('Set calls').closest('button')).toBeDisabled();
    setCurtain();
    expect(rows()).toEqual([
      'Half18:55in 1:00Give callViewers show: This is your half hour call',
      'Quarter19:10in 16:00Give callViewers show: This is your quarter hour call',
      'Five19:20in 26:00Give callViewers show: This is your five minute call',
      'Beginners19:25in 31:00Give callViewers show: Beginners, please',
    ]);
    press('Change curtain time');
    fireEvent.click(panel.getByLabelText('American'));
    press('Set calls');
    expect(rows()).toEqual([
      'Half hour19:00in 6:00Give callViewers show: Half hour, please',
      'Fifteen19:15in 21:00Give callViewers show: Fifteen minutes, please',
      'Five19:25in 31:00Give callViewers show: Five minutes, please',
      'Places19:27in 33:00Give callViewers show: Places, please',
    ]);
  });

  it('shows and accepts times on the clock of the desk’s person', () => {
    writeClock('12-hour');
    const { panel, rows } = openCalls();
    const field = panel.getByLabelText(/^Curtain up/u);
    expect(field).toHaveValue('7:30 PM');
    expect(panel.getByText('The show starts at 7:30 PM EST.')).toBeVisible();
    fireEvent.change(field, { target: { value: '7:30' } });
    fireEvent.blur(field);
    expect(panel.getByText('Write 7:30 AM or 7:30 PM.')).toBeVisible();
    expect(panel.getByText('Set calls').closest('button')).toBeDisabled();
    fireEvent.change(field, { target: { value: '7:30 pm' } });
    fireEvent.submit(field);
    expect(panel.getByText('7:30 PM')).toBeVisible();
    expect(rows()[0]).toBe('Half6:55 PMin 1:00Give callViewers show: This is your half hour call');
    act(() => writeClock('24-hour'));
    expect(panel.getByText('19:30')).toBeVisible();
    expect(rows()[0]).toBe('Half18:55in 1:00Give callViewers show: This is your half hour call');
  });

  it('moves the focus to its panel when the focused control is removed', () => {
    const { panel, press, setCurtain } = openCalls();
    const sidePanel = screen.getByLabelText('Side panel');
    setCurtain();
    expect(sidePanel).toHaveFocus();
    press('Change curtain time');
    expect(panel.getByLabelText(/^Curtain up/u)).toHaveFocus();
    press('Cancel');
    expect(sidePanel).toHaveFocus();
    press('Give call: Half');
    expect(panel.queryByLabelText('Give call: Half')).toBeNull();
    expect(sidePanel).toHaveFocus();
  });

  it('counts down to each call, and states when it is due and how late it is', async () => {
    const { pass, press, rows, setCurtain } = openCalls(CURTAIN_MS - 35 * MINUTE - 2_000);
    setCurtain();
    await pass(1_000);
    expect(rows()[0]).toContain('in 0:01');
    await pass(1_000);
    expect(rows()[0]).toContain('Due now');
    expect(screen.getByText('Half call is due')).toBeInTheDocument();
    await pass(62_000);
    expect(rows()[0]).toContain('Late 1:02');
    expect(screen.getByText('Late').closest('button')).toHaveTextContent(/^Calls/u);
    press('Give call: Half');
    expect(rows()[0]).toContain('Given 18:56, 1 min late');
  });

  it('gives a call on the viewers with one press, and reverts it with one undo', () => {
    const { press, room, rows, setCurtain } = openCalls();
    setCurtain();
    press('Give call: Half');
    expect(rows()[0]).toBe('Half18:55Given 18:54No answer yet');
    expect(shownMessage(room.getSnapshot().state)?.text).toBe('This is your half hour call');
    expect(screen.getByText('Call: This is your half hour call')).toBeVisible();
    act(() => void room.undo());
    expect(shownMessage(room.getSnapshot().state)).toBeUndefined();
    expect(rows()[0]).toContain('in 1:00');
  });

  it('shows who answered, and a desk that gave a call cannot thank itself', async () => {
    const { harness, panel, pass, press, rows, setCurtain } = openCalls();
    setCurtain();
    const other = harness.open('controller').room;
    await pass(1_000);
    press('Give call: Half');
    expect(panel.queryByLabelText(/^Thank you/u)).toBeNull();
    await pass(1_000);
    act(() => void other.dispatch(answeringAct('half', other.getSnapshot().self.name)));
    await pass(1_000);
    expect(rows()[0]).toContain('Thank you: Controller 2');
    act(() => void giveCall(other, 'quarter'));
    await pass(1_000);
    press('Thank you: Quarter');
    expect(rows()[1]).toContain('Thank you: Controller 1');
    expect(panel.queryByLabelText('Thank you: Quarter')).toBeNull();
  });

  it('keeps a half-written message in place, and remembers the panel', () => {
    openCalls();
    const field = screen.getByLabelText('Message');
    expect(field).not.toBeVisible();
    fireEvent.change(field, { target: { value: 'Hold the' } });
    fireEvent.click(screen.getByText('Messages', { selector: 'button' }));
    expect(screen.getByLabelText('Message')).toHaveValue('Hold the');
    expect(sessionStorage.getItem('standby:desk-window')).toContain('"panel":"messages"');
  });
});
