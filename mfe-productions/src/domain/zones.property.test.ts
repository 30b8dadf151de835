import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateAt } from '@standby/shared-ui/text';
import { makeEntry } from '../testing/make-entry';
import { makePerson } from '../testing/make-person';
import { HALF_MINUTES, callCustoms } from './call-custom';
import { performancesOf } from './performance';
import { roomPerformances } from './room-performances';
import { callAt, generalCallAt } from './schedule/call-times';
import { addDays, dateOf, minutesOf, timeOf, wallOf } from './schedule/wall';
import { instantOf, isSkipped, wallOfInstant } from './schedule/zoned';
import { doorSheet } from './sign-in/door';
import { dueAtMs, openCall } from './sign-in/sign-in';

/** Nights of clock changes; for a zone without them, any two nights. */
const NIGHTS = [
  ['Europe/London', '2026-03-29', '2026-10-25'],
  ['America/Phoenix', '2026-03-08', '2026-11-01'],
  ['Australia/Sydney', '2026-04-05', '2026-10-04'],
  ['Asia/Kolkata', '2026-03-29', '2026-10-25'],
] as const;

const MINUTE = 60_000;
const person = makePerson('Ann');

const nights = NIGHTS.flatMap(([timezone, ...dates]) => dates.map((date) => ({ timezone, date })));

/**
 * Performance that begins on the day before such a night or in the night itself, and may continue
 * over midnight.
 */
const performances = fc
  .record({
    night: fc.constantFrom(...nights),
    minute: fc.integer({ min: 0, max: 36 * 60 }),
    length: fc.integer({ min: 30, max: 8 * 60 }),
    custom: fc.constantFrom(...callCustoms),
  })
  .map(({ night: { timezone, date }, minute, length, custom }) => {
    const startAt = wallOf(minutesOf(`${addDays(date, -1)}T00:00`) + minute);
    const endAt = wallOf(minutesOf(startAt) + length);
    const said = { kind: 'performance', startAt, endAt, isFullCall: true } as const;
    return { timezone, custom, entry: makeEntry('night', said) };
  })
  .filter(({ timezone, entry }) => !isSkipped(entry.startAt, timezone));

describe('a performance on a night of a clock change, in London, Phoenix, Sydney and Kolkata', () => {
  it('starts in the room when the venue’s local time is the time of the schedule', () => {
    fc.assert(
      fc.property(performances, ({ timezone, custom, entry }) => {
        const show = { title: 'Hamlet', venue: 'Old Vic', timezone, custom };
        const sources = { show, reports: [], entries: [entry], people: [person], signIns: [] };
        const startMs = instantOf(entry.startAt, timezone);
        const [performance] = roomPerformances(sources, startMs, false);
        expect(performance?.startAtMs).toBe(startMs);
        expect(wallOfInstant(performance?.startAtMs ?? 0, timezone)).toBe(entry.startAt);
        expect(performance?.date).toBe(dateOf(entry.startAt));
      }),
    );
  });

  it('has its half the same elapsed time before, in the call, at the door and for missing people', () => {
    fc.assert(
      fc.property(performances, ({ timezone, custom, entry }) => {
        const rules = { timezone, custom };
        const startMs = instantOf(entry.startAt, timezone);
        const halfMs = startMs - HALF_MINUTES[custom] * MINUTE;
        const half = wallOfInstant(halfMs, timezone);
        expect(generalCallAt(entry, rules)).toBe(half);
        expect(callAt(entry, person, rules)).toBe(half);
        const call = openCall(performancesOf([], [entry]), timezone, halfMs);
        expect(call?.startTime).toBe(timeOf(entry.startAt));
        const dueMs = call && dueAtMs(call, rules);
        expect(dueMs === undefined ? '' : wallOfInstant(dueMs, timezone)).toBe(half);
        const show = { title: 'Hamlet', ...rules };
        const door = { show, reports: [], entries: [entry], people: [person], signIns: [] };
        expect(doorSheet(door, startMs).call).toContain(timeOf(entry.startAt));
      }),
    );
  });

  it('has the same date everywhere, even after midnight', () => {
    fc.assert(
      fc.property(performances, fc.constantFrom('en-GB', 'en-US', 'de-DE'), (drawn, locale) => {
        const { timezone, entry } = drawn;
        const startMs = instantOf(entry.startAt, timezone);
        const options = { timeZone: timezone, locale };
        for (const style of ['day', 'medium', 'full'] as const) {
          expect(formatDateAt(startMs, style, options)).toBe(
            formatDate(dateOf(entry.startAt), style, locale),
          );
        }
      }),
    );
  });
});
