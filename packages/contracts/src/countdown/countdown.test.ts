import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjust,
  balanceAt,
  COUNTDOWN_DURATION_MS,
  elapsedShare,
  formatBalance,
  formatRemaining,
  fullCountdown,
  millisToNextFigure,
  pause,
  phaseOf,
  remainingAt,
  resume,
  STEP_MS,
  type Countdown,
} from './countdown';

const START = Date.UTC(2025, 0, 15, 19, 20);

describe('remainingAt', () => {
  const running = resume(fullCountdown, START);

  it.each([
    { when: 'at the start', afterMs: 0, left: 600_000 },
    { when: 'half a second in', afterMs: 500, left: 599_500 },
    { when: 'at the end', afterMs: 600_000, left: 0 },
    { when: 'long after a night asleep', afterMs: 36_000_000, left: 0 },
    { when: 'with a clock that was set back', afterMs: -5000, left: 600_000 },
  ])('leaves $left ms $when', ({ afterMs, left }) => {
    expect(remainingAt(running, START + afterMs)).toBe(left);
  });

  it('counts the overrun past zero, and a pause or a minute less leaves it unchanged', () => {
    const late = START + 607_000;
    expect(balanceAt(running, late)).toBe(-7_000);
    expect(balanceAt(pause(running, late), START + 900_000)).toBe(-7_000);
    expect(balanceAt(adjust(running, -STEP_MS, late), late)).toBe(-7_000);
  });

  it('stands still while paused', () => {
    const paused = pause(running, START + 1000);
    expect(remainingAt(paused, START + 99_000)).toBe(599_000);
  });

  it('continues from where it was paused', () => {
    const resumed = resume(pause(running, START + 1000), START + 50_000);
    expect(remainingAt(resumed, START + 51_000)).toBe(598_000);
  });

  it('starts over when it has run out', () => {
    const over = START + COUNTDOWN_DURATION_MS + 1;
    expect(remainingAt(resume(running, over), over)).toBe(COUNTDOWN_DURATION_MS);
  });
});

describe('adjust', () => {
  const running = resume(fullCountdown, START);

  it.each([
    { change: 'adds a minute', byMs: STEP_MS, at: 1000, left: 659_000 },
    { change: 'takes a minute', byMs: -STEP_MS, at: 1000, left: 539_000 },
    { change: 'stops at zero', byMs: -STEP_MS, at: 570_000, left: 0 },
    { change: 'gives a minute after the end', byMs: STEP_MS, at: 700_000, left: 60_000 },
  ])('$change', ({ byMs, at, left }) => {
    const adjusted = adjust(running, byMs, START + at);
    expect(remainingAt(adjusted, START + at)).toBe(left);
    expect(adjusted.runningSince).toBe(START + at);
  });

  it('leaves a paused countdown paused', () => {
    expect(adjust(fullCountdown, -STEP_MS, START)).toEqual({
      balanceMs: 540_000,
      runningSince: null,
    });
  });
});

describe('the shown figure', () => {
  it.each([
    { left: 600_000, figure: '10:00', phase: 'counting', share: 0 },
    { left: 599_001, figure: '10:00', phase: 'counting', share: 0 },
    { left: 599_000, figure: '9:59', phase: 'counting', share: 0 },
    { left: 300_000, figure: '5:00', phase: 'counting', share: 0.5 },
    { left: 60_001, figure: '1:01', phase: 'counting', share: 0.9 },
    { left: 60_000, figure: '1:00', phase: 'standby', share: 0.9 },
    { left: 1, figure: '0:01', phase: 'standby', share: 1 },
    { left: 0, figure: '0:00', phase: 'time', share: 1 },
    { left: 3_900_000, figure: '1:05:00', phase: 'counting', share: 0 },
  ])('is $figure with $left ms left', ({ left, figure, phase, share }) => {
    expect(formatRemaining(left)).toBe(figure);
    expect(phaseOf(left)).toBe(phase);
    expect(elapsedShare(left)).toBeCloseTo(share, 2);
  });

  it.each([
    [600_000, 1000],
    [599_500, 500],
    [599_001, 1],
    [599_000, 1000],
    [1, 1],
  ])('changes %i ms before the end in %i ms', (left, millis) => {
    expect(millisToNextFigure(left)).toBe(millis);
  });

  it.each([
    [-999, '0:00'],
    [-1_000, '+0:01'],
    [-4_267_000, '+1:11:07'],
  ])('shows the overrun past zero: %i ms as %s', (left, figure) => {
    expect(formatBalance(left)).toBe(figure);
    expect(formatRemaining(left)).toBe('0:00');
  });

  it('changes exactly when it announces, before and after zero', () => {
    const shown = (left: number) => [formatBalance(left), phaseOf(left)];
    fc.assert(
      fc.property(fc.integer({ min: -7_200_000, max: 7_200_000 }), (left) => {
        const next = left - millisToNextFigure(left);
        expect(shown(next + 1)).toEqual(shown(left));
        expect(shown(next)).not.toEqual(shown(left));
      }),
    );
  });
});

it('never loses or gains time, for any presses at any moment', () => {
  const press = fc.record({
    act: fc.constantFrom('pause', 'resume', 'add', 'take'),
    afterMs: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      let now = START;
      let countdown: Countdown = fullCountdown;
      let left = COUNTDOWN_DURATION_MS;
      for (const { act, afterMs } of presses) {
        now += afterMs;
        if (countdown.runningSince !== null) left = Math.max(0, left - afterMs);
        if (act === 'pause') countdown = pause(countdown, now);
        else if (act === 'resume') {
          left = left === 0 ? COUNTDOWN_DURATION_MS : left;
          countdown = resume(countdown, now);
        } else {
          const byMs = act === 'add' ? STEP_MS : -STEP_MS;
          left = Math.max(0, left + byMs);
          countdown = adjust(countdown, byMs, now);
        }
        expect(remainingAt(countdown, now)).toBe(left);
      }
    }),
  );
});
