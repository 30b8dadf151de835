import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  confirmPasswordError,
  newPasswordError,
  PASSWORD_MIN_LENGTH,
  PASSWORDS_DIFFER,
} from './password';

const messages = [
  'Password too short',
  'Add at least one lowercase letter',
  'Add at least one uppercase letter',
  'Add at least one number',
] as const;

describe('a new password', () => {
  test.each([
    ['', 'Password too short'],
    ['a', 'Password too short'],
    // Breaks every other rule, too, or none: the length comes first.
    ['!!!!!!!', 'Password too short'],
    ['Abcdef1', 'Password too short'],
    ['Abcdefg1', undefined],
    ['ABCDEFGH', 'Add at least one lowercase letter'],
    ['ABCDEFG1', 'Add at least one lowercase letter'],
    ['12345678', 'Add at least one lowercase letter'],
    ['        ', 'Add at least one lowercase letter'],
    ['abcdefgh', 'Add at least one uppercase letter'],
    ['abcdefg1', 'Add at least one uppercase letter'],
    ['Abcdefgh', 'Add at least one number'],
    ['correct Horse battery staple', 'Add at least one number'],
    [' Abcdef1', undefined],
    ['Ödön 42 éves', undefined],
    ['пароль-Ёж-7', undefined],
    // Four characters that take eight code units.
    ['🎭🎭🎭🎭', 'Password too short'],
    ['🎭🎭🎭🎭🎭aA1', undefined],
    ['Aa1'.padEnd(10_000, 'x'), undefined],
  ])('%j is answered with %j', (password, message) => {
    expect(newPasswordError(password)).toBe(message);
  });

  const anything = fc.string({ unit: 'grapheme', maxLength: 24 });
  const longEnough = fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 24 });
  const strong = fc
    .tuple(longEnough, fc.shuffledSubarray(['a', 'Z', '7'], { minLength: 3 }))
    .map(([text, needed]) => text + needed.join(''));

  it('is accepted when it is long enough and has all three kinds', () => {
    fc.assert(
      fc.property(strong, (password) => {
        expect(newPasswordError(password)).toBeUndefined();
      }),
    );
  });

  it('is too short below eight characters, whatever they are', () => {
    const short = fc.string({ unit: 'binary-ascii', maxLength: PASSWORD_MIN_LENGTH - 1 });
    fc.assert(
      fc.property(short, (password) => {
        expect(newPasswordError(password)).toBe('Password too short');
      }),
    );
  });

  it('stays accepted whatever is added to it, at either end', () => {
    fc.assert(
      fc.property(strong, anything, anything, (password, before, after) => {
        expect(newPasswordError(before + password + after)).toBeUndefined();
      }),
    );
  });

  it('does not depend on the order of its characters', () => {
    const shuffled = fc
      .array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }))
      .chain((characters) =>
        fc.tuple(
          fc.constant(characters.join('')),
          fc
            .shuffledSubarray(characters, { minLength: characters.length })
            .map((mixed) => mixed.join('')),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([password, mixed]) => {
        expect(newPasswordError(mixed)).toBe(newPasswordError(password));
      }),
    );
  });

  it('moves on to a later message, or to none, when what is asked for is added', () => {
    const remedies = ['........', 'a', 'Z', '7'] as const;
    const order = (message: string | undefined): number =>
      message === undefined ? messages.length : messages.indexOf(message as never);
    fc.assert(
      fc.property(anything, (password) => {
        const before = order(newPasswordError(password));
        const remedy = remedies[before] ?? '';
        const after = order(newPasswordError(password + remedy));
        expect(after).toBeGreaterThanOrEqual(Math.min(before + 1, messages.length));
      }),
    );
  });
});

describe('the repeated password', () => {
  test.each([
    ['', '', undefined],
    ['Abcdefg1', '', undefined],
    ['Abcdefg1', 'A', undefined],
    // Wrong already, but it is not typed out.
    ['Abcdefg1', 'X', undefined],
    ['Abcdefg1', 'Abcdefg', undefined],
    ['Abcdefg1', 'Abcdefg1', undefined],
    ['Abcdefg1', 'Abcdefg2', PASSWORDS_DIFFER],
    ['Abcdefg1', 'abcdefg1', PASSWORDS_DIFFER],
    ['Abcdefg1', 'Abcdefg1 ', PASSWORDS_DIFFER],
    ['', 'A', PASSWORDS_DIFFER],
    ['🎭🎭', '🎭', undefined],
  ])('%j then %j is answered with %j', (password, confirmation, message) => {
    expect(confirmPasswordError(password, confirmation)).toBe(message);
  });

  const text = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });

  it('is accepted when it is the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (password) => {
        expect(confirmPasswordError(password, password)).toBeUndefined();
      }),
    );
  });

  it('is never complained about while it is shorter', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        fc.pre(one.length !== other.length);
        const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
        expect(confirmPasswordError(longer, shorter)).toBeUndefined();
        expect(confirmPasswordError(shorter, longer)).toBe(PASSWORDS_DIFFER);
      }),
    );
  });

  it('differs in both directions when two of one length differ', () => {
    const pair = fc
      .integer({ min: 1, max: 12 })
      .chain((length) =>
        fc.tuple(
          fc.string({ unit: 'grapheme-ascii', minLength: length, maxLength: length }),
          fc.string({ unit: 'grapheme-ascii', minLength: length, maxLength: length }),
        ),
      );
    fc.assert(
      fc.property(pair, ([one, other]) => {
        fc.pre(one !== other);
        expect(confirmPasswordError(one, other)).toBe(PASSWORDS_DIFFER);
        expect(confirmPasswordError(other, one)).toBe(PASSWORDS_DIFFER);
      }),
    );
  });
});
