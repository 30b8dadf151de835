import { expect, test } from 'vitest';
import { CURTAIN_MS } from '../../testing/builders';
import { apply } from '../acts/acts';
import { FLASH_COOLDOWN_MS, FLASH_PULSE_MS, flashPhase } from './flash';
import { sampleRoom } from '../state/room-state';

const flash = { atMs: CURTAIN_MS };

test.each([
  [-1, 'over'],
  [0, 'lit'],
  [199, 'lit'],
  [200, 'dark'],
  [400, 'lit'],
  [800, 'lit'],
  [1_000, 'dark'],
  [1_200, 'over'],
] as const)('%i ms after its start a flash is %s', (afterMs, phase) => {
  expect(flashPhase(flash, CURTAIN_MS + afterMs)).toBe(phase);
});

test('a room without a flash is not lit', () => {
  expect(flashPhase(null, CURTAIN_MS)).toBe('over');
});

test('there are fewer than three pulses per second', () => {
  expect(1_000 / FLASH_PULSE_MS).toBeLessThan(3);
});

test('no second has more than three pulses, however often F is pressed', () => {
  let state = sampleRoom('hamlet');
  const lit: number[] = [];
  let wasLit = false;
  for (let ms = 0; ms < 20_000; ms += 10) {
    state = apply(state, { type: 'flash' }, CURTAIN_MS + ms);
    const isLit = flashPhase(state.flash, CURTAIN_MS + ms) === 'lit';
    if (isLit && !wasLit) lit.push(ms);
    wasLit = isLit;
  }
  expect(lit.length).toBe((20_000 / FLASH_COOLDOWN_MS) * 3);
  for (const start of lit) {
    expect(lit.filter((ms) => ms >= start && ms < start + 1_000).length).toBeLessThanOrEqual(3);
  }
});
