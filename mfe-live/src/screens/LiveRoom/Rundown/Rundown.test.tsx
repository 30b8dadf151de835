import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../engine/room-acts';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

const MINUTE = 60_000;

/** It is 19:20, and the curtain goes up at 19:30. */
async function openRundown() {
  const harness = createRoomHarness(CURTAIN_MS - 10 * MINUTE);
  const opened = renderInRoom(harness, 'controller', <Controller />);
  const acts = actsOf(opened.room);
  act(() => void acts.setCurtain(CURTAIN_MS, 'british'));
  await opened.user.keyboard('r');
  const panel = within(screen.getByRole('region', { name: 'Rundown' }));
  return {
    ...opened,
    acts,
    panel,
    rows: () => panel.getAllByRole('listitem').map(({ textContent }) => textContent),
    names: () => panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    drift: () => panel.getByText(/plan$|on time$/u).textContent,
    nowLine: () => {
      const mark = document.querySelector<HTMLElement>('[data-now]');
      return [mark?.closest('li')?.querySelector('h3')?.textContent, mark?.style.insetBlockStart];
    },
  };
}

describe('the rundown', () => {
  it('has the plan beside what happens, the drift, and the line of now', async () => {
    const { acts, drift, nowLine, pass, rows } = await openRundown();
    expect(rows()).toEqual([
      'Plan 19:30Timer 110:00Manual',
      'Plan 19:40Intermission15:00Manual',
      'Plan 19:55Act 230:00Manual',
    ]);
    expect(drift()).toBe('0:00 on time');
    await pass(12 * MINUTE + 14_000);
    expect(drift()).toBe('+2:14 behind plan');
    expect(rows()[0]).toBe('Plan 19:30Timer 110:00Expected 19:32Manual');
    act(() => void acts.toggle());
    await pass(5 * MINUTE);
    expect(drift()).toBe('+2:14 behind plan');
    expect(rows()[0]).toContain('Started 19:32, ends 19:42Running');
    expect(rows()[1]).toBe('Plan 19:40Intermission15:00Expected 19:42Manual');
    expect(nowLine()).toEqual(['Timer 1', '50%']);
    act(() => void acts.toggle());
    await pass(MINUTE);
    expect(rows()[0]).toContain('Held');
    expect(drift()).toBe('+3:14 behind plan');
  });

  it('says that it needs a curtain time where there is none', async () => {
    const opened = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
    await opened.user.keyboard('r');
    expect(screen.getByText('Set the curtain time under Calls for a plan.')).toBeVisible();
  });

  it('is put into another order by the keys of a handle, which keeps the focus, and by its menu', async () => {
    const { names, panel, user } = await openRundown();
    const handle = panel.getByRole('button', { name: 'Move Timer 1' });
    act(() => handle.focus());
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Intermission', 'Timer 1', 'Act 2']);
    expect(handle).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(names()).toEqual(['Intermission', 'Act 2', 'Timer 1']);
    await user.click(panel.getByRole('button', { name: 'Act 2 in the rundown' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    expect(names()).toEqual(['Act 2', 'Intermission', 'Timer 1']);
    await user.keyboard('z');
    expect(names()).toEqual(['Intermission', 'Act 2', 'Timer 1']);
  });

  it('gives a timer a colour, a note and a time of day, which starts nothing', async () => {
    const { pass, panel, room, rows, user } = await openRundown();
    await user.click(panel.getByRole('button', { name: 'Intermission in the rundown' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Colour, note, trigger' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rundown: Intermission' }));
    await user.type(dialog.getByLabelText('Note'), 'House lights up');
    await user.click(dialog.getByRole('combobox', { name: 'Colour' }));
    await user.click(await screen.findByRole('option', { name: 'Blue (B)' }));
    await user.click(dialog.getByRole('combobox', { name: 'Trigger' }));
    await user.click(await screen.findByRole('option', { name: 'Time of day' }));
    expect(dialog.getByText(/^For the plan\. Standby does not start it/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/^Time of day/u), { target: { value: '19:45' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()[1]).toBe('Plan 19:45BBlueIntermission15:00At 19:45, by handHouse lights up');
    await pass(30 * MINUTE);
    expect(room.getSnapshot().state.timers[1]?.run.phase).toBe('idle');
  });

  it('chains a timer to the one before it', async () => {
    const { acts, room, rows } = await openRundown();
    act(() => {
      acts.setRundown('act-2', { color: null, note: null, trigger: { kind: 'after-previous' } });
    });
    expect(room.getSnapshot().state.timers[1]?.startsNext).toBe(true);
    expect(rows()[2]).toContain('After previous');
  });
});
