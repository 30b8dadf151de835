import { cleanup, screen, within } from '@testing-library/react';
import { paths, SHOWS_KEY } from '@standby/contracts';
import { CollectionError } from '@standby/collections/port';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { describe, expect, it, vi } from 'vitest';
import { createShows, type Shows } from '../../data/shows';
import { NOW } from '@standby/testing/now';
import { envelopeOf } from '@standby/collections/testing/envelope-of';
import { makeShow } from '../../testing/make-show';
import { openScreens } from '../../testing/screens';

const open = (options?: Parameters<typeof openScreens>[1]) => openScreens(paths.dashboard, options);

const DOWN = new CollectionError('unreachable', 'The server does not answer.');

const heading = () => screen.getByRole('heading', { level: 1 });

/** Returns the titles of the cards, in their order. */
const titles = (): string[] =>
  within(screen.getByLabelText('Shows'))
    .getAllByText('Open live room')
    .map((link) =>
      (link.closest('a')?.getAttribute('aria-label') ?? '').replace('Open live room: ', ''),
    );

const old = makeShow('1', { lastUpdated: '2024-12-01T00:00:00.000Z', lastUsed: '' });

describe('opening a show', () => {
  it('leads to its live room and counts as a use, not as an update', async () => {
    const { user, address, shows } = open({ samples: [old] });
    await user.click(await screen.findByLabelText('Open live room: Show 1'));

    expect(address()).toBe('/room/1');
    expect(await shows.get('1')).toEqual({ ...old, lastUsed: NOW });
  });

  it('leads there even if its use cannot be stored', async () => {
    const update = vi.fn<Shows['update']>().mockRejectedValue(DOWN);
    const { user, address } = open({ samples: [old], overrides: { update } });
    await user.click(await screen.findByLabelText('Open live room: Show 1'));

    expect(address()).toBe('/room/1');
    expect(update).toHaveBeenCalledExactlyOnceWith('1', {});
  });
});

describe('the storage', () => {
  it('loses only the unreadable show, with a notice until it is dismissed', async () => {
    const browser = createFakeBrowser();
    const unreadable = { id: '2', title: 7 };
    browser.stored.set(SHOWS_KEY, envelopeOf([makeShow('1'), unreadable, makeShow('3')]));
    const { user } = open({ browser });
    await screen.findByLabelText('Show 1');
    const notice = screen.getByText('Some of it could not be read');
    expect(titles()).toEqual(['Show 1', 'Show 3']);
    expect(screen.getByText(/Some saved shows could not be read\./u)).toBeVisible();
    const quarantineKey = screen.getByText(new RegExp(`^${SHOWS_KEY}.set-aside.`, 'u')).textContent;
    expect(browser.stored.get(quarantineKey)).toContain('"title":7');

    await user.click(screen.getByText('Dismiss'));
    expect(notice).not.toBeInTheDocument();
    expect(titles()).toEqual(['Show 1', 'Show 3']);
  });

  it('shows shows that another window creates, edits and deletes', async () => {
    const browser = createFakeBrowser();
    open({ browser, samples: [makeShow('1')] });
    await screen.findByLabelText('Show 1');
    const other = createShows({ ...browser.openWindow(), beforeCreate: async () => undefined }, [
      makeShow('1'),
    ]);

    await other.update('1', { title: 'Hamlet, revived' });
    expect(await screen.findByLabelText('Hamlet, revived')).toBeVisible();
    const removed = await other.remove('1');
    expect(await screen.findByText('No shows yet')).toBeVisible();
    await other.restore(removed);
    expect(await screen.findByLabelText('Hamlet, revived')).toBeVisible();
    expect(heading()).toHaveTextContent('Shows 1/1');
  });
});

it('offers no changes to a read-only role, even in an empty list', async () => {
  const overrides = { isReadOnly: () => true };
  open({ overrides, samples: [old] });
  expect(screen.getByLabelText('Open live room: Show 1')).toBeVisible();
  for (const words of ['Manage', 'Create Event']) {
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  }
  cleanup();

  open({ overrides, samples: [] });
  expect(
    screen.getByText('A show starts as an event, which a stage manager creates.'),
  ).toBeVisible();
  expect(screen.queryByText('Create your first event')).not.toBeInTheDocument();
  cleanup();

  openScreens(paths.createEvent, { overrides });
  expect(screen.getByText('Back to Dashboard')).toBeVisible();
  expect(screen.queryByLabelText(/^Title/u)).not.toBeInTheDocument();
});
