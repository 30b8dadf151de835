import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import { callMail } from './call-mail';
import {
  callChanges,
  callTimes,
  changeText,
  concernedBy,
  dayToWrite,
  entriesOn,
} from './daily-call';
import type { Entry } from './entry';
import { calledEntry, lastSent, newSentCall } from './sent-call';

const people = ['Ann', 'Bo', 'Cy'].map((name) => makePerson(name));
const byId = new Map(people.map((person) => [person.id, person]));
const scene = makeEntry('scene', { title: 'Act 1', place: 'Studio A', calledIds: ['ann', 'bo'] });
const evening = makeEntry('evening', {
  kind: 'performance',
  startAt: '2025-01-15T19:30',
  endAt: '2025-01-15T22:30',
  isFullCall: true,
});
const EST = { timezone: 'EST' };
const tomorrow = makeEntry('tomorrow', { startAt: '2025-01-16T10:00', endAt: '2025-01-16T11:00' });
const day = [scene, evening];

const changesAfter = (change: Partial<Entry>) =>
  callChanges(day.map(calledEntry), [{ ...scene, ...change }, evening], byId, '12-hour').map(
    (one) => changeText(one, '12-hour'),
  );

describe('a daily call', () => {
  it('contains the entries that begin on its day, and the first call of each person', () => {
    expect(entriesOn([tomorrow, evening, scene], '2025-01-15')).toEqual(day);
    const times = callTimes(day, people, EST).map(
      ({ person, at }) => `${person.name} ${at.slice(11)}`,
    );
    expect(times).toEqual(['Ann 10:00', 'Bo 10:00', 'Cy 18:55']);
  });

  it.each<[string, Partial<Entry>, string[]]>([
    ['nothing', {}, []],
    [
      'the time',
      { startAt: '2025-01-15T11:00' },
      ['Act 1, 11:00 AM – 1:00 PM: was 10:00 AM – 1:00 PM'],
    ],
    ['the place', { place: 'Stage' }, ['Act 1, 10:00 AM – 1:00 PM: was in Studio A']],
    [
      'who is called',
      { calledIds: ['bo', 'cy'] },
      ['Act 1, 10:00 AM – 1:00 PM: also called: Cy, no longer called: Ann'],
    ],
    [
      'that all are called',
      { isFullCall: true, calledIds: [] },
      ['Act 1, 10:00 AM – 1:00 PM: called: Full company'],
    ],
    ['the name', { title: 'Act 2' }, ['Act 2, 10:00 AM – 1:00 PM: was Act 1']],
    ['the notes', { notes: 'Off book.' }, ['Act 1, 10:00 AM – 1:00 PM: new notes']],
  ])('lists the changes since it went out: %s', (_what, change, texts) => {
    expect(changesAfter(change)).toEqual(texts);
  });

  it('lists new and cancelled entries', () => {
    const changes = callChanges([calledEntry(scene)], [calledEntry(evening)], byId, '12-hour');
    expect(changes.map((change) => changeText(change, '12-hour'))).toEqual([
      'New: Performance, 7:30 PM – 10:30 PM',
      'Cancelled: Act 1, 10:00 AM – 1:00 PM',
    ]);
  });

  it('finds the latest one that went out for a day', () => {
    const call = (id: string, date: string, at: string) =>
      newSentCall({ showId: 'hamlet', date, entries: [], mailedTo: 0 }, { id, at });
    const calls = [
      call('old', '2025-01-15', '2025-01-14T10:00:00.000Z'),
      call('new', '2025-01-15', '2025-01-14T20:00:00.000Z'),
      call('other', '2025-01-16', '2025-01-15T20:00:00.000Z'),
    ];
    expect(lastSent(calls, '2025-01-15')?.id).toBe('new');
    expect(lastSent(calls, '2025-02-01')).toBeUndefined();
  });
});

describe('the mail of a call', () => {
  const [ann = makePerson('Ann'), , cy = makePerson('Cy')] = people;
  const options = {
    title: 'Hamlet\r\nBcc: all@example.com',
    venue: 'Old Mill',
    timezone: 'EST',
    date: '2025-01-15',
    entries: day.map(calledEntry),
    changes: [],
    people: byId,
    link: 'https://standby.example/shows/hamlet/mine#token',
  };

  it('contains the person’s call, the day and the link, and has a subject of one line', () => {
    const { subject, text } = callMail(ann, options);
    expect(subject).toBe('Hamlet Bcc: all@example.com, call for Wednesday, January 15, 2025');
    for (const words of [
      'Ann, you are called at 10:00.',
      '10:00 – 13:00  Act 1, Studio A\n  Called: Ann and Bo',
      'Called: Full company at 18:55',
      options.link,
    ]) {
      expect(text).toContain(words);
    }
    expect(callMail(cy, options).text).toContain('you are called at 18:55');
  });

  it('begins with the changes if the call changed', () => {
    const changes = callChanges([calledEntry(scene)], options.entries, byId, '24-hour');
    const { subject, text } = callMail(ann, { ...options, changes });
    expect(subject).toMatch(/^Changed: /u);
    expect(text).toContain('Changed since the last call:\n- New: Performance, 19:30 – 22:30');
  });
});

describe('the call to write', () => {
  it.each([
    ['2026-11-26T09:00', '2026-11-26'],
    ['2026-11-26T16:59', '2026-11-26'],
    ['2026-11-26T17:00', '2026-11-27'],
    ['2026-12-31T23:30', '2027-01-01'],
  ])('at %s is the call of %s', (now, date) => {
    expect(dayToWrite(now)).toBe(date);
  });

  it('concerns the people who are called, and the people who were called before it changed', () => {
    const ids = (...some: readonly (readonly Entry[])[]) => {
      const [now = [], before = []] = some.map((entries) => entries.map(calledEntry));
      return concernedBy(now, before, people).map(({ id }) => id);
    };
    expect(ids([scene])).toEqual(['ann', 'bo']);
    expect(ids([{ ...scene, calledIds: ['cy'] }], [scene])).toEqual(['cy', 'ann', 'bo']);
  });
});
