import { describe, expect, it } from 'vitest';
import {
  type Awaited,
  BEAT_MS,
  nextVerdictAtMs,
  NO_DOUBT,
  OVERDUE_MS,
  SILENCE_MS,
  verdictOn,
} from './heartbeat';

const NOW_MS = 100_000;
const SECONDS_2 = 2_000;
const nothing: Awaited = {
  heardAtMs: undefined,
  behindSinceMs: undefined,
  unsentSinceMs: undefined,
};

describe('the verdict on a connection', () => {
  it.each([
    ['awaits nothing', {}, {}],
    ['was heard just now', { heardAtMs: NOW_MS }, {}],
    ['missed a beat', { heardAtMs: NOW_MS - 2 * BEAT_MS }, {}],
    ['was silent for too long', { heardAtMs: NOW_MS - SILENCE_MS }, { isHeard: false }],
    ['was never heard', { heardAtMs: Number.NEGATIVE_INFINITY }, { isHeard: false }],
    ['lacks an event for a moment', { behindSinceMs: NOW_MS - OVERDUE_MS + 1 }, {}],
    ['lacks an event', { behindSinceMs: NOW_MS - OVERDUE_MS }, { isBehind: true }],
    ['sent an act a moment ago', { unsentSinceMs: NOW_MS - OVERDUE_MS + 1 }, {}],
    ['has no acknowledgement', { unsentSinceMs: NOW_MS - OVERDUE_MS }, { isSending: true }],
  ])('is right for a window that %s', (_, awaited, expected) => {
    expect(verdictOn({ ...nothing, ...awaited }, NOW_MS)).toEqual({ ...NO_DOUBT, ...expected });
  });

  it('changes next at the earliest future deadline', () => {
    expect(nextVerdictAtMs(nothing, NOW_MS)).toBeUndefined();
    const awaited = {
      heardAtMs: NOW_MS,
      behindSinceMs: NOW_MS - 400,
      unsentSinceMs: NOW_MS - 5_000,
    };
    expect(nextVerdictAtMs(awaited, NOW_MS)).toBe(NOW_MS - 400 + OVERDUE_MS);
  });

  it('leaves a screen enough time to report silence or missing events within two seconds', () => {
    expect(SILENCE_MS).toBeLessThan(SECONDS_2);
    expect(BEAT_MS + OVERDUE_MS).toBeLessThan(SECONDS_2);
  });
});
