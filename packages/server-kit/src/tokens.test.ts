import { describe, expect, it } from 'vitest';
import { hashToken, newToken, tokensOf } from './tokens.ts';

const tokens = tokensOf('a key of the server', false);

describe('a token', () => {
  it('has the stored hash', () => {
    const token = tokens.issue();
    expect(token).toMatch(/^[\w-]{30}$/u);
    expect(tokens.hashOf(token)).toBe(hashToken(token));
  });

  it.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['one of the right length', newToken(22)],
    ['one of an earlier release', newToken(16)],
    ['a longer one of an earlier release', newToken(24)],
    ['one under another key', tokensOf('another key', false).issue()],
    ['one that was extended', `${tokens.issue()}A`],
  ])('is refused if this server did not issue it: %s', (_, token) => {
    expect(tokens.hashOf(token)).toBeUndefined();
  });

  it('may come from an earlier release if such tokens are stored', () => {
    const both = tokensOf('a key of the server', true);
    for (const token of [newToken(16), newToken(24), tokens.issue()]) {
      expect(both.hashOf(token)).toBe(hashToken(token));
    }
    expect(both.hashOf(newToken(22))).toBeUndefined();
  });
});
