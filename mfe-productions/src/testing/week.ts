import {
  lastEndMs,
  performanceOfRoom,
  scheduledCurtain,
} from '@standby/live-room/domain/schedule/scheduled-curtain';
import { callLadder } from '@standby/live-room/domain/calls/call-ladder';
import { NO_CALLS, withCurtain } from '@standby/live-room/domain/calls/customs';
import { buildState } from '@standby/live-room/testing/builders';
import type { ScheduledPerformance } from '@standby/contracts';
import type { EntryContent } from '../domain/schedule/entry';
import { makeEntryContent } from './make-entry';

/*
 * The table describes a week of a house in London whose half is 35 minutes before the curtain, from
 * the first rehearsal to the night in which summer time ends. Tests enter the week once and compare
 * each surface with the table.
 */

export const WEEK_SHOW = {
  title: 'The Tempest',
  venue: 'Old Vic',
  timezone: 'Europe/London',
} as const;

const called = (said: Partial<EntryContent>): EntryContent =>
  makeEntryContent({ isFullCall: true, place: 'Stage', ...said });

/** Returns the entries that a person enters, by id. Bo has an earlier call by name. */
export const weekEntries = (bo: string): Readonly<Record<string, EntryContent>> => ({
  rehearsal: called({
    startAt: '2026-10-19T10:00',
    endAt: '2026-10-19T13:00',
    calls: [{ time: '09:15', department: '', personIds: [bo], name: 'Fight call' }],
  }),
  opening: called({
    kind: 'performance',
    startAt: '2026-10-21T19:30',
    endAt: '2026-10-21T22:15',
  }),
  matinee: called({
    kind: 'performance',
    startAt: '2026-10-22T14:30',
    endAt: '2026-10-22T17:15',
  }),
  evening: called({
    kind: 'performance',
    startAt: '2026-10-22T19:30',
    endAt: '2026-10-22T22:15',
    calls: [{ time: '17:45', department: '', personIds: [bo], name: 'Wig call' }],
  }),
  night: called({
    kind: 'performance',
    startAt: '2026-10-24T22:45',
    endAt: '2026-10-25T01:30',
  }),
});

/** Move of the opening, after its call went out. */
export const OPENING_MOVED = { startAt: '2026-10-21T20:00', endAt: '2026-10-21T22:45' } as const;

export interface WeekRow {
  readonly id: string;
  readonly date: string;
  /** Times as local time in London. */
  readonly start: string;
  readonly end: string;
  /** Call times of everybody, and of Bo. */
  readonly call: string;
  readonly bo: string;
  /** The same times as instants. */
  readonly startAt: string;
  readonly callAt: string;
  readonly boAt: string;
  /** Number of the performance; 0 for a rehearsal. */
  readonly performance: number;
}

const opening: WeekRow = {
  id: 'opening',
  date: '2026-10-21',
  start: '20:00',
  end: '22:45',
  call: '19:25',
  bo: '19:25',
  startAt: '2026-10-21T19:00:00Z',
  callAt: '2026-10-21T18:25:00Z',
  boAt: '2026-10-21T18:25:00Z',
  performance: 1,
};

/** Opening as its first call contained it. */
export const OPENING_BEFORE: WeekRow = {
  ...opening,
  start: '19:30',
  end: '22:15',
  call: '18:55',
  bo: '18:55',
  startAt: '2026-10-21T18:30:00Z',
  callAt: '2026-10-21T17:55:00Z',
  boAt: '2026-10-21T17:55:00Z',
};

/** All times of the week after the move of the opening. */
export const WEEK: readonly WeekRow[] = [
  {
    id: 'rehearsal',
    date: '2026-10-19',
    start: '10:00',
    end: '13:00',
    call: '10:00',
    bo: '09:15',
    startAt: '2026-10-19T09:00:00Z',
    callAt: '2026-10-19T09:00:00Z',
    boAt: '2026-10-19T08:15:00Z',
    performance: 0,
  },
  opening,
  {
    id: 'matinee',
    date: '2026-10-22',
    start: '14:30',
    end: '17:15',
    call: '13:55',
    bo: '13:55',
    startAt: '2026-10-22T13:30:00Z',
    callAt: '2026-10-22T12:55:00Z',
    boAt: '2026-10-22T12:55:00Z',
    performance: 2,
  },
  {
    id: 'evening',
    date: '2026-10-22',
    start: '19:30',
    end: '22:15',
    call: '18:55',
    bo: '17:45',
    startAt: '2026-10-22T18:30:00Z',
    callAt: '2026-10-22T17:55:00Z',
    boAt: '2026-10-22T16:45:00Z',
    performance: 3,
  },
  {
    id: 'night',
    date: '2026-10-24',
    start: '22:45',
    end: '01:30',
    call: '22:10',
    bo: '22:10',
    startAt: '2026-10-24T21:45:00Z',
    callAt: '2026-10-24T21:10:00Z',
    boAt: '2026-10-24T21:10:00Z',
    performance: 4,
  },
];

export const WEEK_PERFORMANCES = WEEK.filter(({ performance }) => performance > 0);
export const WEEK_DATES = [...new Set(WEEK.map(({ date }) => date))];
export const rowsOn = (date: string): readonly WeekRow[] => WEEK.filter((row) => row.date === date);

/** Returns the first call of a day. */
export const firstOf = (rows: readonly WeekRow[], who: 'call' | 'bo'): string =>
  rows.map((row) => row[who]).toSorted()[0] ?? '';

const isoOf = (atMs: number | null): string =>
  atMs === null ? '' : new Date(atMs).toISOString().replace('.000Z', 'Z');

/** Returns the curtain and the half that a live room shows at a moment. */
export function roomAt(performances: readonly ScheduledPerformance[], nowMs: number) {
  const state = buildState({});
  const times = { nowMs, endedMs: lastEndMs([]) };
  const performance = performanceOfRoom(state, performances, times);
  const act = performance && scheduledCurtain(state, performance);
  if (!performance || !act) return undefined;
  const calls = withCurtain(NO_CALLS, act.curtainAtMs, act.custom);
  const [half] = callLadder({ ...state, calls }, nowMs);
  return {
    name: performance.name,
    startAt: isoOf(calls.curtainAtMs),
    callAt: isoOf(half?.atMs ?? null),
  };
}

/** Returns the expected values in the room for a performance of the week. */
export const roomOf = ({ performance, startAt, callAt }: WeekRow) => ({
  name: `Performance ${performance}`,
  startAt,
  callAt,
});
