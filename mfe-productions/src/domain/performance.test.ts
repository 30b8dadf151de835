import { describe, expect, it } from 'vitest';
import { makeEntry } from '../testing/make-entry';
import { makePerson } from '../testing/make-person';
import { makeReport } from '../testing/make-report';
import { makeShow } from '../testing/make-show';
import { atScheduledTime, movedTo, performancesOf } from './performance';
import { firstReport } from './first-report';
import { doorSheet } from './sign-in/door';
import { dueAtMs, openCall, signInBoard, type SignIn } from './sign-in/sign-in';

const EST = { timezone: 'EST' };
const people = [makePerson('Ann'), makePerson('Bo', { department: 'Wigs' })];
const evening = makeEntry('evening', {
  kind: 'performance',
  startAt: '2025-01-16T19:30',
  endAt: '2025-01-16T22:30',
  isFullCall: true,
  calls: [{ time: '17:30', department: 'Wigs', personIds: [], name: '' }],
});
const CURTAIN_MS = Date.parse('2025-01-17T00:30:00Z');
const MINUTE = 60_000;

const signIn = (reportId: string, personId: string, atMs: number): SignIn => ({
  id: personId,
  showId: 'hamlet',
  reportId,
  personId,
  state: 'in',
  by: 'person',
  updatedAt: new Date(atMs).toISOString(),
});

describe('a scheduled performance', () => {
  it('opens the stage door before anybody begins a report', () => {
    const show = { title: 'Hamlet', ...EST };
    const door = { show, reports: [], entries: [evening], people, signIns: [] };
    const sheet = doorSheet(door, CURTAIN_MS - 120 * MINUTE);
    expect(sheet.call).toBe('Performance 1, 19:30 EST');
    expect(sheet.people).toHaveLength(2);
    expect(doorSheet(door, CURTAIN_MS - 3_000 * MINUTE).call).toBeNull();
  });

  it('is due at the half, and earlier for people with an earlier call', () => {
    const call = openCall(performancesOf([], [evening]), 'EST', CURTAIN_MS - 60 * MINUTE);
    if (!call) throw new Error('The call is open.');
    expect(dueAtMs(call, EST)).toBe(CURTAIN_MS - 35 * MINUTE);
    const signIns = people.map(({ id }) => signIn('evening', id, CURTAIN_MS - 60 * MINUTE));
    const board = signInBoard(call, people, signIns, EST);
    expect(board.map(({ presence }) => presence)).toEqual(['in', 'late']);
  });

  it('keeps earlier sign-ins when its report is begun, and gets the next number', () => {
    const show = makeShow('hamlet');
    const before = makeReport(4);
    const now = new Date(CURTAIN_MS - 26 * 60 * MINUTE);
    const options = { kind: 'performance', now, entries: [evening] } as const;
    const content = firstReport({ ...show, ...EST }, [before], options);
    expect(content).toMatchObject({
      number: 5,
      date: '2025-01-16',
      startTime: '19:30',
      entryId: 'evening',
    });
    const report = { ...makeReport(5), ...content, id: 'five' };
    const call = performancesOf([before, report], [evening]).find(({ id }) => id === 'five');
    if (!call) throw new Error('The report is a performance.');
    expect(performancesOf([before, report], [evening])).toHaveLength(2);
    const board = signInBoard(call, people, [signIn('evening', 'ann', CURTAIN_MS)], EST);
    expect(board[0]?.signIn?.personId).toBe('ann');
  });

  it('without a report counts back from the next report, and on from the last', () => {
    const days = ['2025-01-13', '2025-01-14', '2025-01-15', '2025-01-16', '2025-01-17'];
    const entries = days.map((day) => ({
      ...evening,
      ...movedTo(evening, `${day}T19:30`),
      id: day,
    }));
    const third = { ...makeReport(3), date: '2025-01-15', entryId: '2025-01-15' };
    const numbers = performancesOf([third], entries).map(
      ({ date, number }) => [date, number] as const,
    );
    expect(new Map(numbers)).toEqual(new Map(days.map((day, place) => [day, place + 1])));
  });

  it('gives its times to its report until the report is sent; then the report keeps them', () => {
    const report = { ...makeReport(5), entryId: 'evening' };
    const later = { ...evening, ...movedTo(evening, '2025-01-17T20:00') };
    expect(later.endAt).toBe('2025-01-17T23:00');
    expect(atScheduledTime(report, [later])).toMatchObject({
      date: '2025-01-17',
      startTime: '20:00',
    });
    const sent = { ...report, sentAt: '2025-01-17T01:00:00.000Z' };
    expect(atScheduledTime(sent, [later])).toBe(sent);
    expect(performancesOf([sent], [later])).toEqual([]);
  });
});
