import { describe, expect, it } from 'vitest';
import { makeEntry } from '../testing/make-entry';
import { makePerson } from '../testing/make-person';
import { makeReport } from '../testing/make-report';
import { roomPerformances, type RoomSources } from './room-performances';

const evening = makeEntry('evening', {
  kind: 'performance',
  startAt: '2025-01-16T19:30',
  endAt: '2025-01-16T22:30',
  isFullCall: true,
});
const bo = makePerson('Bo');
const sources: RoomSources = {
  show: { title: 'Hamlet', venue: 'Old Vic', timezone: 'EST' },
  reports: [],
  entries: [evening],
  people: [makePerson('Ann'), bo],
  signIns: [],
};
const CURTAIN_MS = Date.parse('2025-01-17T00:30:00Z');

const inTheRoom = (said: Partial<RoomSources>, nowMs = CURTAIN_MS, hasReports = false) =>
  roomPerformances({ ...sources, ...said }, nowMs, hasReports);

describe('the performances of a live room', () => {
  it('have the times of the schedule, even over midnight on the night of a clock change', () => {
    const show = { ...sources.show, timezone: 'Europe/London', custom: 'american' } as const;
    const night = makeEntry('night', {
      kind: 'performance',
      startAt: '2026-10-24T23:30',
      endAt: '2026-10-25T03:00',
    });
    expect(inTheRoom({ show, entries: [night] }, Date.parse('2026-10-24T12:00:00Z'))).toEqual([
      {
        id: 'night',
        name: 'Performance 1',
        date: '2026-10-24',
        startAtMs: Date.parse('2026-10-24T22:30:00Z'),
        endAtMs: Date.parse('2026-10-25T03:00:00Z'),
        custom: 'american',
        reportId: '',
        isSent: false,
      },
    ]);
  });

  it('cover the two weeks before and the week after', () => {
    const entries = ['2025-01-02', '2025-01-04', '2025-01-22', '2025-01-24'].map((date) =>
      makeEntry(date, {
        kind: 'performance',
        startAt: `${date}T19:30`,
        endAt: `${date}T22:30`,
      }),
    );
    expect(inTheRoom({ entries }).map(({ id }) => id)).toEqual(['2025-01-04', '2025-01-22']);
  });

  it('name the reported ones, also for a report without a scheduled entry', () => {
    const reports = [
      makeReport(4, { date: '2025-01-14', startTime: '14:00' }),
      { ...makeReport(5, { entryId: 'evening' }), sentAt: '2025-01-17T04:00:00.000Z' },
    ];
    expect(
      inTheRoom({ reports }).map(({ id, name, reportId, isSent }) => [id, name, reportId, isSent]),
    ).toEqual([
      ['performance-4', 'Performance 4', 'performance-4', false],
      ['evening', 'Performance 5', 'performance-5', true],
    ]);
  });

  it('contain their reports, with the current times of the schedule and the absences', () => {
    const moved = { ...evening, startAt: '2025-01-16T20:00' };
    const reports = [makeReport(5, { entryId: 'evening', house: '412 of 500' })];
    const signIns = [
      {
        id: 'line',
        showId: 'hamlet',
        reportId: 'evening',
        personId: bo.id,
        state: 'absent',
        by: 'desk',
        updatedAt: '2025-01-16T23:00:00.000Z',
      },
    ] as const;
    const [performance] = inTheRoom({ reports, entries: [moved], signIns }, CURTAIN_MS, true);
    const { show } = sources;
    expect(performance?.report).toMatchObject({
      show: { title: show.title, venue: show.venue, timezone: show.timezone },
      report: {
        number: 5,
        startTime: '20:00',
        house: '412 of 500',
        absences: [{ name: 'Bo', state: 'absent' }],
      },
    });
    expect(inTheRoom({ reports })[0]).not.toHaveProperty('report');
  });
});
