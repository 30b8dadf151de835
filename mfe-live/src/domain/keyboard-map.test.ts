import { expect, test } from 'vitest';
import { KEY_ACTS, KEY_MAP, keyActOf, type KeyPress } from './keyboard-map';

function press(key: string, overrides: Partial<KeyPress> = {}): KeyPress {
  return { key, hasModifier: false, isRepeat: false, focus: 'page', ...overrides };
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
  ['z', 'undo'],
  ['?', 'show-map'],
  ['x', undefined],
  ['Enter', undefined],
])('%s asks for %s', (key, act) => {
  expect(keyActOf(press(key))).toBe(act);
});

test('no key does anything while somebody types', () => {
  for (const { keys } of KEY_MAP) {
    for (const key of keys) expect(keyActOf(press(key, { focus: 'field' }))).toBeUndefined();
  }
});

test('the browser keeps its own shortcuts', () => {
  expect(keyActOf(press('f', { hasModifier: true }))).toBeUndefined();
});

test('a button keeps Space, and leaves the other keys', () => {
  expect(keyActOf(press(' ', { focus: 'control' }))).toBeUndefined();
  expect(keyActOf(press('b', { focus: 'control' }))).toBe('blackout');
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
