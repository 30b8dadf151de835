import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { confirmPasswordError, newPasswordError, PASSWORDS_DIFFER } from './password';

const messages = [
  'Password too short',
  'Add at least one lowercase letter',
  'Add at least one uppercase letter',
  'Add at least one number',
] as const;

describe('a new password', () => {
  test.each([
    ['', 'Password too short'],
    // The length is checked first, whether a short password breaks every other rule or none.
    ['!!!!!!!', 'Password too short'],
    ['Abcdef1', 'Password too short'],
    ['Abcdefg1', undefined],
    ['ABCDEFG1', 'Add at least one lowercase letter'],
    ['12345678', 'Add at least one lowercase letter'],
    ['        ', 'Add at least one lowercase letter'],
    ['abcdefg1', 'Add at least one uppercase letter'],
    ['Abcdefgh', 'Add at least one number'],
    ['correct Horse battery staple', 'Add at least one number'],
    [' Abcdef1', undefined],
    ['Ödön 42 éves', undefined],
    ['пароль-Ёж-7', undefined],
    // These four characters take eight code units.
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

  it('stays accepted when text is added at either end', () => {
    fc.assert(
      fc.property(strong, anything, anything, (password, before, after) => {
        expect(newPasswordError(before + password + after)).toBeUndefined();
      }),
    );
  });

  it('moves on to a later message, or to none, when the missing character is added', () => {
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
    // The text differs already, but it is not typed out.
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

  it('is wrong if it differs and is at least as long', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B'), maxLength: 4 });
    fc.assert(
      fc.property(text, text, (password, confirmation) => {
        const differs = confirmation !== password && confirmation.length >= password.length;
        expect(confirmPasswordError(password, confirmation)).toBe(
          differs ? PASSWORDS_DIFFER : undefined,
        );
      }),
    );
  });
});
