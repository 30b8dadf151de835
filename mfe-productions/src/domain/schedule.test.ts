import { keysOf, namedZones } from '@standby/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Schedule, scheduleErrors, scheduleText, scheduleWarnings } from './schedule';

const evening: Schedule = {
  startDate: '2025-03-08',
  startTime: '19:30',
  endDate: '',
  endTime: '22:00',
  timezone: 'EST',
};

const ENDS_EARLY = 'The event ends before it starts.';

describe('errors', () => {
  it.each([
    ['an evening', {}],
    ['an end on the same day', { endDate: '2025-03-08' }],
    ['an end at the start', { endTime: '19:30' }],
    ['an early end on a later day', { endDate: '2025-03-10', endTime: '01:00' }],
    ['no end time', { endTime: '' }],
    ['no start time', { startTime: '', endTime: '00:00' }],
    ['no dates', { startDate: '' }],
    ['dates that are none', { startDate: 'soon', endDate: 'later' }],
    ['a time on the day on which the clocks go forward', { startDate: '2025-03-09' }],
    ['the hour that autumn repeats', { startDate: '2025-11-02', startTime: '01:30' }],
  ])('are empty for %s', (_, change) => {
    expect(scheduleErrors({ ...evening, ...change })).toEqual({});
  });

  it('report an end date before the start', () => {
    expect(scheduleErrors({ ...evening, endDate: '2025-03-07' })).toEqual({
      endDate: 'The last performance is before the first. Choose a later date.',
    });
  });

  it('report an end time before the start, and explain an end after midnight', () => {
    expect(scheduleErrors({ ...evening, endTime: '00:30' })).toEqual({
      endTime: `${ENDS_EARLY} If it ends after midnight, choose the next day for the last performance.`,
    });
    expect(scheduleErrors({ ...evening, endDate: '2025-03-08', endTime: '19:29' })).toEqual({
      endTime: `${ENDS_EARLY} Choose a later end time.`,
    });
  });

  it('report a time that the clocks skip, in the chosen timezone', () => {
    const early = { ...evening, startDate: '2025-03-09', startTime: '02:30', endTime: '' };

    expect(scheduleErrors({ ...early, timezone: 'PST' })).toEqual({
      startTime:
        'This time does not exist on 9 March 2025 in PST: the clocks go forward past it. Choose an hour later.',
    });
    expect(scheduleErrors({ ...evening, endDate: '2025-03-09', endTime: '02:00' })).toEqual({
      endTime:
        'This time does not exist on 9 March 2025 in EST: the clocks go forward past it. Choose an hour later.',
    });
  });

  it('accept a later end, on any day and in any timezone', () => {
    const day = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true });
    const iso = (date: Date): string => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, day, fc.constantFrom(...keysOf(namedZones)), (one, other, timezone) => {
        const [startDate = '', endDate = ''] = [iso(one), iso(other)].toSorted();
        const right = { startDate, startTime: '19:30', endDate, endTime: '22:00', timezone };

        expect(scheduleErrors(right)).toEqual({});
        const isSame = startDate === endDate;
        expect(scheduleErrors({ ...right, startDate: endDate, endDate: startDate })).toEqual(
          isSame ? {} : { endDate: expect.stringContaining('before the first') as string },
        );
      }),
    );
  });
});

describe('warnings', () => {
  it('report a time that the clocks repeat', () => {
    const late = { ...evening, startDate: '2025-11-01', endDate: '2025-11-02', endTime: '01:15' };

    expect(scheduleWarnings(late, '12-hour')).toEqual({
      endTime:
        '1:15 AM occurs twice on 2 November 2025 in EST, because the clocks go back. Standby uses the first one.',
    });
  });

  it('are empty for other times', () => {
    expect(scheduleWarnings(evening, '12-hour')).toEqual({});
    expect(scheduleWarnings({ ...evening, startDate: '', endTime: '' }, '12-hour')).toEqual({});
  });
});

describe('as text', () => {
  it.each([
    [{}, '8 Mar 2025, 7:30 PM – 10:00 PM EST'],
    [{ endDate: '2025-03-08' }, '8 Mar 2025, 7:30 PM – 10:00 PM EST'],
    [{ endDate: '2025-03-10', timezone: 'PST' }, '8 Mar 2025, 7:30 PM – 10 Mar 2025, 10:00 PM PST'],
    [{ endDate: '2025-03-10', endTime: '' }, '8 Mar 2025, 7:30 PM – 10 Mar 2025 EST'],
    [{ startTime: '00:00', endTime: '' }, '8 Mar 2025, 12:00 AM EST'],
    [{ startTime: '', endTime: '' }, '8 Mar 2025 EST'],
    [{ startDate: '' }, ''],
  ] as const)('reads %j', (change, text) => {
    expect(scheduleText({ ...evening, ...change }, '12-hour')).toBe(text);
  });
});
