import { describe, expect, test } from 'vitest';
import type { FocusKind } from './keyboard-map';
import {
  ariaKeyShortcutOf,
  bindingOf,
  BOOK_ACTS,
  BOOK_KEYS,
  DESK_ACTS,
  DESK_KEYS,
  isMeantElsewhere,
  type KeyAct,
  type KeyBinding,
  type KeyPress,
  PAGE_GUARD_MS,
} from './keyboard-map';

function press(key: string, overrides: Partial<KeyPress> = {}): KeyPress {
  return { key, hasModifier: false, isRepeat: false, focus: 'neutral', ...overrides };
}
const deskActOf = (key: KeyPress) => bindingOf(DESK_KEYS, key)?.act;
const bookActOf = (key: KeyPress) => bindingOf(BOOK_KEYS, key)?.act;

/** Act of each key on the desk and on the book; both if they are the same. */
const ONE_MAP: readonly (readonly [string, KeyAct | undefined, KeyAct | undefined])[] = [
  ['p', 'toggle', undefined],
  ['a', 'arm', undefined],
  ['+', 'add-minute', undefined],
  ['=', 'add-minute', undefined],
  ['-', 'take-minute', undefined],
  ['.', 'next-timer', undefined],
  [',', 'previous-timer', undefined],
  ['d', 'blackout', undefined],
  ['f', 'flash', undefined],
  ['m', 'message', undefined],
  ['c', 'calls', undefined],
  ['r', 'rundown', undefined],
  ['z', 'undo', undefined],
  ['l', 'show-mode', undefined],
  ['Escape', 'back', undefined],
  [' ', undefined, 'go'],
  ['s', undefined, 'standby'],
  ['k', undefined, 'skip'],
  ['b', undefined, 'previous-moment'],
  ['h', undefined, 'stop'],
  ['w', undefined, 'warning'],
  ['e', undefined, 'error'],
  ['n', 'note', 'note'],
  ['N', 'note', 'note'],
  ['?', 'show-map', 'show-map'],
  ['x', undefined, undefined],
  ['Enter', undefined, undefined],
];

describe('the key map', () => {
  test.each(ONE_MAP)('maps %s to %s on the desk, and to %s on the book', (key, desk, book) => {
    expect([deskActOf(press(key)), bookActOf(press(key))]).toEqual([desk, book]);
  });

  test('gives each key at most one meaning across desk and book', () => {
    const meanings = new Map<string, Set<KeyAct>>();
    for (const { act, keys, isForFields } of [...DESK_KEYS, ...BOOK_KEYS]) {
      if (isForFields) continue;
      for (const key of keys) meanings.set(key, (meanings.get(key) ?? new Set()).add(act));
    }
    const clashes = [...meanings].filter(([, acts]) => acts.size > 1);
    expect(clashes).toEqual([]);
  });

  test.each<[string, readonly KeyBinding[], readonly KeyAct[]]>([
    ['desk', DESK_KEYS, DESK_ACTS],
    ['book', BOOK_KEYS, BOOK_ACTS],
  ])('lists every act of the %s once, and no key twice', (_, bindings, acts) => {
    expect(bindings.map(({ act }) => act)).toEqual(acts);
    for (const inField of [true, false]) {
      const own = bindings.filter(({ isForFields = false }) => isForFields === inField);
      const keys = own.flatMap((binding) => binding.keys);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('names the keys for assistive technology', () => {
    expect(DESK_ACTS.map(ariaKeyShortcutOf).join(' ')).toBe(
      'P A Plus - . , D F M C R Z L Escape Escape N ?',
    );
    expect(BOOK_ACTS.map(ariaKeyShortcutOf).join(' ')).toBe('S Space K B H W E N ?');
  });
});

describe('a key press', () => {
  test.each<[FocusKind, string, string | undefined]>([
    ['neutral', 'p', 'toggle'],
    ['neutral', 'd', 'blackout'],
    ['neutral', 'Escape', 'back'],
    ['button', 'Escape', 'back'],
    ['button', 'd', 'blackout'],
    ['link', 'p', 'toggle'],
    ['link', 'Enter', undefined],
    ['field', 'Escape', 'leave-field'],
    ['overlay', 'Escape', undefined],
  ])('with focus of kind %s, %j triggers %s on the desk', (focus, key, act) => {
    expect(deskActOf(press(key, { focus }))).toBe(act);
  });

  test.each<FocusKind>(['field', 'overlay'])('is ignored in a focused %s', (focus) => {
    const ofFields = new Set(
      DESK_KEYS.filter((binding) => binding.isForFields).flatMap((binding) => binding.keys),
    );
    for (const { keys } of [...DESK_KEYS, ...BOOK_KEYS]) {
      for (const key of keys.filter((candidate) => !ofFields.has(candidate)))
        expect([deskActOf(press(key, { focus })), bookActOf(press(key, { focus }))]).toEqual([
          undefined,
          undefined,
        ]);
    }
  });

  test.each<Partial<KeyPress>>([
    { isRepeat: true },
    { hasModifier: true },
    { focus: 'field' },
    { focus: 'overlay' },
    { focus: 'button' },
  ])('does not call GO with %j', (change) => {
    expect(bookActOf(press(' ', change))).toBeUndefined();
  });

  test('leaves the browser its own shortcuts', () => {
    expect(deskActOf(press('f', { hasModifier: true }))).toBeUndefined();
  });

  test('repeats only minutes while held down', () => {
    expect(deskActOf(press('p', { isRepeat: true }))).toBeUndefined();
    expect(deskActOf(press('+', { isRepeat: true }))).toBe('add-minute');
  });

  test('that affects everybody is refused within a second after the page was shown', () => {
    const [blackout, go] = [bindingOf(DESK_KEYS, press('d')), bindingOf(BOOK_KEYS, press(' '))];
    for (const binding of [blackout, go]) {
      expect(isMeantElsewhere(binding ?? {}, 0, PAGE_GUARD_MS - 1)).toBe(true);
      expect(isMeantElsewhere(binding ?? {}, 0, PAGE_GUARD_MS)).toBe(false);
    }
    const note = bindingOf(BOOK_KEYS, press('n'));
    expect(isMeantElsewhere(note ?? {}, 0, 0)).toBe(false);
  });
});
