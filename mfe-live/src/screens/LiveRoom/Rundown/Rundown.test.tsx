import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

const MINUTE = 60_000;

/** The curtain was to go up at 19:30. */
async function openRundown(nowMs = CURTAIN_MS - 10 * MINUTE) {
  const harness = createRoomHarness(nowMs);
  const opened = renderInRoom(harness, 'controller', <Controller />);
  const acts = actsOf(opened.room);
  act(() => void acts.setCurtain(CURTAIN_MS, 'british'));
  await opened.user.keyboard('r');
  const panel = within(screen.getByLabelText('Rundown', { selector: 'section' }));
  return {
    ...opened,
    acts,
    panel,
    rows: () => [...panelRows()].map(({ textContent }) => textContent),
    names: () => [...panelRows()].map((row) => row.querySelector('h3')?.textContent),
    drift: () => panel.getByText(/plan$|on time$/u).textContent,
    nowLine: () => {
      const mark = document.querySelector<HTMLElement>('[data-now]');
      return [mark?.closest('li')?.querySelector('h3')?.textContent, mark?.style.insetBlockStart];
    },
  };
}

function panelRows(): NodeListOf<HTMLLIElement> {
  return document.querySelectorAll('[data-timer]');
}

describe('the rundown', () => {
  it('has the plan beside what is to come before the curtain', async () => {
    const { drift, nowLine, rows } = await openRundown();
    expect(rows()).toEqual([
      'Plan 19:30Timer 110:00Manual',
      'Plan 19:40Intermission15:00Manual',
      'Plan 19:55Act 230:00Manual',
    ]);
    expect(drift()).toBe('0:00 on time');
    expect(nowLine()).toEqual(['Timer 1', '0%']);
  });

  it('has the plan beside what happens, the drift, and the line of now', async () => {
    const { acts, drift, nowLine, pass, rows } = await openRundown(CURTAIN_MS + 2 * MINUTE);
    await pass(14_000);
    expect(drift()).toBe('+2:14 behind plan');
    expect(rows()[0]).toBe('Plan 19:30Timer 110:00Expected 19:32Manual');
    act(() => void acts.toggle());
    await pass(MINUTE);
    expect(drift()).toBe('+2:14 behind plan');
    expect(rows()[0]).toContain('Started 19:32, ends 19:42Running');
    expect(rows()[1]).toBe('Plan 19:40Intermission15:00Expected 19:42Manual');
    expect(nowLine()).toEqual(['Timer 1', '10%']);
    act(() => void acts.toggle());
    await pass(6_000);
    expect(rows()[0]).toContain('Paused');
    expect(drift()).toBe('+2:20 behind plan');
  });

  it('says that it needs a curtain time where there is none', async () => {
    const opened = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
    await opened.user.keyboard('r');
    expect(screen.getByText('Set the curtain time under Calls for a plan.')).toBeVisible();
  });

  it('is put into another order by the keys of a handle, which keeps the focus, and by its menu', async () => {
    const { names, panel, user } = await openRundown();
    const handle = panel.getByLabelText('Move Timer 1');
    act(() => handle.focus());
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Intermission', 'Timer 1', 'Act 2']);
    expect(handle).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(names()).toEqual(['Intermission', 'Act 2', 'Timer 1']);
    await user.click(panel.getByLabelText('Act 2 in the rundown'));
    await user.click(await screen.findByText('Move up'));
    expect(names()).toEqual(['Act 2', 'Intermission', 'Timer 1']);
    await user.keyboard('z');
    expect(names()).toEqual(['Intermission', 'Act 2', 'Timer 1']);
  });

  it('gives a timer a colour, a note and a time of day, which is for the plan alone', async () => {
    const { panel, room, rows, user } = await openRundown();
    await user.click(panel.getByLabelText('Intermission in the rundown'));
    await user.click(await screen.findByText('Colour, note, trigger'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rundown: Intermission' }));
    await user.type(dialog.getByLabelText('Note'), 'House lights up');
    await user.click(dialog.getByRole('combobox', { name: 'Colour' }));
    await user.click(await screen.findByRole('option', { name: 'Blue (B)' }));
    await user.click(dialog.getByRole('combobox', { name: 'Trigger' }));
    await user.click(await screen.findByRole('option', { name: 'Time of day' }));
    expect(dialog.getByText('For the plan of every evening.')).toBeVisible();
    expect(dialog.getByLabelText('Start by itself, once')).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/^Time of day/u), { target: { value: '19:45' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()[1]).toBe('Plan 19:45BBlueIntermission15:00At 19:45, by handHouse lights up');
    expect(room.getSnapshot().state.timers[1]).toMatchObject({ startsAtMinute: 1_185 });
  });

  it('arms a timer for one evening: it starts by itself, and says so on the desk before it does', async () => {
    const { acts, panel, pass, rows, user } = await openRundown(CURTAIN_MS - MINUTE);
    act(() => {
      acts.setRundown('timer-1', {
        color: null,
        note: null,
        trigger: { kind: 'time', minuteOfDay: 1_170 },
        armedForMs: null,
      });
    });
    await user.click(panel.getByLabelText('Timer 1 in the rundown'));
    await user.click(await screen.findByText('Colour, note, trigger'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rundown: Timer 1' }));
    fireEvent.click(dialog.getByLabelText('Start by itself, once: today at 19:30'));
    fireEvent.click(dialog.getByText('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()[0]).toContain('At 19:30, by itself');
    expect(screen.getByRole('tab', { name: /^Timer 1/u })).toHaveTextContent(
      'Timer 1, starts by itself at 19:30',
    );
    expect(screen.getAllByText('Starts')[0]?.closest('div')).toHaveTextContent('19:30:00');
    await pass(MINUTE);
    expect(rows()[0]).toContain('Started 19:30, ends 19:40RunningAt 19:30, by hand');
    expect(screen.queryByText('Starts')).toBeNull();
  });

  it('says of a timer that was missed that it did not start', async () => {
    const { acts, pass, rows } = await openRundown(CURTAIN_MS - MINUTE);
    act(() => {
      acts.setRundown('timer-1', {
        color: null,
        note: null,
        trigger: { kind: 'time', minuteOfDay: 1_170 },
        armedForMs: CURTAIN_MS,
      });
      acts.selectNext();
      acts.toggle();
    });
    await pass(MINUTE + 6_000);
    expect(rows()[0]).toContain('At 19:30, did not start: start it by hand');
    act(() => acts.selectPrevious());
    expect(screen.getAllByText('Missed')[0]?.closest('div')).toHaveTextContent('19:30:00');
  });

  it('chains a timer to the one before it', async () => {
    const { acts, room, rows } = await openRundown();
    act(() => {
      acts.setRundown('act-2', {
        color: null,
        note: null,
        trigger: { kind: 'after-previous' },
        armedForMs: null,
      });
    });
    expect(room.getSnapshot().state.timers[1]?.startsNext).toBe(true);
    expect(rows()[2]).toContain('After previous');
  });
});
