import { describe, expect, it } from 'vitest';
import { budgetOf, budgets, isWithin, TIME_SLACK, type Budget } from './budgets.ts';

describe('isWithin', () => {
  const ratio: Budget = { figure: 'landing.bytes', limit: { kind: 'ratio', limit: 1.25 } };
  const plus: Budget = { figure: 'landing.depth', limit: { kind: 'plus', limit: 1 } };
  const absolute: Budget = { figure: 'landing.glue', limit: { kind: 'absolute', limit: 30_000 } };
  const time: Budget = { ...ratio, figure: 'landing.lcp', isTime: true };

  it.each([
    ['a ratio at its limit', ratio, 125, 100, true],
    ['a ratio above it', ratio, 126, 100, false],
    ['one more', plus, 5, 4, true],
    ['two more', plus, 6, 4, false],
    ['a figure at its limit', absolute, 30_000, undefined, true],
    ['a figure above it', absolute, 30_001, undefined, false],
    ['a time within the slack', time, 1000 * 1.25 * (1 + TIME_SLACK) - 1, 1000, true],
    ['a time beyond the slack', time, 1000 * 1.25 * (1 + TIME_SLACK) + 1, 1000, false],
    ['a ratio to nothing', ratio, 1, undefined, false],
    ['what could not be measured', absolute, Number.NaN, undefined, false],
  ])('decides on %s', (_what, budget, composed, singleBuild, expected) => {
    const compared = singleBuild === undefined ? { composed } : { composed, singleBuild };
    expect(isWithin(budget, compared)).toBe(expected);
  });
});

it('has one budget a figure at most', () => {
  const names = budgets.map(({ figure }) => figure);
  expect(new Set(names).size).toBe(names.length);
  expect(budgetOf('landing.bytes')?.limit).toEqual({ kind: 'ratio', limit: 1.07 });
  expect(budgetOf('landing.requests')).toBeUndefined();
});
