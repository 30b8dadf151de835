import { expect, test } from 'vitest';
import {
  ariaKeyShortcutOf,
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
    isShowMode: false,
    focus: 'neutral',
    ...overrides,
  };
}

test.each([
  [' ', 'toggle'],
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
  ['neutral', 'Escape', undefined],
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
    for (const key of keys) expect(keyActOf(press(key, { focus }))).toBeUndefined();
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
    'Plus',
    '-',
    'N',
    'P',
    'B',
    'F',
    'M',
    'C',
    'R',
    'Z',
    'S',
    '?',
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
  const keys = KEY_MAP.flatMap((binding) => binding.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each<[FocusKind, string | undefined]>([
  ['neutral', 'show-mode'],
  ['button', 'show-mode'],
  // What has the focus is left first.
  ['field', 'leave-field'],
  ['overlay', undefined],
])('in the show mode, with the focus on what is %s, Escape asks for %s', (focus, act) => {
  expect(keyActOf(press('Escape', { focus, isShowMode: true }))).toBe(act);
});
