import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  paths,
  ROOM_CUES_KEY,
  ROOM_TIMERS_KEY,
  RUNNING_TIMERS_KEY,
  withRoomCount,
  withRunningTimer,
} from '@standby/contracts';
import { CollectionError } from '@standby/collections/port';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Shows } from '../../data/shows';
import { showControls } from '../../domain/show-controls';
import { localDate, NOW } from '@standby/testing/now';
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

describe('the list', () => {
  it('shows every show with all its facts, last used first', async () => {
    open();
    const hamlet = within(await screen.findByLabelText('Hamlet'));

    expect(titles()).toHaveLength(9);
    expect(titles()[0]).toBe('Hamlet');
    expect(screen.getAllByText('Last used', { selector: 'p' })).toHaveLength(1);
    expect(hamlet.getByText('No timer is running.')).toBeVisible();
    expect(heading()).toHaveTextContent('Shows 1/9');
    expect(document.title).toBe('Shows · Standby');
    expect(screen.getByText('Dashboard')).toHaveAttribute('aria-current', 'page');
    const create = screen.getByText('Create Event').closest('a');
    expect(create).toHaveAttribute('href', paths.createEvent);
    for (const words of [
      'Hamlet',
      'Active',
      '3 timers',
      '60 cues',
      'Viewer',
      'Controller',
      'Harbour Playhouse, Boston · EST',
      `Updated ${localDate('2025-01-14T22:41:00.000Z')}`,
    ]) {
      expect(hamlet.getByText(words)).toBeVisible();
    }
  });

  it('counts the current timers and cues of this browser’s live rooms', async () => {
    localStorage.setItem(ROOM_TIMERS_KEY, withRoomCount(null, 'hamlet', 10));
    localStorage.setItem(ROOM_CUES_KEY, withRoomCount(null, 'hamlet', 61));
    open();
    const hamlet = within(await screen.findByLabelText('Hamlet'));
    expect(hamlet.getByText('10 timers')).toBeVisible();
    expect(hamlet.getByText('61 cues')).toBeVisible();
    localStorage.setItem(ROOM_TIMERS_KEY, withRoomCount(null, 'hamlet', 1));
    fireEvent(window, new StorageEvent('storage', { key: ROOM_TIMERS_KEY }));
    expect(hamlet.getByText('1 timer')).toBeVisible();
    localStorage.setItem(ROOM_CUES_KEY, withRoomCount(null, 'hamlet', 62));
    fireEvent(window, new StorageEvent('storage', { key: ROOM_CUES_KEY }));
    expect(hamlet.getByText('62 cues')).toBeVisible();
    localStorage.clear();
  });

  it('shows the running timer of the leading show by the second, even past zero', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(NOW) });
    const zeroAtMs = Date.parse(NOW) + 61_500;
    const store = (timer?: Parameters<typeof withRunningTimer>[2]) => {
      localStorage.setItem(RUNNING_TIMERS_KEY, withRunningTimer(null, 'hamlet', timer));
      fireEvent(window, new StorageEvent('storage', { key: RUNNING_TIMERS_KEY }));
    };
    store({ name: 'Act 1', zeroAtMs, warningMs: 60_000 });
    open();
    // The module of the next performances must load before the clock advances.
    await act(() => vi.dynamicImportSettled());
    const hamlet = within(screen.getByLabelText('Hamlet'));
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    expect(hamlet.getByText('Act 1')).toBeVisible();
    expect(hamlet.getByText('Running')).toBeVisible();
    expect(hamlet.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent('1:02');
    pass(1_500);
    expect(hamlet.getByRole('timer')).toHaveTextContent('1:00');
    expect(hamlet.getByText('Standby')).toBeVisible();
    pass(67_000);
    expect(hamlet.getByText('Time')).toBeVisible();
    expect(hamlet.getByRole('timer', { name: 'Over time' })).toHaveTextContent('+0:07');
    store();
    expect(hamlet.getByText('No timer is running.')).toBeVisible();
    localStorage.clear();
    vi.useRealTimers();
  });

  it('is a grid or a list, as last chosen', async () => {
    const { user } = open();
    const view = (name: string) => screen.getByRole('button', { name });
    expect(view('Grid')).toHaveAttribute('aria-pressed', 'true');
    await user.click(view('List'));
    expect(view('List')).toHaveFocus();
    expect(screen.getByLabelText('Cyrano de Bergerac')).toHaveAttribute('data-layout', 'row');
    expect(screen.getByLabelText('Hamlet')).toHaveAttribute('data-layout', 'lead');
    cleanup();

    open();
    expect(view('List')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(view('Grid'));
    expect(screen.getByLabelText('Cyrano de Bergerac')).toHaveAttribute('data-layout', 'card');
    localStorage.clear();
  });

  it('isolates a right-to-left title in the labels of its buttons', () => {
    open({ samples: [makeShow('1', { title: '\u202eterces', venue: '\u202eegats' })] });
    expect(screen.getByLabelText('Open live room: terces')).toBeVisible();
    expect(
      screen.getByText('egats · EST', { normalizer: (text) => text.replace('\u00a0', ' ') }),
    ).toBeVisible();
  });

  it('is searched by the text of its cards, sorted by the options for shows, and then has no leading show', async () => {
    openScreens(`${paths.dashboard}?search=CHICAGO&sort=status`);
    await screen.findByLabelText('The Cherry Orchard');
    expect(titles()).toEqual(["A Doll's House", 'The Cherry Orchard']);
    expect(screen.queryByText('Last used', { selector: 'p' })).not.toBeInTheDocument();
  });

  it('has twelve shows on a page, whatever their number', async () => {
    open({ samples: Array.from({ length: 100 }, (_, index) => makeShow(String(index + 1))) });
    await screen.findByLabelText('Show 1');

    expect(heading()).toHaveTextContent('Shows 1/100');
    expect(titles()).toHaveLength(12);
    expect(screen.getByLabelText('Page 9')).toHaveAttribute('href', '/dashboard?page=9');
  });

  it('offers to create the first event while it is empty', async () => {
    open({ samples: [] });
    const create = await screen.findByText('Create your first event');

    expect(heading()).toHaveTextContent('Shows 0/0');
    expect(screen.getByText('No shows yet')).toBeVisible();
    expect(create.closest('a')).toHaveAttribute('href', paths.createEvent);
  });

  it('shows no count while loading, explains a failure, and Retry reads the shows again', async () => {
    const list = vi.fn<Shows['list']>().mockRejectedValue(DOWN);
    const { user } = open({ overrides: { list, snapshot: () => undefined } });
    expect(screen.getByText('Loading your shows…')).toBeInTheDocument();
    expect(heading()).toHaveTextContent(/^Shows$/u);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');

    list.mockResolvedValue([makeShow('1')]);
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByLabelText('Show 1')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(heading()).toHaveTextContent('Shows 1/1');
  });
});

