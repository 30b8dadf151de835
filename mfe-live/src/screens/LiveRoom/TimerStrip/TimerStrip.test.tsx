import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { toggle } from '@standby/live-room/testing/desk-acts';
import { renderParts } from '../../../testing/render-parts';
import { Stage } from '../Stage/Stage';
import { rundownAct } from '../../../domain/desk-acts/rundown-act';
import { RemoveTimerDialog } from './RemoveTimerDialog';
import { AddTimerDialog, EditTimerDialog } from './TimerDialogs';

function openStage() {
  const opened = renderParts(
    <>
      <Stage />
      <AddTimerDialog />
      <EditTimerDialog />
      <RemoveTimerDialog />
    </>,
  );
  const { room } = opened;
  // A dialog hides the tabs from assistive technology while it is open.
  const tabs = () => screen.getAllByRole('tab', { hidden: true });
  return {
    ...opened,
    tabs,
    names: () => tabs().map(({ textContent }) => textContent),
    timers: () => room.getSnapshot().state.timers,
    openForm: async (name: string) => {
      if (name === 'Add Timer') fireEvent.click(screen.getByText(name));
      return within(await screen.findByRole('dialog', { name }));
    },
    submit: async (button: string) => {
      const dialog = within(screen.getByRole('dialog'));
      fireEvent.click(dialog.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    choose: async (item: string) => {
      fireEvent.click(screen.getByLabelText(/ options$/u));
      fireEvent.click(await screen.findByText(item));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    },
  };
}

function fill(form: ReturnType<typeof within>, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
}

describe('the row of timers', () => {
  it('has the three sample timers, and shows another one than the running one on request', async () => {
    const { room, names, pass, tabs, user } = openStage();
    expect(names()).toEqual(['Timer 110:00Live', 'Intermission15:00', 'Act 230:00']);
    expect(tabs()[0]).toHaveAttribute('aria-selected', 'true');
    act(() => void toggle(room));
    await pass(5_000);
    await user.click(screen.getByText('Intermission', { selector: '[role=tab] *' }));
    const panel = within(screen.getByRole('tabpanel', { name: /^Intermission/u }));
    expect(panel.getByRole('heading')).toHaveTextContent('Intermission');
    await pass(5_000);
    expect(panel.getByRole('timer', { hidden: true })).toHaveTextContent('15:00');
    expect(names()[0]).toBe('Timer 19:50RunningLive');
  });

  it('adds a timer with name, duration and warning', async () => {
    const { openForm, submit, timers } = openStage();
    const form = await openForm('Add Timer');
    expect(form.getByLabelText('Name')).toHaveValue('Timer 4');
    fill(form, { Name: 'Curtain call', Duration: '1:00', Warning: '0:30' });
    await submit('Add Timer');
    expect(timers()[3]).toMatchObject({
      name: 'Curtain call',
      durationMs: 60_000,
      warningMs: 30_000,
    });
  });

  it('explains beside the field why a timer is invalid, and does not add it', async () => {
    const { openForm, timers } = openStage();
    const form = await openForm('Add Timer');
    fill(form, { Duration: 'ten' });
    expect(form.getByLabelText('Duration')).toHaveAccessibleDescription(
      /Write minutes and seconds/u,
    );
    expect(form.getByRole('button', { name: 'Add Timer' })).toBeDisabled();
    expect(timers()).toHaveLength(3);
  });

  it('renames a timer, sets its duration and chains the next one to it in one form', async () => {
    const { choose, openForm, submit, names, timers } = openStage();
    for (const startsNext of [true, false]) {
      await choose('Edit timer');
      const form = await openForm(`Edit ${timers()[0]?.name}`);
      fill(form, { Name: 'Half-hour call', Duration: '30:00' });
      const box = form.getByLabelText<HTMLInputElement>('Start the next timer');
      expect(box.checked).toBe(!startsNext);
      fireEvent.click(box);
      await submit('Save');
      expect(timers()[0]).toMatchObject({ name: 'Half-hour call', durationMs: 1_800_000 });
      expect(timers()[0]?.startsNext ?? false).toBe(startsNext);
      const words = startsNext ? ', starts the next timer at zero' : '';
      expect(names()[0]).toBe(`Half-hour call${words}30:00Live`);
      expect(document.querySelectorAll('[data-mark="auto-start"]')).toHaveLength(
        startsNext ? 1 : 0,
      );
    }
  });

  it('marks a timer that is armed', () => {
    const { room, names } = openStage();
    act(() => {
      room.dispatch(
        rundownAct(room.getSnapshot().state, 'act-2', {
          color: null,
          note: null,
          trigger: { kind: 'time', minuteOfDay: 1_200 },
          armedForMs: CURTAIN_MS + 30 * 60_000,
        }),
      );
    });
    expect(names()[2]).toBe('Act 2, starts automatically at 20:0030:00');
  });

  it('asks before it removes a running timer', async () => {
    const { choose, names, room, user } = openStage();
    act(() => void toggle(room));
    await choose('Remove timer');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove Timer 1 while it runs?' }),
    );
    expect(names()).toHaveLength(3);
    await user.click(dialog.getByText('Remove timer'));
    expect(names()).toHaveLength(2);
  });

  it('reorders and removes timers', async () => {
    const { choose, names } = openStage();
    await choose('Move right');
    expect(names()).toEqual(['Intermission15:00', 'Timer 110:00Live', 'Act 230:00']);
    await choose('Remove timer');
    expect(names()).toEqual(['Intermission15:00', 'Act 230:00Live']);
  });
});
