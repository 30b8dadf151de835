import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { paths, roomPath } from '@standby/shared-ui/contracts';
import { createFakeBrowser } from '@standby/shared-ui/testing/fake-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { field } from '@standby/shared-ui/testing/field';
import { makeShow } from '../../testing/make-show';
import { openScreens } from '../../testing/screens';

beforeEach(() => {
  sessionStorage.clear();
});

const open = (options?: Parameters<typeof openScreens>[1]) =>
  openScreens(paths.createEvent, options);

/** The button with the words, apart from what is read out about it. */
const submit = () => screen.getByRole('button', { name: 'Create Event' });

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

const required = { Title: 'Twelfth Night', Venue: 'Old Mill', 'Start Date': '2025-03-08' };

describe('creating', () => {
  it('is said while it is pending, is sent once, and puts the show first in the list', async () => {
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
      /In Rehearsal.*3 timers.*0 cues.*Old Mill · EST.*Updated Jan 15, 2025/u,
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

  it('does not begin by Enter in a form that lacks something', async () => {
    const { user, address, shows } = open({ samples: [] });
    fill({ Title: 'Twelfth Night' });
    await user.type(field('Title'), '{Enter}');

    expect(address()).toBe(paths.createEvent);
    expect(await shows.list()).toEqual([]);
  });
});

it('is there again half filled in, and can be discarded', async () => {
  open();
  fill({ Title: 'Twelfth Night', Notes: 'Rain machine' });
  cleanup();

  const { user } = open();
  expect(field('Title')).toHaveValue('Twelfth Night');
  expect(field('Notes')).toHaveValue('Rain machine');
  expect(screen.getByText('Your draft is back')).toBeVisible();
  await user.click(screen.getByText('Discard draft'));
  expect(field('Title')).toHaveValue('');
  expect(screen.queryByText('Your draft is back')).not.toBeInTheDocument();
});

describe('the storage', () => {
  it('that is full is said, the form keeps everything, and it can be sent again', async () => {
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
    expect(field('Start Date')).toHaveValue('2025-03-08');

    browser.capacity = 5_000_000;
    await user.click(submit());
    expect(await screen.findByText('Twelfth Night')).toBeVisible();
  });

  it('that is blocked is said before the form is filled in, and the event is created', async () => {
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
