import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { rundownAct } from '../../../domain/desk-acts/rundown-act';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import type { Room } from '@standby/live-room/client/room';
import { toggle } from '@standby/live-room/testing/desk-acts';
import { Rundown } from './Rundown';

const MINUTE = 60_000;
/** Minute of the curtain time, 19:30. */
const CURTAIN_MINUTE = 1_170;

function openRundown(startMs = -10 * MINUTE) {
  const opened = renderParts(<Rundown />, createRoomHarness(CURTAIN_MS + startMs));
  const { room } = opened;
  act(
    () => void room.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }),
  );
  const all = () => Array.from(document.querySelectorAll('[data-timer]'));
  return {
    ...opened,
    rows: () => all().map(({ textContent }) => textContent),
    names: () => all().map((row) => row.querySelector('h3')?.textContent),
    openItem: async (name: string) => {
      fireEvent.click(screen.getByLabelText(`${name} in the rundown`));
      fireEvent.click(await screen.findByText('Colour, note, trigger'));
      return within(await screen.findByRole('dialog', { name: `Rundown: ${name}` }));
    },
    save: async () => {
      fireEvent.click(screen.getByText('Save'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  };
}

const arm = (room: Room, armedForMs: number | null) =>
  room.dispatch(
    rundownAct(room.getSnapshot().state, 'timer-1', {
      color: null,
      note: null,
      trigger: { kind: 'time', minuteOfDay: CURTAIN_MINUTE },
      armedForMs,
    }),
  );

describe('the rundown', () => {
  it('has the plan beside the expected times before the curtain', () => {
    const { rows } = openRundown();
    expect(rows()).toEqual([
      'Plan 19:30Timer 1Live10:00Curtain up',
      'Plan 19:40Intermission15:00',
      'Plan 19:55Act 230:00',
    ]);
    expect(screen.getByText(/on time$/u)).toHaveTextContent('0:00 on time');
  });

  it.each<[string, number, (room: Room) => void, number, string, string]>([
    ['is late', 134_000, () => undefined, 0, 'Expected 19:32', '+2:14 behind plan'],
    [
      'runs',
      134_000,
      (room) => void toggle(room),
      MINUTE,
      'Started 19:32, ends 19:42Running',
      '+2:14 behind plan',
    ],
    ['is armed', -MINUTE, (room) => arm(room, CURTAIN_MS), 0, 'At 19:30, automatically', 'on time'],
    [
      'started automatically',
      -MINUTE,
      (room) => arm(room, CURTAIN_MS),
      MINUTE,
      'Started 19:30, ends 19:40RunningAt 19:30, by hand',
      'on time',
    ],
    [
      'was missed',
      -MINUTE,
      (room) => {
        arm(room, CURTAIN_MS);
        room.select('intermission');
        room.dispatch({ type: 'go', timerId: 'intermission', isRepeat: false });
      },
      MINUTE + 6_000,
      'Did not start at 19:30. Start it by hand.',
      'ahead of plan',
    ],
  ])(
    'has the plan beside a timer that %s, and the drift',
    async (_state, startMs, doing, passMs, actual, drift) => {
      const { room, pass, rows } = openRundown(startMs);
      act(() => doing(room));
      await pass(passMs);
      expect(rows()[0]).toContain(actual);
      expect(screen.getByText(/ plan$|on time$/u)).toHaveTextContent(drift);
    },
  );

  it('marks a timer that was passed over as skipped', async () => {
    const { room, pass, rows } = openRundown(0);
    act(() => void room.dispatch({ type: 'go', timerId: 'act-2', isRepeat: false }));
    await pass(MINUTE);
    expect(rows()[0]).toContain('Skipped');
    expect(rows()[1]).toContain('Skipped');
    expect(rows()[2]).toContain('Running');
  });

  it('has the now-line in the row of the running timer, and counts a hold as time', async () => {
    const { room, pass, rows } = openRundown(0);
    act(() => void toggle(room));
    await pass(MINUTE);
    const mark = document.querySelector<HTMLElement>('[data-now]');
    expect(mark?.closest('li')?.querySelector('h3')).toHaveTextContent('Timer 1');
    expect(mark?.style.insetBlockStart).toBe('10%');
    act(() => void toggle(room));
    await pass(6_000);
    expect(rows()[0]).toContain('Paused');
    expect(screen.getByText('behind plan')).toHaveTextContent('+0:06 behind plan');
  });

  it('asks for a curtain time if the room has no plan', () => {
    renderParts(<Rundown />);
    expect(screen.getByText('Set the curtain time under Calls for a plan.')).toBeVisible();
  });

  it('begins at the timer that is set as curtain up, and the earlier ones end there', async () => {
    const { rows } = openRundown();
    fireEvent.click(screen.getByLabelText('Act 2 in the rundown'));
    fireEvent.click(await screen.findByText('Curtain up here'));
    expect(rows()).toEqual([
      'Plan 19:05Timer 1Live10:00Expected 19:20',
      'Plan 19:15Intermission15:00Expected 19:30',
      'Plan 19:30Act 230:00Curtain upExpected 19:45',
    ]);
    expect(screen.getByText('behind plan')).toHaveTextContent('+15:00 behind plan');
  });

  it('is reordered by the keys of a handle, which keeps the focus, and by its menu', async () => {
    const { names, room } = openRundown();
    const handle = screen.getByLabelText('Move Timer 1');
    act(() => handle.focus());
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(names()).toEqual(['Intermission', 'Timer 1', 'Act 2']);
    expect(handle).toHaveFocus();
    for (let press = 0; press < 2; press += 1) fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(names()).toEqual(['Intermission', 'Act 2', 'Timer 1']);
    fireEvent.click(screen.getByLabelText('Act 2 in the rundown'));
    fireEvent.click(await screen.findByText('Move up'));
    expect(names()).toEqual(['Act 2', 'Intermission', 'Timer 1']);
    act(() => void room.undo());
    expect(names()).toEqual(['Intermission', 'Act 2', 'Timer 1']);
  });

  it('gives a timer a colour, a note and a time of day that only the plan uses', async () => {
    const { openItem, room, rows, save, user } = openRundown();
    const dialog = await openItem('Intermission');
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'House lights up' } });
    for (const [field, option] of [
      ['Colour', 'Blue (B)'],
      ['Trigger', 'Time of day'],
    ] as const) {
      await user.click(dialog.getByLabelText(field, { selector: 'button' }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    expect(dialog.getByLabelText('Start automatically, once')).not.toBeChecked();
    expect(dialog.getByText('Save').closest('button')).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/^Time of day/u), { target: { value: '19:45' } });
    await save();
    expect(rows()[1]).toBe('Plan 19:45BBlueIntermission15:00At 19:45, by handHouse lights up');
    expect(room.getSnapshot().state.timers[1]).toMatchObject({ startsAtMinute: 1_185 });
  });

  it('arms a timer for one evening', async () => {
    const { room, openItem, rows, save } = openRundown(-MINUTE);
    act(() => void arm(room, null));
    const dialog = await openItem('Timer 1');
    fireEvent.click(dialog.getByLabelText('Start automatically, once: today at 19:30'));
    await save();
    expect(rows()[0]).toContain('At 19:30, automatically');
  });

  it('chains a timer to the one before it', () => {
    const { room, rows } = openRundown();
    const trigger = { kind: 'after-previous' } as const;
    act(() => {
      room.dispatch(
        rundownAct(room.getSnapshot().state, 'act-2', {
          color: null,
          note: null,
          trigger,
          armedForMs: null,
        }),
      );
    });
    expect(room.getSnapshot().state.timers[1]?.startsNext).toBe(true);
    expect(rows()[2]).toContain('After previous');
  });
});
