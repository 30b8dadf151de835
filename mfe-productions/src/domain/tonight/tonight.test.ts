import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import { makeReport } from '../../testing/make-report';
import { makeShow } from '../../testing/make-show';
import { calledEntry, type SentCall } from '../schedule/sent-call';
import type { SignIn } from '../sign-in/sign-in';
import { nextPerformance, playingNext } from './next-performance';
import { curtainText, tonightOf, type KnownOfShow } from './tonight';

const show = makeShow('hamlet', { timezone: 'Europe/London' });

const performance = (id: string, startAt: string, endAt: string) =>
  makeEntry(id, { kind: 'performance', startAt, endAt, isFullCall: true });

const matinee = performance('matinee', '2025-01-15T14:30', '2025-01-15T17:30');
const evening = performance('evening', '2025-01-15T19:30', '2025-01-15T22:30');
const entries = [evening, matinee];

const at = (text: string): number => Date.parse(text);

describe('the next performance', () => {
  it.each([
    ['is the matinee in the morning', '2025-01-15T09:00Z', 'matinee'],
    ['is the matinee while it plays', '2025-01-15T17:29Z', 'matinee'],
    ['is the evening once the matinee is over', '2025-01-15T17:30Z', 'evening'],
    ['is none after the last one', '2025-01-15T22:30Z', undefined],
  ])('%s', (_name, now, id) => {
    expect(nextPerformance(entries, show, at(now))?.id).toBe(id);
  });

  it('counts the hours in the zone of each show', () => {
    const boston = { id: 'boston', timezone: 'EST' };
    const london = { id: 'london', timezone: 'Europe/London' };
    const rehearsed = { show: { id: 'other', timezone: 'EST' }, entries: [makeEntry('x')] };
    const planned = [{ show: boston, entries }, { show: london, entries }, rehearsed];
    expect(playingNext(planned, at('2025-01-15T09:00Z'))).toEqual(['london', 'boston']);
    expect(playingNext(planned, at('2025-01-15T23:00Z'))).toEqual(['boston']);
  });
});

describe('tonight', () => {
  const people = [makePerson('Ann'), makePerson('Bo')];
  const signIn: SignIn = {
    id: 'line',
    showId: 'hamlet',
    reportId: 'evening',
    personId: 'ann',
    state: 'in',
    by: 'person',
    updatedAt: '2025-01-15T18:30:00.000Z',
  };
  const known: KnownOfShow = {
    show,
    entries: [evening],
    reports: [],
    people,
    signIns: [signIn],
    sentCalls: [],
  };

  it.each([
    ['says nothing of sign-in before it is open', '2025-01-15T12:00Z', undefined],
    ['misses nobody before the half', '2025-01-15T18:50Z', []],
    ['names who is missing after the half', '2025-01-15T18:56Z', ['Bo']],
  ])('%s', (_name, now, missing) => {
    const { signIn: state } = tonightOf(known, at(now)) ?? {};
    expect(state?.missing.map(({ name }) => name)).toEqual(missing);
    if (state) expect([state.hereCount, state.calledCount]).toEqual([1, 2]);
  });

  it('is unknown to a role that may not read the sign-in', () => {
    const hidden = { ...known, signIns: undefined };
    expect(tonightOf(hidden, at('2025-01-15T18:56Z'))?.signIn).toBeUndefined();
  });

  it.each([
    ['a call that says the same', '2025-01-15T19:30', false],
    ['a curtain that moved after the call went out', '2025-01-15T19:00', true],
  ])('knows %s', (_name, startAt, isChanged) => {
    const sent: SentCall = {
      id: 'call',
      showId: 'hamlet',
      date: '2025-01-15',
      entries: [calledEntry(evening)],
      mailedTo: 2,
      sentAt: '2025-01-14T18:00:00.000Z',
    };
    const moved = { ...known, entries: [{ ...evening, startAt }], sentCalls: [sent] };
    expect(tonightOf(moved, at('2025-01-15T12:00Z'))?.isCallChanged).toBe(isChanged);
  });

  it('lists only the unsent reports of earlier performances', () => {
    const reports = [
      makeReport(1, { date: '2025-01-13' }),
      { ...makeReport(2, { date: '2025-01-14' }), sentAt: '2025-01-14T23:00:00.000Z' },
      makeReport(3, { date: '2025-01-14', kind: 'rehearsal' }),
      makeReport(4, { date: '2025-01-15', entryId: 'evening' }),
    ];
    const tonight = tonightOf({ ...known, reports }, at('2025-01-15T21:00Z'));
    expect(tonight?.unsentReports.map(({ number }) => number)).toEqual([1]);
    expect(tonight?.name).toBe('Performance 4');
  });

  it.each([
    ['2025-01-12T12:00Z', 'Curtain up in 3 days'],
    ['2025-01-14T21:00Z', 'Curtain up in 22 h 30 min'],
    ['2025-01-15T18:30Z', 'Curtain up in 1 h'],
    ['2025-01-15T19:29:30Z', 'Curtain up in 1 min'],
    ['2025-01-15T19:42Z', 'Curtain up for 12 min'],
  ])('counts at %s: %s', (now, text) => {
    const tonight = tonightOf(known, at(now));
    expect(tonight && curtainText(tonight, show, at(now))).toBe(text);
  });
});
