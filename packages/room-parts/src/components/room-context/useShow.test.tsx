import { act, screen } from '@testing-library/react';
import { paths, roomPath, SHOWS_KEY } from '@standby/contracts';
import { renderRoutes } from '@standby/testing/render';
import { afterEach, expect, it } from 'vitest';
import { useShow } from './useShow';

function Title() {
  const { title, isSample } = useShow();
  return <h1>{isSample ? `${title} (sample)` : title}</h1>;
}

/**
 * A complete show, as its own remote stores it. Any other reader of the list would quarantine an
 * incomplete one.
 */
const SHOW = {
  id: 'k7',
  description: '',
  venue: 'Old Mill',
  startDate: '2025-01-10',
  endDate: '',
  startTime: '19:30',
  endTime: '',
  timezone: 'EST',
  director: '',
  assistantDirector: '',
  technicalDirector: '',
  maxCastMembers: null,
  budget: '',
  notes: '',
  status: 'Active',
  timers: 3,
  cues: 0,
  cast: 0,
  thumbnail: 'crown',
  createdAt: '2024-09-03T14:05:00.000Z',
  lastUpdated: '2024-09-03T14:05:00.000Z',
  lastUsed: '2024-09-03T14:05:00.000Z',
};

/** Stores a show as another window would; this window is only notified. */
function storeShow(title: string): void {
  const entries = [{ serial: 1, item: { ...SHOW, title } }];
  localStorage.setItem(SHOWS_KEY, JSON.stringify({ version: 1, next: 2, entries }));
  window.dispatchEvent(new StorageEvent('storage', { key: SHOWS_KEY }));
}

afterEach(() => localStorage.clear());

it('follows the title while the room is open, even if the show is created after the room', async () => {
  renderRoutes([{ path: paths.room, element: <Title /> }], { path: roomPath('k7') });
  expect(screen.getByRole('heading')).toHaveTextContent('Sample room (sample)');
  act(() => storeShow('Macbeth'));
  expect(await screen.findByText('Macbeth')).toBeVisible();
  act(() => storeShow('Macbeth, revived'));
  expect(await screen.findByText('Macbeth, revived')).toBeVisible();
});
