import { expect, it } from 'vitest';
import { readRunningTimers, withRunningTimer } from './running-timers';

const act1 = { name: 'Act 1', zeroAtMs: 1_000, warningMs: 60_000 };
const act2 = { name: 'Act 2', zeroAtMs: 2_000, warningMs: 0 };

it('keeps one timer for each show, and forgets a timer that is held', () => {
  const both = withRunningTimer(withRunningTimer(null, 'hamlet', act1), 'cyrano', act2);
  expect([...readRunningTimers(both)]).toEqual([
    ['hamlet', act1],
    ['cyrano', act2],
  ]);
  const one = withRunningTimer(both, 'hamlet', undefined);
  expect([...readRunningTimers(one).keys()]).toEqual(['cyrano']);
});

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"hamlet":null}',
  '{"hamlet":{"name":"Act 1"}}',
  '{"hamlet":{"name":7,"zeroAtMs":1,"warningMs":0}}',
  '{"hamlet":{"name":"Act 1","zeroAtMs":"soon","warningMs":0}}',
  '{"hamlet":{"name":"Act 1","zeroAtMs":1}}',
])('leaves out what it cannot read: %s', (raw) => {
  expect(readRunningTimers(raw)).toEqual(new Map());
  expect(readRunningTimers(withRunningTimer(raw, 'hamlet', act1)).get('hamlet')).toEqual(act1);
});
