import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { checkInput } from './check-input.ts';

const name = v.pipe(v.string(), v.nonEmpty('Enter a name.'));
const schema = v.object({
  id: v.string(),
  content: v.object({ name, venue: v.pipe(v.string(), v.nonEmpty('Enter a venue.')) }),
  items: v.optional(v.array(v.object({ id: v.string() })), []),
  texts: v.optional(v.record(v.string(), v.string()), {}),
});

function fieldsOf(value: unknown): Readonly<Record<string, string>> | undefined {
  try {
    checkInput(schema, value);
  } catch (error) {
    if (error instanceof ApiError) return error.fields;
    throw error;
  }
  return undefined;
}

const GENERAL = 'This is missing or not allowed. Correct it and try again.';

describe('checking input', () => {
  it('returns the input as the schema parses it', () => {
    const content = { name: 'Hamlet', venue: 'Globe' };
    expect(checkInput(schema, { id: 'a', content, more: 1 })).toEqual({
      id: 'a',
      content,
      items: [],
      texts: {},
    });
  });

  it.each([
    [
      'each field',
      { id: 'a', content: { name: '', venue: '' } },
      {
        'content.name': 'Enter a name.',
        'content.venue': 'Enter a venue.',
      },
    ],
    ['a field that is missing', { content: { name: 'Hamlet', venue: 'Globe' } }, { id: GENERAL }],
    ['what is no object', 'text', { '': GENERAL }],
    ['a part that is no object', { id: 'a', content: 7 }, { content: GENERAL }],
    ['nothing', undefined, { '': GENERAL }],
  ])('has a message for %s', (_, value, fields) => {
    expect(fieldsOf(value)).toEqual(fields);
  });

  it('names one of a hundred thousand invalid items, and checks no further', () => {
    const looked: number[] = [];
    const items = Array.from({ length: 100_000 }, (_, index) => ({
      get id() {
        return looked.push(index);
      },
    }));
    const fields = fieldsOf({ id: 'a', content: { name: 'Hamlet', venue: 'Globe' }, items });
    expect(fields).toEqual({ 'items.0.id': GENERAL });
    expect(new Set(looked)).toEqual(new Set([0]));
  });

  it('does not repeat a long name of a field', () => {
    const texts = { ['a'.repeat(100_000)]: 7 };
    const fields = fieldsOf({ id: 'a', content: { name: 'Hamlet', venue: 'Globe' }, texts });
    expect(Object.keys(fields ?? {})).toEqual([`texts.${'a'.repeat(194)}`]);
  });
});
