import { describe, expect, it } from 'vitest';
import { AgreedTime } from './agreed-time';

/** Returns a process's time after the heartbeats of others, one after the other. */
function aheadAfter(aheadMs: number, ...heard: readonly (readonly number[])[]): number {
  let own = aheadMs;
  const time = new AgreedTime({ aheadMs: () => own, setAhead: (next) => (own = next) });
  for (const others of heard) time.hear(others);
  return own;
}

const HOUR_MS = 3_600_000;

describe('T6: the time of several processes', () => {
  it.each([
    ['a first process', 0, [[]], 0],
    ['one that starts beside others', 0, [[0.2, -0.1]], 0.2],
    [
      'one that starts while the others follow a clock that was set back',
      0,
      [[HOUR_MS, HOUR_MS]],
      HOUR_MS,
    ],
    ['one that starts while the others follow a clock that was set on', 0, [[-HOUR_MS]], -HOUR_MS],
  ])('is that of the others for %s', (_, own, heard, expected) => {
    expect(aheadAfter(own, ...heard)).toBe(expected);
  });

  it.each([
    ['is apart by less than a second', -900, [[0], [0], [0]], -900],
    ['is late once, by an old heartbeat of the other', -5_000, [[0], [-5_000], [-5_000]], -5_000],
    ['stood still, and is late twice', -5_000, [[0], [0]], 0],
    ['hears of others that are late', 5_000, [[0], [0], [0]], 5_000],
    ['hears of no others', -5_000, [[], []], -5_000],
  ])('stays right if a running process %s', (_, own, heard, expected) => {
    expect(aheadAfter(own, [], ...heard)).toBe(expected);
  });
});
