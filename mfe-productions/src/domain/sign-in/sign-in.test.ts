import { describe, expect, it, test } from 'vitest';
import { makePerson } from '../../testing/make-person';
import { makeReport } from '../../testing/make-report';
import { performancesOf } from '../performance';
import { doorSheet } from './door';
import { missingPeople } from './missing';
import { absencesOf, dueAtMs, newSignIn, openCall, signInBoard, type SignIn } from './sign-in';

const MINUTE = 60_000;
const report = makeReport(5);
const EST = { timezone: 'EST' };
const [evening] = performancesOf([report], []);
if (!evening) throw new Error('A report is a performance that people sign in for.');
/** The half of a performance at 19:30 in New York. */
const HALF_MS = Date.parse('2025-01-15T23:55:00Z');
const START_MS = HALF_MS + 35 * MINUTE;
const people = [
  makePerson('Idris Achterberg', { position: 'Hamlet' }),
  makePerson('Oskar Weiss', { position: 'Ghost' }),
  makePerson('Yuki Tanabe', { position: 'Ophelia' }),
  makePerson('Miriam Adler', { department: 'Creative team' }),
];

const signIn = (personId: string, atMs: number, said: Partial<SignIn> = {}): SignIn => ({
  ...newSignIn(
    { showId: 'hamlet', reportId: report.id, personId, state: 'in', by: 'person' },
    { id: personId, at: new Date(atMs).toISOString() },
  ),
  ...said,
});

it('is due at the half of a performance, and at the start of a rehearsal', () => {
  expect(dueAtMs(evening, EST)).toBe(HALF_MS);
  expect(dueAtMs({ ...evening, kind: 'rehearsal' }, EST)).toBe(START_MS);
});

describe('the sheet', () => {
  test.each([
    [0, 'in'],
    [1, 'in'],
    [2, 'late'],
  ])('shows a sign-in %i minutes after the half as %s', (minutes, presence) => {
    const lines = signInBoard(
      evening,
      people,
      [signIn('oskar-weiss', HALF_MS + minutes * MINUTE)],
      EST,
    );
    expect(lines.map((line) => line.presence)).toEqual(['missing', presence, 'missing']);
  });

  it('omits the sign-ins of other performances', () => {
    const other = signIn('oskar-weiss', HALF_MS, { reportId: 'other' });
    const lines = signInBoard(evening, people, [other], EST);
    expect(lines.every(({ presence }) => presence === 'missing')).toBe(true);
  });

  it('provides the late and absent people for the report, once the show has begun', () => {
    const signIns = [
      signIn('oskar-weiss', HALF_MS + 15 * MINUTE),
      signIn('yuki-tanabe', HALF_MS, { state: 'absent', by: 'desk' }),
    ];
    const board = signInBoard(evening, people, signIns, EST);
    const late = { name: 'Oskar Weiss', position: 'Ghost', state: 'late', at: '19:10' };
    const absent = { name: 'Yuki Tanabe', position: 'Ophelia', state: 'absent', at: '' };
    expect(absencesOf(board, evening, 'EST', HALF_MS)).toEqual([late, absent]);
    expect(absencesOf(board, evening, 'EST', START_MS + 1)).toEqual([
      { name: 'Idris Achterberg', position: 'Hamlet', state: 'absent', at: '' },
      late,
      absent,
    ]);
  });

  it('reports no absences if it is not used', () => {
    const board = signInBoard(evening, people, [], EST);
    expect(absencesOf(board, evening, 'EST', START_MS + MINUTE)).toEqual([]);
  });
});

describe('the open call', () => {
  const matinee = { ...makeReport(4, { startTime: '14:30' }), id: 'matinee' };
  test.each([
    [-400, matinee.id],
    [-200, matinee.id],
    [-140, report.id],
    [0, report.id],
    [239, report.id],
    [241, undefined],
    [-3000, undefined],
  ])('%i minutes from the evening', (minutes, call) => {
    const calls = performancesOf([report, matinee], []);
    expect(openCall(calls, 'EST', START_MS + minutes * MINUTE)?.id).toBe(call);
  });

  it('is never one whose report was sent', () => {
    const sent = { ...report, sentAt: '2025-01-15T12:00:00.000Z' };
    expect(openCall(performancesOf([sent], []), 'EST', START_MS)).toBeUndefined();
  });
});

describe('the stage door without an open call', () => {
  const matinee = { ...makeReport(4, { startTime: '14:30' }), id: 'matinee' };
  const show = { title: 'Hamlet', timezone: 'EST' } as const;
  const opensAt = (minutes: number, reports = [report, matinee]) => {
    const door = { show, reports, entries: [], people, signIns: [] };
    return doorSheet(door, START_MS + minutes * MINUTE).opens;
  };

  it('says when the next sign-in opens, with the date on another day', () => {
    expect(opensAt(-700)).toEqual({ date: null, time: '08:30 EST' });
    expect(opensAt(-3000)).toEqual({ date: '2025-01-15', time: '08:30 EST' });
    expect(opensAt(-3000, [report])).toEqual({ date: '2025-01-15', time: '13:30 EST' });
    expect(opensAt(241)).toBeUndefined();
    expect(opensAt(0)).toBeUndefined();
  });
});

it('provides the missing people for the live desk, while a call is open', () => {
  const door = {
    show: { title: 'Hamlet', timezone: 'EST' },
    reports: [report],
    entries: [],
    people,
    signIns: [signIn('oskar-weiss', HALF_MS)],
  } as const;
  expect(missingPeople(door, HALF_MS)).toEqual({
    call: 'Performance 5',
    dueAtMs: HALF_MS,
    endsAtMs: START_MS + 240 * MINUTE,
    people: [
      { name: 'Idris Achterberg', position: 'Hamlet', phone: '+1 617 555 0142' },
      { name: 'Yuki Tanabe', position: 'Ophelia', phone: '+1 617 555 0142' },
    ],
  });
  expect(missingPeople(door, HALF_MS - 3000 * MINUTE)).toBeUndefined();
});
