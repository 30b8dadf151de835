import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '../../../testing/render-in-room';
import { createRoomHarness } from '../../../testing/room-harness';
import { Controller } from '../Controller';

function openRoom() {
  const opened = renderInRoom(createRoomHarness(CURTAIN_MS), 'controller', <Controller />);
  const { user } = opened;
  const strip = within(screen.getByLabelText('Timers', { selector: 'section' }));
  const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return {
    ...opened,
    strip,
    // A dialog hides them from assistive technology, for as long as it is open.
    names: () => strip.getAllByRole('tab', { hidden: true }).map((tab) => tab.textContent),
    tab: (name: RegExp) => strip.getByRole('tab', { name }),
    dialogGone,
    openForm: async (name: string) => {
      await user.click(strip.getByText('Add Timer'));
      return within(await screen.findByRole('dialog', { name }));
    },
    choose: async (item: string) => {
      await user.click(strip.getByLabelText(/ options$/u));
      await user.click(await screen.findByText(item));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    },
    undo: () => user.click(screen.getByLabelText(/^Undo/u)),
  };
}

function fill(form: ReturnType<typeof within>, values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
}

describe('the row of timers', () => {
  it('has the three samples, of which another one than the running one can be shown', async () => {
    const { strip, names, tab, user, pass } = openRoom();
    expect(names()).toEqual(['Timer 110:00', 'Intermission15:00', 'Act 230:00']);
    expect(tab(/^Timer 1/u)).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByText('Play'));
    await pass(5_000);
    await user.click(tab(/^Intermission/u));
    const large = within(strip.getByRole('tabpanel', { name: /^Intermission/u }));
    expect(large.getByRole('heading')).toHaveTextContent('Intermission');
    expect(screen.getByText('Play')).toBeVisible();
    await pass(5_000);
    // Without a width, as here, the layout is a phone's, which has no second figure.
    expect(large.getByRole('timer', { hidden: true })).toHaveTextContent('15:00');
    expect(tab(/Timer 1.*Running/u)).toBeVisible();
    expect(names()[0]).toContain('9:50');
  });

  it('gets a timer with name, duration and warning', async () => {
    const { openForm, dialogGone, tab, user, pass } = openRoom();
    const form = await openForm('Add Timer');
    expect(form.getByLabelText('Name')).toHaveValue('Timer 4');
    fill(form, { Name: 'Curtain call', Duration: '1:00', Warning: '0:30' });
    await user.click(form.getByRole('button', { name: 'Add Timer' }));
    await dialogGone();
    await user.click(tab(/^Curtain call/u));
    const panel = within(screen.getByRole('region', { name: 'Curtain call' }));
    expect(panel.getByRole('timer')).toHaveTextContent('1:00');
    await user.click(panel.getByText('Play'));
    await pass(29_000);
    expect(panel.getByText('Running')).toBeVisible();
    await pass(1_000);
    expect(panel.getByText('Standby')).toBeVisible();
  });

  it('says beside the field what is wrong with a timer, which is not added', async () => {
    const { openForm, names } = openRoom();
    const form = await openForm('Add Timer');
    fill(form, { Duration: 'ten' });
    expect(form.getByLabelText('Duration')).toHaveAccessibleDescription(
      /Write minutes and seconds/u,
    );
    expect(form.getByRole('button', { name: 'Add Timer' })).toBeDisabled();
    expect(names()).toHaveLength(3);
  });

  it('renames a timer and sets it anew, each with undo', async () => {
    const { choose, dialogGone, names, user } = openRoom();
    await choose('Edit timer');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Timer 1' }));
    fill(form, { Name: 'Half-hour call', Duration: '30:00' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await dialogGone();
    expect(names()[0]).toBe('Half-hour call30:00');
    await user.click(screen.getByText('Log'));
    await user.click(screen.getByLabelText('Undo: Timer 1 renamed Half-hour call'));
    expect(names()[0]).toBe('Timer 130:00');
  });

  it('starts the next timer at zero where its form says so', async () => {
    const { choose, dialogGone, room, tab, user } = openRoom();
    const isChosen = () => room.getSnapshot().state.timers[0]?.startsNext ?? false;
    for (const expected of [true, false]) {
      await choose('Edit timer');
      const form = within(await screen.findByRole('dialog', { name: 'Edit Timer 1' }));
      const box = form.getByRole('checkbox', { name: 'Start the next timer' });
      expect((box as HTMLInputElement).checked).toBe(!expected);
      await user.click(box);
      await user.click(form.getByRole('button', { name: 'Save' }));
      await dialogGone();
      expect(isChosen()).toBe(expected);
      // Its tab says so in words and by a mark.
      const isSaid = tab(/^Timer 1/u).textContent.includes('starts the next timer at zero');
      const hasMark = tab(/^Timer 1/u).querySelector('[data-mark="auto-start"]') !== null;
      expect([isSaid, hasMark]).toEqual([expected, expected]);
    }
  });

  it('reorders and removes timers, each with undo', async () => {
    const { choose, names, undo } = openRoom();
    const before = names();
    await choose('Move right');
    expect(names()).toEqual(['Intermission15:00', 'Timer 110:00', 'Act 230:00']);
    await undo();
    expect(names()).toEqual(before);
    await choose('Remove timer');
    expect(names()).toEqual(['Intermission15:00', 'Act 230:00']);
    await undo();
    expect(names()).toEqual(before);
  });
});
