import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { schedulePath, showPath } from '@standby/contracts';

import { beforeEach, describe, expect, it } from 'vitest';
import { calledEntry, newSentCall } from '../../domain/schedule/sent-call';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import { openScreens } from '../../testing/screens';

const hamlet = makePerson('Idris Achterberg', { position: 'Hamlet' });
const ophelia = makePerson('Yuki Tanabe', { position: 'Ophelia' });
const people = [hamlet, ophelia];

const scene = makeEntry('scene', {
  title: 'Act 3, scene 1',
  place: 'Studio A',
  calledIds: [hamlet.id, ophelia.id],
});
const fitting = makeEntry('fitting', {
  kind: 'fitting',
  startAt: '2025-01-15T12:30',
  endAt: '2025-01-15T13:30',
  place: 'studio a',
  calledIds: [ophelia.id],
});
const entries = [scene, fitting];

const WEEK = `${schedulePath('hamlet')}?date=2025-01-15`;
const open = (options: Parameters<typeof openScreens>[1] = {}, path = WEEK) =>
  openScreens(path, { people, entries, ...options });
const day = (name: string) => within(screen.getByLabelText(new RegExp(`^${name}`, 'u')));
const block = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the schedule', () => {
  it('shows the entries on their days, with their conflicts beside them', () => {
    open();
    expect(document.title).toBe('Schedule · Hamlet · Standby');
    expect(
      screen.getByText('All times are in the time zone of', { exact: false }),
    ).toHaveTextContent('Harbour Playhouse, Boston');
    const wednesday = day('Wed 15 Jan');
    expect(wednesday.getAllByRole('listitem')).toHaveLength(2);
    const entry = wednesday.getByText('Act 3, scene 1').closest('li');
    for (const words of [
      '10:00 – 13:00',
      'Idris Achterberg and Yuki Tanabe',
      'studio a is taken: Fitting, 12:30 – 13:30.',
      'Yuki Tanabe is also called to Fitting, 12:30 – 13:30.',
    ]) {
      expect(entry).toHaveTextContent(words);
    }
    const conflicts = within(screen.getByLabelText('Clashes'));
    expect(conflicts.getAllByRole('listitem')).toHaveLength(2);
  });

  it('reports beside an entry that another show uses its place or its people', async () => {
    const macbeth = {
      id: 'technical',
      showTitle: 'Macbeth',
      title: 'Technical',
      startMs: Date.parse('2025-01-15T15:30:00Z'),
      endMs: Date.parse('2025-01-15T16:30:00Z'),
      place: 'Studio A',
      peopleIds: [ophelia.id],
    };
    open({ elsewhere: [macbeth] });
    const entry = day('Wed 15 Jan').getByText('Act 3, scene 1').closest('li');
    const times = '(Technical, 10:30 – 11:30).';
    await waitFor(() => expect(entry).toHaveTextContent(`Studio A is taken by Macbeth ${times}`));
    expect(entry).toHaveTextContent(`Yuki Tanabe is also called by Macbeth ${times}`);
    const conflicts = within(screen.getByLabelText('Clashes'));
    expect(conflicts.getAllByRole('listitem')).toHaveLength(4);
  });

  it('omits the conflicts of a disabled rule, for everybody who plans the show', async () => {
    const { user, shows } = open();
    await user.click(screen.getByLabelText('Double-booked places'));
    await user.click(screen.getByLabelText('Double-booked people'));
    expect(await screen.findByText('No clashes under the enabled rules.')).toBeVisible();
    const show = (await shows.list()).find(({ id }) => id === 'hamlet');
    expect(show?.scheduleRules).toEqual(['rest']);
  });

  it.each([
    ['Day', 'Wednesday 15 January 2025', 1],
    ['Month', 'January 2025', 35],
  ])('is shown by %s', async (view, range, days) => {
    const { user, address } = open();
    await user.click(screen.getByRole('button', { name: view }));
    expect(screen.getByText(range)).toBeVisible();
    expect(document.querySelectorAll('section[data-today], section h2').length).toBeGreaterThan(0);
    expect(screen.getAllByLabelText(/^Add an entry on/u)).toHaveLength(days);
    expect(address()).toContain(`view=${view.toLowerCase()}`);
  });

  it('is moved and resized by keys, with an announcement and undo', async () => {
    const { user, scheduleOf } = open();
    const scheduled = async () => {
      const { startAt, endAt } = await scheduleOf('hamlet').get('scene');
      return `${startAt} ${endAt}`;
    };
    block(/^10:00/u).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
    await waitFor(async () => expect(await scheduled()).toBe('2025-01-16T10:15 2025-01-16T13:15'));
    expect(day('Thu 16 Jan').getByText('Act 3, scene 1')).toBeVisible();
    const words = 'Act 3, scene 1, Thu 16 Jan, 10:15 – 13:15';
    expect(screen.getByText(words)).toHaveAttribute('role', 'status');
    await user.click(await screen.findByText('Undo'));
    await waitFor(async () => expect(await scheduled()).toContain('10:00'));

    block(/^10:00/u).focus();
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await waitFor(async () => expect((await scheduled()).slice(17)).toMatch(/T12:45$/u));
  });

  it('shows that an entry was in a sent call, before and after the entry is changed', async () => {
    const said = { showId: 'hamlet', date: '2025-01-15', entries: [calledEntry(scene)] };
    const call = newSentCall(
      { ...said, mailedTo: 2 },
      { id: 'c1', at: '2025-01-14T22:00:00.000Z' },
    );
    const { user } = open({ sentCalls: [call] });
    const words = /was mailed to 2 people on .* at 17:00: starts at 10:00\.$/u;
    await user.click(block(/^10:00/u));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Already sent')).toBeVisible();
    expect(dialog.getByText(words)).toBeVisible();
    await user.keyboard('{Escape}');
    block(/^10:00/u).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is read-only for a role that may not change it', () => {
    open({ scheduleOverrides: { isReadOnly: () => true } });
    expect(day('Wed 15 Jan').getByText('Act 3, scene 1')).toBeVisible();
    for (const name of [/^Add an entry/u, /Act 3/u, /Copy week/u]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('shows when the clocks change', () => {
    open({}, `${schedulePath('hamlet')}?date=2025-03-09`);
    expect(screen.getByText('Clocks go forward: 23 hours.')).toBeVisible();
  });

  it('shows the next entries of a sample show on its overview', () => {
    openScreens(showPath('hamlet'));
    expect(within(screen.getByLabelText('Next')).getByText('Open the schedule')).toBeVisible();
  });
});

describe('an entry', () => {
  it('is added at a slot chosen by keys, for people of the company, and repeated', async () => {
    const { user, scheduleOf } = open();
    const add = () => screen.getByLabelText(/^Add an entry on Fri 17 Jan/u);
    add().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(add()).toHaveAccessibleName('Add an entry on Fri 17 Jan at 11:00');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Start')).toHaveValue('11:00');
    await user.type(dialog.getByLabelText('Title'), 'Fight');
    await user.click(dialog.getByLabelText('People by name'));
    await user.type(dialog.getByLabelText('Search people'), 'hamlet');
    await user.click(dialog.getByLabelText('Idris Achterberg, Hamlet'));
    await user.click(dialog.getByLabelText('Repeat'));
    await user.click(await screen.findByRole('option', { name: 'Every week' }));
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2025-01-31' } });
    await user.click(dialog.getByRole('button', { name: 'Add 3 calls' }));
    expect(await screen.findByText('3 entries were added')).toBeVisible();
    const added = (await scheduleOf('hamlet').list()).filter(({ title }) => title === 'Fight');
    expect(added.map(({ startAt }) => startAt).toSorted()).toEqual([
      '2025-01-17T11:00',
      '2025-01-24T11:00',
      '2025-01-31T11:00',
    ]);
    expect(added[0]).toMatchObject({ calledIds: [hamlet.id], isFullCall: false });
    await user.click(screen.getByText('Undo'));
    await waitFor(async () => expect(await scheduleOf('hamlet').list()).toHaveLength(2));
  });

  it('is refused with an explanation beside the field if its times are impossible', async () => {
    const { user } = open({}, `${schedulePath('hamlet')}?date=2025-03-09`);
    await user.click(screen.getByLabelText(/^Add an entry on Sun 9 Mar/u));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '02:30' } });
    expect(await dialog.findByText(/This time does not exist on 2025-03-09 in EST/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add call' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '22:00' } });
    fireEvent.change(dialog.getByLabelText('End'), { target: { value: '01:00' } });
    expect(dialog.getByText('On the day after.')).toBeVisible();
  });

  it('is edited in a dialog that lists its conflicts, and deleted with undo', async () => {
    const { user, scheduleOf } = open();
    await user.click(block(/^12:30/u));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Studio A is taken: Act 3/u)).toBeVisible();
    const place = dialog.getByLabelText('Place');
    await user.clear(place);
    await user.type(place, 'Wardrobe');
    await user.click(dialog.getByText('Save'));
    await waitFor(async () =>
      expect(await scheduleOf('hamlet').get('fitting')).toMatchObject({ place: 'Wardrobe' }),
    );
    await user.click(block(/^12:30/u));
    await user.click(within(await screen.findByRole('dialog')).getByText('Delete'));
    await waitFor(async () => expect(await scheduleOf('hamlet').list()).toHaveLength(1));
    await user.click(await screen.findByText('Undo'));
    await waitFor(async () => expect(await scheduleOf('hamlet').list()).toHaveLength(2));
  });

  it('is copied with its week', async () => {
    const { user, scheduleOf } = open();
    await user.click(screen.getByRole('button', { name: 'Copy week' }));
    await user.click(await screen.findByText('To the week of Mon 20 Jan'));
    expect(
      await screen.findByText('2 entries were copied to the week of Mon 20 Jan'),
    ).toBeVisible();
    const starts = (await scheduleOf('hamlet').list()).map(({ startAt }) => startAt);
    expect(starts).toContain('2025-01-22T10:00');
  });
});
