import { fireEvent, screen, within } from '@testing-library/react';
import { paths, roomPath } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { field } from '@standby/testing/field';
import { makeShow } from '../../testing/make-show';
import { openScreens } from '../../testing/screens';

beforeEach(() => {
  sessionStorage.clear();
});

const open = (options?: Parameters<typeof openScreens>[1]) =>
  openScreens(paths.createEvent, options);

/** Returns the submit button, not its announcement. */
const submit = () => screen.getByRole('button', { name: 'Create Event' });

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

const required = { Title: 'Twelfth Night', Venue: 'Old Mill', 'First performance': '2025-03-08' };

describe('the form', () => {
  it('has three sections, three required fields, and only the timezone filled in', () => {
    open();

    expect(document.title).toBe('Create Event · Standby');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Event');
    const labels = screen
      .getAllByRole('region')
      .map((section) => [...section.querySelectorAll('label')].map((label) => label.textContent));
    expect(labels).toEqual([
      ['Title', 'Description', 'Venue'],
      ['First performance', 'Start Time', 'Last performance', 'End Time', 'Timezone'],
      [
        'Director',
        'Assistant Director',
        'Technical Director',
        'Expected Cast Size',
        'Budget',
        'Notes',
      ],
    ]);
    const texts = labels.flat().filter((label) => label !== 'Timezone');
    expect(texts.filter((label) => field(label).required)).toEqual(Object.keys(required));
    expect(texts.filter((label) => field(label).value !== '')).toEqual([]);
    expect(field('Timezone')).toHaveTextContent('EST');
    for (const way of ['Back to Dashboard', 'Cancel']) {
      expect(screen.getByText(way).closest('a')).toHaveAttribute('href', paths.dashboard);
    }
  });

  it('shows the dates with the timezone: one of four names, or a city of the world', async () => {
    const { user } = open();
    fill({ ...required, 'Start Time': '19:30', 'End Time': '22:00' });
    expect(screen.getByText('8 Mar 2025, 19:30 – 22:00 EST')).toBeVisible();

    await user.click(field('Timezone'));
    const options = await screen.findAllByRole('option');
    const names = options.map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['EST', 'CST', 'MST', 'PST']);
    expect(names).toContain('London (Europe)');
    await user.click(screen.getByText('MST'));
    expect(screen.getByText('8 Mar 2025, 19:30 – 22:00 MST')).toBeVisible();
  });
});

describe('an error in the form', () => {
  it('disables the submit button until title, venue and start date are filled in', () => {
    open();
    const button = submit();
    expect(button).toBeDisabled();
    fill(required);
    expect(button).toBeEnabled();
    for (const [label, value] of Object.entries(required)) {
      fill({ [label]: '' });
      expect(button, `without ${label}`).toBeDisabled();
      fill({ [label]: value });
      expect(button).toBeEnabled();
    }
    fill({ Title: '   ' });
    expect(button).toBeDisabled();
  });

  it('is listed beside the button, with links to the fields', async () => {
    const { user } = open();
    expect(screen.getByText(/^Still needed/u)).toHaveTextContent(
      'Still needed: Title, Venue, First performance.',
    );
    await user.click(screen.getByRole('link', { name: 'Venue' }));
    expect(field('Venue')).toHaveFocus();
    fill({ ...required, 'Expected Cast Size': '0' });
    expect(screen.getByText(/^To correct/u)).toHaveTextContent('To correct: Expected Cast Size.');
    fill({ 'Expected Cast Size': '1' });
    expect(screen.queryByText(/^To correct|^Still needed/u)).not.toBeInTheDocument();
  });

  it('is explained beside the field', () => {
    open();
    fill(required);
    for (const [label, typed, message] of [
      ['Title', '', 'Enter a title.'],
      ['Expected Cast Size', '0', 'Expected cast size is at least 1.'],
      ['Expected Cast Size', '2.5', 'Enter a whole number.'],
    ] as const) {
      fill({ [label]: typed });
      fireEvent.blur(field(label));
      expect(field(label), label).toHaveAttribute('aria-invalid', 'true');
      expect(field(label)).toHaveAccessibleDescription(message);
    }
  });

  it('can be an end before the start, by date or by time', () => {
    open();
    const button = submit();
    fill({ ...required, 'Last performance': '2025-03-07' });
    expect(field('Last performance')).toHaveAccessibleDescription(
      'The last performance is before the first. Choose a later date.',
    );
    expect(button).toBeDisabled();

    fill({ 'Last performance': '', 'Start Time': '19:30', 'End Time': '00:30' });
    expect(field('End Time')).toHaveAccessibleDescription(
      'The event ends before it starts. If it ends after midnight, choose the next day for the last performance.',
    );
    expect(button).toBeDisabled();
    fill({ 'Last performance': '2025-03-09' });
    expect(button).toBeEnabled();
  });

  it('can be a time that the clocks skip; a repeated time only gets a hint which of the two counts', () => {
    open();
    const button = submit();
    fill({ ...required, 'First performance': '2025-03-09', 'Start Time': '02:30' });
    expect(field('Start Time')).toHaveAccessibleDescription(
      'This time does not exist on 9 March 2025 in EST: the clocks go forward past it. Choose an hour later.',
    );
    expect(button).toBeDisabled();
    fill({ 'Start Time': '03:30' });
    expect(field('Start Time')).not.toHaveAttribute('aria-invalid');
    expect(button).toBeEnabled();

    fill({ 'First performance': '2025-11-02', 'Start Time': '01:15' });
    const words =
      '01:15 occurs twice on 2 November 2025 in EST, because the clocks go back. Standby uses the first one.';
    expect(field('Start Time')).toHaveAccessibleDescription(words);
    expect(screen.getAllByText(words).map((said) => said.role)).toContain('status');
    expect(button).toBeEnabled();
  });
});

