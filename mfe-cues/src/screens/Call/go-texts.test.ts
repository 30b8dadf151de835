import { describe, expect, it } from 'vitest';
import type { GoAnswer, GoReport } from '../../domain/calling/go-report';
import { goText, needsVoice } from './go-texts';

const report = (answers: readonly GoAnswer[], changes: Partial<GoReport> = {}): GoReport => ({
  goAtMs: 1,
  names: 'LX 1, SQ 2',
  isSent: true,
  shown: 1,
  lights: 2,
  departments: answers.map((answer, place) => ({ id: place === 0 ? 'LX' : 'SQ', answer })),
  ...changes,
});

describe('the line of a GO', () => {
  it.each([
    [report(['waiting'], { isSent: false }), 'sending', true],
    [report(['waiting', 'shown']), 'sent, shown on 1 of 2', false],
    [report(['shown', 'shown'], { shown: 2 }), 'shown on 2 of 2', false],
    [report(['shown', 'late']), 'shown on 1 of 2 · SQ saw it late', true],
    [report(['shown', 'cut-off']), 'shown on 1 of 2 · SQ light cut off: call by voice', true],
    [
      report(['unconfirmed', 'no-light'], { shown: 0, lights: 1 }),
      'shown on 0 of 1 · LX no light showed it: call by voice',
      true,
    ],
    [report(['no-light', 'no-light'], { shown: 0, lights: 0 }), '', false],
  ])('for %j says «%s»', (one, text, isMissed) => {
    expect(goText(one)).toBe(text);
    expect(needsVoice(one)).toBe(isMissed);
  });
});
