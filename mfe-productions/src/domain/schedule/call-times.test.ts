import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOMS } from '@standby/live-room/domain/calls/customs';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import { callCustoms, HALF_MINUTES } from '../call-custom';
import { calendarText } from './calendar-feed';
import { callMail } from './call-mail';
import { callAt, callsText, callWall } from './call-times';
import { callChanges, callTimes } from './daily-call';
import type { Entry } from './entry';
import { calledEntry } from './sent-call';
import { minutesOf } from './wall';
import { instantOf } from './zoned';

const bristol = { timezone: 'Europe/London', custom: 'british' } as const;
const phoenix = { timezone: 'America/Phoenix', custom: 'american' } as const;

const ann = makePerson('Ann');
const bo = makePerson('Bo', { department: 'Wigs' });
const cy = makePerson('Cy');
const people = [ann, bo, cy];
const byId = new Map(people.map((person) => [person.id, person]));

const evening = makeEntry('evening', {
  kind: 'performance',
  startAt: '2026-11-26T19:30',
  endAt: '2026-11-26T22:00',
  isFullCall: true,
});
const withCalls: Entry = {
  ...evening,
  calls: [
    { time: '17:30', department: 'Wigs', personIds: [], name: 'wig call' },
    { time: '18:00', department: '', personIds: ['cy'], name: '' },
  ],
};
const rehearsal = makeEntry('rehearsal', {
  startAt: '2026-11-26T10:00',
  endAt: '2026-11-26T13:00',
  isFullCall: true,
  calls: [{ time: '11:15', department: '', personIds: ['ann'], name: '' }],
});

it('the half of each custom is the same as in the rooms', () => {
  for (const custom of callCustoms) {
    expect(HALF_MINUTES[custom]).toBe(CUSTOMS[custom].half.minutesBefore);
  }
});

describe('a call', () => {
  it.each([
    ['the half of a British performance', evening, ann, bristol, '2026-11-26T18:55'],
    ['the half hour of an American one', evening, ann, phoenix, '2026-11-26T19:00'],
    ['an offset of its own', { ...evening, callMinutes: 60 }, ann, bristol, '2026-11-26T18:30'],
    [
      'the start where it says so',
      { ...evening, callMinutes: 0 },
      ann,
      bristol,
      '2026-11-26T19:30',
    ],
    ['a department', withCalls, bo, bristol, '2026-11-26T17:30'],
    ['a person who comes earlier', withCalls, cy, bristol, '2026-11-26T18:00'],
    ['everybody else', withCalls, ann, bristol, '2026-11-26T18:55'],
    ['a person later in a rehearsal', rehearsal, ann, bristol, '2026-11-26T11:15'],
    ['a rehearsal at its start', rehearsal, bo, bristol, '2026-11-26T10:00'],
  ])('is for %s', (_what, entry, person, rules, at) => {
    expect(callAt(entry, person, rules)).toBe(at);
  });

  it.each([
    ['22:00', '01:00', '00:30', '2026-11-27T00:30'],
    ['22:00', '01:00', '21:00', '2026-11-26T21:00'],
    ['00:30', '03:00', '22:30', '2026-11-25T22:30'],
    ['00:30', '03:00', '00:05', '2026-11-26T00:05'],
  ])('beside %s to %s at %s is at %s', (start, end, time, at) => {
    const next = end < start ? '2026-11-27' : '2026-11-26';
    const span = { startAt: `2026-11-26T${start}`, endAt: `${next}T${end}` };
    expect(callWall(span, time)).toBe(at);
  });

  it('is the same number of elapsed minutes before the curtain, even on nights of a clock change and over midnight', () => {
    const zones = ['Europe/London', 'America/Phoenix', 'Australia/Sydney', 'Asia/Kolkata'];
    const nights = ['2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04', '2026-11-26'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...nights),
        fc.integer({ min: 0, max: 95 }),
        fc.constantFrom(...callCustoms),
        (timezone, night, quarter, custom) => {
          const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
          const startAt = `${night}T${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
          const at = callAt({ ...evening, startAt }, ann, { timezone, custom });
          const minutes = (instantOf(startAt, timezone) - instantOf(at, timezone)) / 60_000;
          // A local time that occurs twice means the first occurrence.
          const isTwice = minutes - HALF_MINUTES[custom] === 60;
          expect(isTwice || minutes === HALF_MINUTES[custom]).toBe(true);
          expect(minutesOf(at)).toBeLessThan(minutesOf(startAt) + 60);
        },
      ),
    );
  });
});

it('is the same on the page, in the mail and in the calendar', () => {
  const entries = [calledEntry(withCalls)];
  const table = [
    ['Bo', '17:30'],
    ['Cy', '18:00'],
    ['Ann', '18:55'],
  ];
  const times = callTimes(entries, people, bristol);
  expect(times.map(({ person, at }) => [person.name, at.slice(11)])).toEqual(table);
  for (const { person, at } of times) {
    const { text } = callMail(person, {
      ...bristol,
      title: 'Hamlet',
      venue: 'Old Vic',
      date: '2026-11-26',
      entries,
      changes: [],
      people: byId,
      link: 'https://standby.example/x',
    });
    expect(text).toContain(`you are called at ${at.slice(11)}.`);
    const feed = calendarText({
      name: 'x',
      showId: 'hamlet',
      showTitle: 'Hamlet',
      venue: 'Old Vic',
      timezone: bristol.timezone,
      entries: [{ ...withCalls, callAt: at }],
    });
    expect(feed).toContain(`DTSTART:20261126T${at.slice(11).replace(':', '')}00Z`);
    expect(feed).toContain(`Called at ${at.slice(11)}. It starts at 19:30.`);
  }
  expect(callsText(calledEntry(withCalls), byId, bristol, '24-hour')).toBe(
    'Full company at 18:55. Wigs at 17:30, wig call. Cy at 18:00.',
  );
  const [change] = callChanges([calledEntry(evening)], entries, byId, '24-hour');
  expect(change?.texts).toEqual(['new call times']);
});
