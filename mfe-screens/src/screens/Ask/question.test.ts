import { describe, expect, it } from 'vitest';
import { charactersLeftText, counterOf, questionError } from './question';

describe('counterOf', () => {
  it.each([
    ['', '0/280'],
    ['  When?  ', '5/280'],
    ['🎭', '1/280'],
  ])('counts %j as %s', (question, counter) => {
    expect(counterOf(question)).toBe(counter);
  });
});

describe('charactersLeftText', () => {
  it.each([
    [0, ''],
    [259, ''],
    [260, 'Fewer than 21 characters left'],
    [279, 'Fewer than 21 characters left'],
    [280, 'No characters left'],
    [281, ''],
  ])('says for %i characters: %j', (length, text) => {
    expect(charactersLeftText('x'.repeat(length))).toBe(text);
  });
});

describe('questionError', () => {
  it('accepts the maximum length, without counting the spaces around it', () => {
    expect(questionError(`  ${'x'.repeat(280)}  `)).toBeUndefined();
  });

  it.each([
    [281, '1 character too many: a question can have at most 280.'],
    [300, '20 characters too many: a question can have at most 280.'],
  ])('reports by how much %i characters exceed the maximum', (length, text) => {
    expect(questionError('x'.repeat(length))).toBe(text);
  });
});
