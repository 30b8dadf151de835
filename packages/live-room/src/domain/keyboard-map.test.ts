import { expect, test } from 'vitest';
import {
  ariaKeyShortcutOf,
  backStepOf,
  canReturnFocus,
  type FocusKind,
  keepsFocusAfterPress,
  KEY_ACTS,
  KEY_MAP,
  keyActOf,
  type KeyPress,
} from './keyboard-map';

function press(key: string, overrides: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    hasModifier: false,
    isRepeat: false,
    focus: 'neutral',
    ...overrides,
  };
}

test.each([
  [' ', 'toggle'],
  ['a', 'arm'],
  ['+', 'add-minute'],
  ['=', 'add-minute'],
  ['-', 'take-minute'],
  ['n', 'next-timer'],
  ['N', 'next-timer'],
  ['p', 'previous-timer'],
  ['b', 'blackout'],
  ['f', 'flash'],
  ['m', 'message'],
  ['c', 'calls'],
  ['r', 'rundown'],
  ['z', 'undo'],
  ['s', 'show-mode'],
  ['?', 'show-map'],
  ['x', undefined],
  ['Enter', undefined],
])('%s asks for %s', (key, act) => {
  expect(keyActOf(press(key))).toBe(act);
});

test.each<[FocusKind, string, string | undefined]>([
  ['neutral', ' ', 'toggle'],
  ['neutral', 'b', 'blackout'],
  ['neutral', 'Escape', 'back'],
  ['button', 'Escape', 'back'],
  ['button', ' ', undefined],
  ['button', 'b', 'blackout'],
  ['link', ' ', 'toggle'],
  ['link', 'Enter', undefined],
  ['field', 'Escape', 'leave-field'],
  ['overlay', 'Escape', undefined],
])('with the focus on what is %s, "%s" asks for %s', (focus, key, act) => {
  expect(keyActOf(press(key, { focus }))).toBe(act);
});

test.each<FocusKind>(['field', 'overlay'])('no key acts on the room from a %s', (focus) => {
  for (const { keys, isForFields } of KEY_MAP) {
    if (isForFields) continue;
    const own = new Set(
      KEY_MAP.filter((binding) => binding.isForFields).flatMap((binding) => binding.keys),
    );
    for (const key of keys.filter((candidate) => !own.has(candidate)))
      expect(keyActOf(press(key, { focus }))).toBeUndefined();
  }
});

test.each<[FocusKind, boolean, boolean]>([
  ['neutral', true, false],
  ['button', false, false],
  ['link', false, false],
  ['field', false, true],
  ['overlay', false, true],
])('what is %s gets the focus back: %s; keeps it after a pointer press: %s', (kind, back, kept) => {
  expect(canReturnFocus(kind)).toBe(back);
  expect(keepsFocusAfterPress(kind)).toBe(kept);
});

test('the keys have the names that assistive technology knows', () => {
  expect(KEY_ACTS.map(ariaKeyShortcutOf)).toEqual([
    'Space',
    'A',
    'Plus',
    '-',
    'N',
    'P',
    'B',
    'F',
    'M',
    'C',
    'R',
    'W',
    'Z',
    'S',
    '?',
    'Escape',
    'Escape',
  ]);
});

test('the browser keeps its own shortcuts', () => {
  expect(keyActOf(press('f', { hasModifier: true }))).toBeUndefined();
});

test('a key that is held down goes on with minutes only', () => {
  expect(keyActOf(press(' ', { isRepeat: true }))).toBeUndefined();
  expect(keyActOf(press('+', { isRepeat: true }))).toBe('add-minute');
});

test('the map lists every act once, and no key twice', () => {
  expect(KEY_MAP.map(({ act }) => act)).toEqual(KEY_ACTS);
  for (const inField of [true, false]) {
    const bindings = KEY_MAP.filter(({ isForFields = false }) => isForFields === inField);
    const keys = bindings.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test.each([
  [true, false, true, 'close-panel'],
  [false, false, true, 'select-on-air'],
  [false, false, false, 'select-on-air'],
  [false, true, true, 'leave-show-mode'],
  [false, true, false, undefined],
])(
  'with a panel %s, the selection on air %s and the show mode %s, Escape leads to %s',
  (isPanelOpen, isSelectionOnAir, isShowMode, step) => {
    expect(backStepOf({ isPanelOpen, isSelectionOnAir, isShowMode })).toBe(step);
  },
);
