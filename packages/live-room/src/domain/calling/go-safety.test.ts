import { describe, expect, test } from 'vitest';
import { NO_CALLING } from '../state/calling-schema';
import { goQuestion, isAnswered } from './go-safety';

describe('the question of a GO without a standby', () => {
  test.each([
    [0, false],
    [350, false],
    [999, false],
    [1_000, true],
    [4_000, true],
    [4_001, false],
  ])('is answered by a GO %d ms later: %s', (afterMs, isExpected) => {
    const question = goQuestion(['c1'], NO_CALLING, 0);
    expect(isAnswered(question, ['c1'], afterMs)).toBe(isExpected);
  });

  test('can be answered only after the show’s minimum between two GOs', () => {
    const question = goQuestion(['c1'], { ...NO_CALLING, goIntervalMs: 3_000 }, 0);
    expect(isAnswered(question, ['c1'], 2_999)).toBe(false);
    expect(isAnswered(question, ['c1'], 3_000)).toBe(true);
    expect(isAnswered(question, ['c1'], 6_000)).toBe(true);
  });

  test('is answered only for the same cues, and only once asked', () => {
    expect(isAnswered(goQuestion(['c1'], NO_CALLING, 0), ['c2'], 1_000)).toBe(false);
    expect(isAnswered(undefined, ['c1'], 1_000)).toBe(false);
  });
});