describe('creating', () => {
  it('is announced while pending, is sent once, and puts the show first in the list', async () => {
    let arrive: () => void = () => undefined;
    const beforeCreate = (): Promise<void> =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { user, address, shows } = open({ beforeCreate, samples: [makeShow('1')] });
    fill({ ...required, Description: 'What you will.', 'Expected Cast Size': '14' });
    const button = submit();
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Creating the event…')).toBeInTheDocument();
    await user.click(button);
    await user.type(field('Title'), '{Enter}');
    expect(address()).toBe(paths.createEvent);

    arrive();
    await screen.findByText('Twelfth Night');
    expect(address()).toBe(paths.dashboard);
    const [created, ...others] = screen.getAllByRole('article');
    expect(others).toHaveLength(1);
    expect(created).toHaveAccessibleName('Twelfth Night');
    expect(created).toHaveTextContent(
      /In Rehearsal.*3 timers.*0 cues.*Old Mill · EST.*Updated 15 Jan 2025/u,
    );
    expect(await screen.findByText('Twelfth Night was created')).toBeVisible();
    expect((await shows.list())[0]).toMatchObject({
      title: 'Twelfth Night',
      venue: 'Old Mill',
      startDate: '2025-03-08',
      description: 'What you will.',
      maxCastMembers: 14,
    });
    expect(sessionStorage, 'no draft is left').toHaveLength(0);

    const toast = within(screen.getByRole('dialog', { name: 'Twelfth Night was created' }));
    await user.click(toast.getByRole('button', { name: 'Open' }));
    expect(address()).toBe(roomPath((await shows.list())[0]?.id ?? ''));
  });

  it('does not begin with Enter in an incomplete form', async () => {
    const { user, address, shows } = open({ samples: [] });
    fill({ Title: 'Twelfth Night' });
    await user.type(field('Title'), '{Enter}');

    expect(address()).toBe(paths.createEvent);
    expect(await shows.list()).toEqual([]);
  });
});

describe('the storage', () => {
  it('reports that it is full; the form keeps its values and can be sent again', async () => {
    const browser = createFakeBrowser();
    const { user, address } = open({ browser, samples: [] });
    fill(required);
    browser.capacity = 0;
    await user.click(submit());

    const title = await screen.findByText('The event was not created');
    expect(title.closest('[role=alert]')).toHaveTextContent(
      "This browser's storage is full, so the show was not saved.",
    );
    expect(address()).toBe(paths.createEvent);
    expect(field('Title')).toHaveValue('Twelfth Night');
    expect(field('First performance')).toHaveValue('2025-03-08');

    browser.capacity = 5_000_000;
    await user.click(submit());
    expect(await screen.findByText('Twelfth Night')).toBeVisible();
  });

  it('reports that it is blocked before the form is filled in, and the event is created', async () => {
    const browser = createFakeBrowser();
    browser.isBlocked = true;
    const { user } = open({ browser, samples: [] });
    expect(await screen.findByText('Changes are not saved')).toBeVisible();
    fill(required);
    await user.click(submit());

    expect(await screen.findByText('Twelfth Night')).toBeVisible();
    expect(screen.getByText(/changes to your shows last until this window closes/u)).toBeVisible();
  });
});
