import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { performancesKey, type ScheduledPerformance } from '@standby/contracts';
import {
  announcementOfOther,
  isWorthUndoing,
  lastOwnAct,
} from '@standby/live-room/domain/event-log/undoable';
import { describeLine } from '@standby/live-room/domain/event-log/log-line-text';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { giveCall, toggle } from '@standby/live-room/testing/desk-acts';
import { watchPerformances } from '@standby/room-parts/watch-performances';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { Calls } from '../Calls/Calls';
import { PerformanceProvider } from './PerformanceProvider';

afterEach(() => localStorage.clear());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const evening: ScheduledPerformance = {
  id: 'e12',
  name: 'Performance 12',
  date: '2025-01-15',
  startAtMs: CURTAIN_MS,
  endAtMs: CURTAIN_MS + 3 * HOUR,
  custom: 'british',
  reportId: '',
  isSent: false,
};

/** Stores performances as the schedule in another window would. */
function note(...performances: readonly ScheduledPerformance[]): void {
  const key = performancesKey('hamlet');
  localStorage.setItem(key, JSON.stringify(performances));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

/** Milliseconds until the authority of the page has stored an act, and the desk shows it. */
const STORED_MS = 100;

async function openDesk(nowMs = CURTAIN_MS - HOUR) {
  const harness = createRoomHarness(nowMs, watchPerformances('hamlet'));
  const opened = renderParts(
    <PerformanceProvider>
      <Calls />
    </PerformanceProvider>,
    harness,
  );
  const curtainOf = () => opened.room.getSnapshot().state.calls?.curtainAtMs;
  const stored = () => opened.pass(STORED_MS);
  await stored();
  return { ...opened, harness, curtainOf, stored };
}

const times = () => screen.getAllByText(/^\d\d:\d\d$/u).map(({ textContent }) => textContent);

describe('a room whose show has a performance', () => {
  it('has the performance’s curtain time without input from a person', async () => {
    note(evening);
    const { curtainOf } = await openDesk();
    expect(curtainOf()).toBe(CURTAIN_MS);
    expect(screen.queryByLabelText(/^Curtain up/u)).toBeNull();
    expect(screen.getByText(/^Performance 12 · Today · British calls/u)).toBeVisible();
    expect(times()).toEqual(['19:30', '18:55', '19:10', '19:20', '19:25']);
    expect(screen.getByLabelText('Change Performance 12 in the schedule')).toHaveAttribute(
      'href',
      '/shows/hamlet/schedule?view=day&date=2025-01-15',
    );
  });

  it('follows a changed time of the schedule, and keeps the given calls', async () => {
    note(evening);
    const { room, curtainOf, stored } = await openDesk(CURTAIN_MS - 34 * MINUTE);
    act(() => void giveCall(room, 'half'));
    note({ ...evening, startAtMs: CURTAIN_MS + 15 * MINUTE });
    await stored();
    expect(curtainOf()).toBe(CURTAIN_MS + 15 * MINUTE);
    expect(times()).toEqual(['19:45', '18:55', '19:25', '19:35', '19:40']);
    expect(screen.getByText('Given 18:56, 1 min late')).toBeVisible();
  });

  it('stays held, and does not change while the show is on', async () => {
    note(evening);
    const { room, curtainOf, stored } = await openDesk(CURTAIN_MS - MINUTE);
    act(() => void room.dispatch({ type: 'hold', minutes: 4, reason: 'House' }));
    expect(curtainOf()).toBe(CURTAIN_MS + 4 * MINUTE);
    act(() => void toggle(room));
    note({ ...evening, startAtMs: CURTAIN_MS + HOUR });
    await stored();
    expect(curtainOf()).toBe(CURTAIN_MS + 4 * MINUTE);
  });

  it('moves to the next performance when a person has ended one', async () => {
    const night = { startAtMs: CURTAIN_MS + 4 * HOUR, endAtMs: CURTAIN_MS + 6 * HOUR };
    note(evening, { ...evening, ...night, id: 'e13', name: 'Performance 13' });
    const { room, curtainOf, stored } = await openDesk(CURTAIN_MS + HOUR);
    expect(curtainOf()).toBe(CURTAIN_MS);
    act(() => void room.dispatch({ type: 'end-performance' }));
    await stored();
    expect(curtainOf()).toBe(night.startAtMs);
    expect(screen.getByText(/^Performance 13 · /u)).toBeVisible();
  });
});

it('two desks have one curtain, which neither of them set and neither can undo', async () => {
  note(evening);
  const { harness, pass, room } = await openDesk();
  const other = harness.open('controller').room;
  await pass(100);
  expect(other.getSnapshot().state.calls?.curtainAtMs).toBe(CURTAIN_MS);
  const { lines, undoable } = room.getSnapshot();
  expect(lines.map((line) => describeLine(line, NEUTRAL_CLOCK))).toEqual([
    'Curtain time set from the schedule',
  ]);
  expect([lastOwnAct(undoable), undoable.filter(isWorthUndoing)]).toEqual([undefined, []]);
  expect(undoable.map((one) => announcementOfOther(one, NEUTRAL_CLOCK))).toEqual([
    'Curtain time set from the schedule',
  ]);
});

it('a room without a performance asks for its curtain', async () => {
  const { curtainOf } = await openDesk();
  expect(curtainOf()).toBeUndefined();
  expect(screen.getByLabelText(/^Curtain up/u)).toBeVisible();
  expect(screen.getByText('schedule')).toHaveAttribute('href', '/shows/hamlet/schedule');
});
