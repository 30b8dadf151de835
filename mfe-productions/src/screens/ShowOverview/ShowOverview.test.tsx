import { screen, within } from '@testing-library/react';
import { roomPath, showPath } from '@standby/contracts';
import { CollectionError } from '@standby/collections/port';
import { expect, it, vi } from 'vitest';
import type { Shows } from '../../data/shows';
import { makeShow } from '../../testing/make-show';
import { openScreens } from '../../testing/screens';

const DOWN = new CollectionError('unreachable', 'The server does not answer.');

it('shows the times, the venue and the leaders of the show, and leads to its live room', async () => {
  openScreens(showPath('hamlet'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hamlet');
  expect(document.title).toBe('Hamlet · Standby');
  const performances = within(screen.getByLabelText('Performances'));
  expect(performances.getByText('Harbour Playhouse, Boston')).toBeVisible();
  expect(performances.getByText(/^10 Jan 2025, 19:30 – .* EST$/u)).toBeVisible();
  expect(await screen.findByText('Miriam Adler')).toBeVisible();
  expect(screen.getByText('Open live room').closest('a')).toHaveAttribute(
    'href',
    roomPath('hamlet'),
  );
});

it('counts the open notes by department', async () => {
  openScreens(showPath('hamlet'));
  const block = within(await screen.findByLabelText('Notes to do'));
  expect(await block.findByText('Lighting')).toBeVisible();
  // Notes from the reports are included.
  expect(block.getByText('Automation')).toBeVisible();
  expect(block.getByText('Open the notes')).toBeVisible();
});

it('omits unknown facts of a show', async () => {
  openScreens(showPath('1'), { samples: [makeShow('1')] });
  expect(screen.getByText('Old Mill')).toBeVisible();
  expect(await screen.findByText('Open the company')).toBeVisible();
  for (const words of ['About the show', 'Notes']) {
    expect(screen.queryByLabelText(words)).not.toBeInTheDocument();
  }
});

it('reports a missing show, and links to the existing ones', () => {
  openScreens(showPath('gone'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No such show');
  expect(screen.getByText('Go to the dashboard').closest('a')).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.queryByText('Open live room')).not.toBeInTheDocument();
});

it('explains why the show did not load, and Retry reads it again', async () => {
  const list = vi.fn<Shows['list']>().mockRejectedValueOnce(DOWN);
  const overrides = { list, snapshot: () => undefined };
  const { user } = openScreens(showPath('1'), { overrides });
  expect(screen.getByText('Loading the show…')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
  list.mockResolvedValue([makeShow('1')]);
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Old Mill')).toBeVisible();
});

it('finds the show in a list that is read in pages', async () => {
  let known: ReturnType<Shows['snapshot']>;
  const listeners = new Set<() => void>();
  const state = { total: 500, version: 1 };
  const overrides: Partial<Shows> = {
    snapshot: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pages: { isNeeded: async () => true, state: () => state, read: vi.fn() },
    list: async () => {
      known = [makeShow('1')];
      for (const listener of listeners) listener();
      return known;
    },
  };
  openScreens(showPath('1'), { overrides });
  expect(await screen.findByText('Old Mill')).toBeVisible();
});

it('lists the missing people at the half, with a number to call', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-16T00:05:00.000Z') });
  openScreens(showPath('hamlet'));
  const block = within(await screen.findByLabelText('Sign-in'));
  expect(block.getByText('Performance 4').closest('p')).toHaveTextContent(
    '17 of 18 for Performance 4',
  );
  const missing = block.getByText(/^Oskar Weiss/u);
  expect(within(missing).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/u),
  );
  vi.useRealTimers();
});
