import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { isStorable, unstorableTextIn } from '@standby/server-kit/database/storable-text';

const TEXTS: readonly [string, string, boolean][] = [
  ['a word', 'Hamlet', true],
  ['no text', '', true],
  ['an emoji', '🎭', true],
  ['a line break and a tab', 'one\n\ttwo', true],
  ['control characters', '\u0001\u007f\u0085', true],
  ['a character that stands for none', '\ufffd\uffff', true],
  ['NUL', 'Ham\0let', false],
  ['the first half of an emoji', 'Ham\ud83c', false],
  ['the second half of an emoji', '\udfadlet', false],
  ['its halves the wrong way round', '\udfad\ud83c', false],
];

onDatabase((database) => {
  it.each(TEXTS)(
    '%s: Postgres stores JSON with it exactly if the rule accepts it',
    async (_, text, expected) => {
      const stored = sql<{ value: { text: string } }>`
      select ${JSON.stringify({ text })}::jsonb as value`.execute(database().queries);
      const isStored = await stored.then(
        ({ rows }) => rows[0]?.value.text === text,
        () => false,
      );
      expect(isStored).toBe(expected);
      expect(isStorable(text)).toBe(expected);
    },
  );
});

describe('a text that cannot be stored', () => {
  it.each<[string, unknown, string | undefined]>([
    ['as the value itself', '\0', ''],
    ['in a field', { name: 'a', notes: 'b\0' }, 'notes'],
    ['in a list', { acts: [{ text: 'a' }, { text: '\ud83c' }] }, 'acts.1.text'],
    ['as the name of a field', { content: { 'a\0': 1 } }, 'content.�'],
    ['nowhere', { a: [1, null, undefined, true, new Date(0), 'b'] }, undefined],
  ])('is found %s', (_, value, path) => {
    expect(unstorableTextIn(value)).toBe(path);
  });

  it('is found at any depth', () => {
    let value: unknown = '\0';
    for (let depth = 0; depth < 20_000; depth += 1) value = [value];
    expect(unstorableTextIn(value)).toMatch(/^0(?:\.0)+$/u);
  });
});
