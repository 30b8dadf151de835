import { expect, test } from 'vitest';
import { buildState, buildTimer, CURTAIN_MS, runningTimer } from '../../testing/builders';
import { lastTickAt, msUntilNextTick, tickAnchor } from './tick-schedule';

function startedAt(id: string, afterMs: number) {
  const run = { phase: 'running', startedAtMs: CURTAIN_MS + afterMs, elapsedBeforeMs: 0 } as const;
  return runningTimer({ id, run });
}

const standing = buildState({ timers: [buildTimer()] });
const both = buildState({ timers: [startedAt('timer-1', 300), startedAt('act-2', 700)] });

test.each([
  ['timer-1', 300],
  ['act-2', 700],
  // If the shown timer does not run, the first running one counts.
  ['intermission', 300],
])('with %s shown, boundaries are %i ms after full seconds', (timerId, afterMs) => {
  const anchorMs = tickAnchor(both, timerId) ?? Number.NaN;
  expect((anchorMs - CURTAIN_MS) % 1_000).toBe(afterMs);
});

test('standing timers do not have boundaries', () => {
  expect(tickAnchor(standing, 'timer-1')).toBeUndefined();
});

test.each([
  [5_300, 5_300],
  [5_299, 4_300],
  [6_299, 5_300],
])('at %i ms the last boundary was at %i', (nowMs, boundaryMs) => {
  expect(lastTickAt(CURTAIN_MS + 300, CURTAIN_MS + nowMs)).toBe(CURTAIN_MS + boundaryMs);
});

test.each([
  [both, 'minute', 5_300, 1_000],
  [both, 'second', 5_299, 1],
  [standing, 'second', 5_250, 750],
  [standing, 'minute', 5_250, 54_750],
  // A corrected clock shifts the boundaries.
  [{ ...standing, clockOffsetMs: 250 }, 'second', 5_250, 1_000],
] as const)('the next change is found', (state, detail, afterMs, inMs) => {
  expect(msUntilNextTick(state, 'timer-1', detail, CURTAIN_MS + afterMs)).toBe(inMs);
});