describe('planned controls', () => {
  it('are missing in connected mode, where each room has them', async () => {
    const tag = document.createElement('meta');
    Object.assign(tag, { name: 'standby:api', content: '/api/v1' });
    document.head.append(tag);
    onTestFinished(() => tag.remove());
    open();
    expect(await screen.findByLabelText('Hamlet')).toBeVisible();
    expect(screen.queryByLabelText('Show controls')).toBeNull();
  });

  it('come after the title and its button in the tab order', async () => {
    const { user } = open();
    await user.tab();
    expect(screen.getByText('Create Event').closest('a')).toHaveFocus();
    await user.tab();
    expect(screen.getByText('Customize').closest('button')).toHaveFocus();
  });

  it('explain what they will do, with one message at a time', async () => {
    const { address } = open({ samples: [] });
    const controls = within(screen.getByLabelText('Show controls'));
    expect(controls.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      showControls.map(({ name }) => name),
    );
    for (const { name, promise } of showControls) {
      fireEvent.click(controls.getByText(name));
      expect(await screen.findByText(`${name} is not here yet`)).toBeVisible();
      expect(screen.getByText(promise)).toBeVisible();
      await vi.waitFor(() => expect(screen.getAllByText(/is not here yet$/u)).toHaveLength(1));
    }
    expect(address()).toBe(paths.dashboard);
  });
});
