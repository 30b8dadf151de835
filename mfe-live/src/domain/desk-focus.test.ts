import { expect, test } from 'vitest';
import { backStepOf, canReturnFocus, keepsFocusAfterPress } from './desk-focus';
import type { FocusKind } from '@standby/room-parts/keyboard-map';

test.each<[FocusKind, boolean, boolean]>([
  ['neutral', true, false],
  ['button', false, false],
  ['link', false, false],
  ['field', false, true],
  ['overlay', false, true],
])('focus of kind %s returns: %s; stays after a pointer press: %s', (kind, back, kept) => {
  expect(canReturnFocus(kind)).toBe(back);
  expect(keepsFocusAfterPress(kind)).toBe(kept);
});

test.each([
  [true, false, true, 'close-panel'],
  [false, false, true, 'select-on-air'],
  [false, false, false, 'select-on-air'],
  [false, true, true, 'leave-show-mode'],
  [false, true, false, undefined],
])(
  'with panel %s, live timer selected %s and show mode %s, Escape leads to %s',
  (isPanelOpen, isSelectionOnAir, isShowMode, step) => {
    expect(backStepOf({ isPanelOpen, isSelectionOnAir, isShowMode })).toBe(step);
  },
);
