import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import type { Entry } from './entry';
import { overLimitShort, overLimitText } from './words';
import { LONG_WORK_MINUTES, overLimits, workRules, type WorkRule } from './work-limits';
import { wallOf, minutesOf } from './wall';

const people = ['Ann', 'Bo'].map((name) => makePerson(name));
const byId = new Map(people.map((person) => [person.id, person]));
const company = people.map(({ id }) => id);
const day = '2025-01-15';

const at = (id: string, from: string, to: string, more: Partial<Entry> = {}) =>
  makeEntry(id, { startAt: `${day}T${from}`, endAt: `${day}T${to}`, calledIds: ['ann'], ...more });

const over = (entries: readonly Entry[], rules: readonly WorkRule[] = workRules) =>
  overLimits(entries, { timezone: 'EST', company, rules: new Set(rules) });

const said = (entries: readonly Entry[], rule: WorkRule) =>
  [...over(entries, [rule])].map(([id, limits]) => [
    id,
    limits.map((limit) => overLimitText(limit, byId)).join(' '),
  ]);

describe('breaks', () => {
  it.each<[string, readonly Entry[], readonly string[]]>([
    ['80 minutes', [at('a', '10:00', '11:20')], []],
    ['more than 80 minutes', [at('a', '10:00', '11:21')], ['a']],
    ['a break of 10 minutes after 80', [at('a', '10:00', '11:20'), at('b', '11:30', '12:50')], []],
    ['a break of 5 after 55', [at('a', '10:00', '10:55'), at('b', '11:00', '11:55')], []],
    ['a break of 5 after 56', [at('a', '10:00', '10:56'), at('b', '11:01', '11:55')], ['b']],
    [
      'a rehearsal with breaks of its own',
      [
        at('a', '10:00', '13:00', {
          breaks: [
            { time: '10:55', minutes: 5 },
            { time: '11:55', minutes: 5 },
          ],
        }),
      ],
      [],
    ],
    [
      'a rehearsal with too few breaks',
      [at('a', '10:00', '13:00', { breaks: [{ time: '10:55', minutes: 5 }] })],
      ['a'],
    ],
    ['one right after the other', [at('a', '10:00', '11:00'), at('b', '11:00', '12:00')], ['b']],
    [
      'others who are called next',
      [at('a', '10:00', '11:00'), at('b', '11:00', '12:00', { calledIds: ['bo'] })],
      [],
    ],
    ['a run of the play', [at('a', '14:00', '17:00', { kind: 'dress' })], []],
    ['a person who left the company', [at('a', '10:00', '13:00', { calledIds: ['gone'] })], []],
  ])('of %s', (_what, entries, expected) => {
    expect([...over(entries, ['breaks']).keys()]).toEqual(expected);
  });

  it('are reported with the time worked without one', () => {
    const rehearsal = at('a', '10:00', '13:15', { isFullCall: true });
    expect(said([rehearsal], 'breaks')).toEqual([
      ['a', 'Ann and Bo work 3 h 15 min without a break: 5 min after 55, or 10 min after 80.'],
    ]);
    const [limit] = over([rehearsal]).get('a') ?? [];
    expect(limit && overLimitShort(limit)).toBe('No break: 3 h 15 min');
  });

  it('are never missing while 10 minutes follow every 80, however a day is planned', () => {
    const part = record({
      length: integer({ min: 1, max: LONG_WORK_MINUTES }),
      pause: integer({ min: 10, max: 90 }),
    });
    assert(
      property(array(part, { maxLength: 6 }), (parts) => {
        let minutes = minutesOf(`${day}T08:00`);
        const entries = parts.map(({ length, pause }, place) => {
          const entry = makeEntry(`e${place}`, {
            startAt: wallOf(minutes),
            endAt: wallOf(minutes + length),
            isFullCall: true,
          });
          minutes += length + pause;
          return entry;
        });
        expect(over(entries, ['breaks']).size).toBe(0);
      }),
    );
  });
});

describe('hours a week', () => {
  const days = ['13', '14', '15', '16', '17'];
  const week = days.map((date) =>
    makeEntry(`d${date}`, {
      startAt: `2025-01-${date}T10:00`,
      endAt: `2025-01-${date}T20:00`,
      isFullCall: true,
    }),
  );

  it('are reported beside the entry that exceeds them, once a week', () => {
    const saturday = makeEntry('sat', {
      startAt: '2025-01-18T10:00',
      endAt: '2025-01-18T12:00',
      calledIds: ['bo'],
    });
    expect(said([saturday, ...week], 'week')).toEqual([
      ['d17', 'Ann and Bo have 50 h in this week: more than 48 h.'],
    ]);
  });

  it('count overlapping hours once, and start again on Mondays', () => {
    const beside = week.map((entry) => ({ ...entry, id: `${entry.id} too` }));
    expect(said(week.slice(0, 4).concat(beside.slice(0, 4)), 'week')).toEqual([]);
    const next = makeEntry('next', {
      startAt: '2025-01-20T10:00',
      endAt: '2025-01-20T20:00',
      isFullCall: true,
    });
    expect(said([...week.slice(0, 4), next], 'week')).toEqual([]);
  });

  it('are not reported while their rule is off', () => {
    expect(over(week, []).size).toBe(0);
  });
});
