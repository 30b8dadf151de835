import { describe, expect, it } from 'vitest';
import { footHeight, type Place } from './foot-height';

const place = (top: number, bottom: number, left = 0, right = 390): Place => ({
  left,
  right,
  top,
  bottom,
});

const UNDO = place(668, 716);
const CONTROLS = place(716, 844);
const TOAST = { left: 16, right: 374 };

describe('footHeight', () => {
  it.each([
    ['nothing without a foot', [], 0],
    ['that of the controls', [CONTROLS], 128],
    ['that of all parts above each other', [UNDO, CONTROLS], 176],
    ['that of parts with a small gap', [place(600, 660), place(670, 836)], 244],
    ['nothing for what is further up', [place(100, 200)], 0],
    ['nothing for what is hidden', [place(0, 0, 0, 0)], 0],
    ['nothing for what is beside the toast', [place(700, 844, 400, 800)], 0],
    ['nothing for what is below the window', [place(900, 1000)], 0],
  ])('is %s', (_, parts, expected) => {
    expect(footHeight(parts, TOAST, 844)).toBe(expected);
  });
});
