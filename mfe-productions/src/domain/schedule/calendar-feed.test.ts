import { keysOf, namedZones } from '@standby/contracts';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { calendarText, foldLine, type CalendarOptions } from './calendar-feed';
import { titleOf, type Entry } from './entry';
import { addDays, dateOf, minutesOf, wallOf } from './wall';
import { instantOf } from './zoned';

// The unit 'binary' would first build a map of a million code points.
const codePoint = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));

const options = (entries: readonly Entry[], more: Partial<CalendarOptions> = {}) => ({
  name: 'Hamlet: Idris',
  showId: 'hamlet',
  showTitle: 'Hamlet',
  venue: 'Harbour Playhouse, Boston',
  timezone: 'EST' as const,
  entries,
  ...more,
});

/** Reads a calendar with an independent library. */
function readBy(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { calendar, events };
}

/**
 * Returns the expected text after writing and reading, without characters that no file contains.
 */
const clean = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\n\t\P{Cc}]|\p{Surrogate}/gu, '');

const hostile = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 200 }),
  fc.constantFrom(
    'a\r\nBEGIN:VEVENT\r\nSUMMARY:forged',
    'back\\slash; comma, "quote": colon',
    'line\nbreak\n\n',
    '\u0000\u0007\u001b[31m',
    '👩‍👩‍👧'.repeat(30),
    'END:VCALENDAR',
    'é'.repeat(100),
    '\ud83d alone',
  ),
);

const minutes = fc.integer({
  min: minutesOf('2024-01-01T00:00'),
  max: minutesOf('2030-12-31T00:00'),
});

describe('a calendar', () => {
  it('has a component even without entries', () => {
    const { calendar, events } = readBy(calendarText(options([])));
    expect(events).toEqual([]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });

  it('has a higher sequence for a moved entry', () => {
    const sequenceAt = (updatedAt: string): number => {
      const [event] = readBy(calendarText(options([{ ...makeEntry('x'), updatedAt }]))).events;
      return event?.sequence ?? -1;
    };
    const before = sequenceAt('2026-11-26T10:00:00.000Z');
    expect(before).toBeGreaterThan(0);
    expect(sequenceAt('2026-11-26T10:00:02.000Z')).toBe(before + 2);
    expect(sequenceAt('2090-01-01T00:00:00.000Z')).toBeLessThan(2 ** 31);
  });

  it('has a higher sequence after a change of the show or the person, which can move a call', () => {
    const updatedAt = '2026-11-26T10:00:00.000Z';
    const sequenceAfter = (...changedAt: string[]): number => {
      const entries = [{ ...makeEntry('x'), updatedAt }];
      const [event] = readBy(calendarText(options(entries, { changedAt }))).events;
      return event?.sequence ?? -1;
    };
    const before = sequenceAfter('2026-11-20T10:00:00.000Z');
    expect(sequenceAfter('2026-11-26T10:00:05.000Z', updatedAt)).toBe(before + 5);
    expect(sequenceAfter(updatedAt, '2026-11-26T10:01:00.000Z')).toBe(before + 60);
  });

  it('is read by another library with the same texts and instants', () => {
    fc.assert(
      fc.property(
        hostile,
        hostile,
        hostile,
        minutes,
        fc.integer({ min: 15, max: 900 }),
        fc.constantFrom(...keysOf(namedZones)),
        (title, place, notes, start, length, timezone) => {
          const entry = makeEntry('e', {
            title,
            place,
            notes,
            startAt: wallOf(start),
            endAt: wallOf(start + length),
          });
          const text = calendarText(options([entry], { timezone, venue: '' }));
          const { events } = readBy(text);
          expect(events).toHaveLength(1);
          const [event] = events;
          expect(event?.summary).toBe(clean(`Hamlet: ${titleOf(entry)}`));
          expect(event?.location ?? '').toBe(clean(place));
          expect(event?.description ?? '').toBe(clean(notes));
          expect(event?.startDate.toJSDate().getTime()).toBe(instantOf(entry.startAt, timezone));
          expect(event?.endDate.toJSDate().getTime()).toBe(instantOf(entry.endAt, timezone));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has no line above 75 bytes, and ends lines with CRLF', () => {
    fc.assert(
      fc.property(hostile, (notes) => {
        const text = calendarText(options([makeEntry('e', { notes })]));
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
      }),
    );
    expect(foldLine('é'.repeat(40))).toBe(`${'é'.repeat(37)}\r\n ${'é'.repeat(3)}`);
  });

  it('has days off as whole days, and ids that are the same on each read', () => {
    const off = makeEntry('off', {
      kind: 'day-off',
      startAt: '2025-03-08T00:00',
      endAt: '2025-03-10T00:00',
    });
    const text = calendarText(options([off, makeEntry('call')]));
    const { calendar, events } = readBy(text);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Hamlet: Idris');
    expect(events.map(({ uid }) => uid)).toEqual(['off.hamlet@standby', 'call.hamlet@standby']);
    const [first] = events;
    expect(first?.startDate.isDate).toBe(true);
    expect(first?.startDate.toString()).toBe(dateOf(off.startAt));
    expect(first?.endDate.toString()).toBe(addDays(dateOf(off.startAt), 2));
    expect(calendarText(options([]))).toContain('METHOD:PUBLISH');
  });

  it('is at the same time of day before and after the clocks change', () => {
    const entries = ['2025-03-08', '2025-03-09', '2025-11-01', '2025-11-02'].map((date) =>
      makeEntry(date, { startAt: `${date}T19:30`, endAt: `${date}T22:30` }),
    );
    const { events } = readBy(calendarText(options(entries)));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      '2025-03-09T00:30:00Z',
      '2025-03-09T23:30:00Z',
      '2025-11-01T23:30:00Z',
      '2025-11-03T00:30:00Z',
    ]);
  });
});
