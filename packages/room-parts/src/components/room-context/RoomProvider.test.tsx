import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense, use, useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SHOWS_KEY } from '@standby/contracts';
import { addMinute } from '@standby/live-room/testing/desk-acts';
import { createBrowserRoom } from '../../data/browser-room';
import { shownTimer, useRoom, useShownTimer } from './room-context';
import { RoomProvider } from './RoomProvider';
import { useRoomZone } from './room-zone';
import { useFigure } from './useFigure';

function Figure() {
  const room = useRoom();
  const figure = useFigure(useShownTimer());
  return (
    <button type="button" onClick={() => addMinute(room)}>
      {figure.remaining}
    </button>
  );
}

const inRoom = (showId: string) => (
  <StrictMode>
    <RoomProvider showId={showId} windowRole="controller">
      <Figure />
    </RoomProvider>
  </StrictMode>
);

afterEach(() => localStorage.clear());

function Zone() {
  return <p>{useRoomZone() ?? 'none'}</p>;
}

it.each([
  ['hamlet', 'America/New_York'],
  ['bristol', 'Europe/London'],
  ['unknown', 'none'],
])('runs the room of %s in its show’s zone, %s', (showId, zone) => {
  const shows = [
    { id: 'hamlet', title: 'Hamlet', timezone: 'EST' },
    { id: 'bristol', title: 'Bristol', timezone: 'Europe/London' },
  ];
  const entries = shows.map((item) => ({ item }));
  localStorage.setItem(SHOWS_KEY, JSON.stringify({ version: 1, entries }));
  render(
    <RoomProvider showId={showId} windowRole="viewer">
      <Zone />
    </RoomProvider>,
  );
  expect(screen.getByText(zone)).toBeVisible();
});

it('opens its show’s room, even in strict mode, and keeps the acts when it closes', () => {
  const { unmount } = render(inRoom('hamlet'));
  act(() => screen.getByRole('button', { name: '10:00' }).click());
  expect(screen.getByRole('button')).toHaveTextContent('11:00');
  unmount();
  const later = createBrowserRoom('hamlet', 'viewer');
  expect(shownTimer(later.getSnapshot()).adjustedMs).toBe(60_000);
  later.close();
});

it('has the stored room in its first commit, without a write', () => {
  const earlier = createBrowserRoom('hamlet', 'controller');
  earlier.connect();
  addMinute(earlier);
  earlier.close();
  const stored = JSON.stringify(localStorage);
  const commits: (string | null)[] = [];
  function Probe() {
    useLayoutEffect(() => {
      commits.push(document.body.textContent);
      expect(JSON.stringify(localStorage)).toBe(stored);
    }, []);
    return null;
  }
  render(
    <>
      <RoomProvider showId="hamlet" windowRole="viewer">
        <Figure />
      </RoomProvider>
      <Probe />
    </>,
  );
  expect(commits).toEqual(['11:00']);
});

it('joins the other windows when it is mounted, not when it renders', async () => {
  const other = createBrowserRoom('hamlet', 'controller');
  other.connect();
  const never = new Promise<never>(() => undefined);
  function Suspended() {
    return use(never);
  }
  await act(async () => {
    render(
      <Suspense>
        <RoomProvider showId="hamlet" windowRole="viewer">
          <Suspended />
        </RoomProvider>
      </Suspense>,
    );
  });
  const { unmount } = render(inRoom('hamlet'));
  const roles = () => other.getSnapshot().screens.map(({ role }) => role);
  await waitFor(() => expect(roles()).toEqual(['controller']));
  unmount();
  await waitFor(() => expect(roles()).toEqual([]));
  other.close();
});

it('opens another room for another show', () => {
  const { rerender } = render(inRoom('hamlet'));
  act(() => screen.getByRole('button', { name: '10:00' }).click());
  rerender(inRoom('macbeth'));
  expect(screen.getByRole('button')).toHaveTextContent('10:00');
  rerender(inRoom('hamlet'));
  expect(screen.getByRole('button')).toHaveTextContent('11:00');
});
