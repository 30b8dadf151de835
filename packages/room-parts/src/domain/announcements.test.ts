import { expect, test } from 'vitest';
import { buildTimer, CURTAIN_MS, runningTimer } from '@standby/live-room/testing/builders';
import { announcement } from './announcements';

test.each([
  ['nothing in between', 500_000, 501_000, null],
  ['a minute', 359_000, 360_000, 'Timer 1, 4 minutes left'],
  ['the warning', 539_000, 540_000, 'Standby. Timer 1, 1 minute left'],
  ['zero', 599_000, 600_000, 'Time. Timer 1'],
  ['half a minute over', 629_000, 630_000, null],
  ['a minute over', 659_000, 660_000, 'Timer 1 is over by 1 minute'],
  // After a throttled window or a closed lid, only the latest announcement is made.
  ['several minutes', 100_000, 361_000, 'Timer 1, 4 minutes left'],
  ['minutes that are stale', 100_000, 385_000, 'Timer 1, 3 minutes 35 seconds left'],
  ['minutes and the warning', 100_000, 560_000, 'Standby. Timer 1, 40 seconds left'],
  ['zero long ago', 100_000, 625_000, 'Timer 1 is over by 25 seconds'],
  ['time running back', 600_000, 500_000, null],
  ['the same moment', 540_000, 540_000, null],
])('%s', (_, fromMs, toMs, said) => {
  expect(announcement(runningTimer(), CURTAIN_MS + fromMs, CURTAIN_MS + toMs)).toBe(said);
});

test('a warning may fall between full minutes', () => {
  const timer = runningTimer({ warningMs: 90_000 });
  expect(announcement(timer, CURTAIN_MS + 509_000, CURTAIN_MS + 510_000)).toBe(
    'Standby. Timer 1, 1 minute 30 seconds left',
  );
});

test('a standing timer is not announced', () => {
  expect(announcement(buildTimer(), CURTAIN_MS, CURTAIN_MS + 900_000)).toBeNull();
});

test('ten minutes make ten announcements, the last of them Standby and Time', () => {
  const said = Array.from({ length: 600 }, (_, second) =>
    announcement(runningTimer(), CURTAIN_MS + second * 1_000, CURTAIN_MS + second * 1_000 + 1_000),
  ).filter((text) => text !== null);
  expect(said).toHaveLength(10);
  expect(said.slice(-2)).toEqual(['Standby. Timer 1, 1 minute left', 'Time. Timer 1']);
});
