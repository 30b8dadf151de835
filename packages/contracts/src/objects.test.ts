import { expect, it } from 'vitest';
import { canonicalJson, fieldsOf, keysOf } from './objects';

it.each([
  [
    { name: 'Hamlet', seats: 2 },
    { name: 'Hamlet', seats: 2 },
  ],
  [['a'], { 0: 'a' }],
  [null, {}],
  [undefined, {}],
  ['text', {}],
  [7, {}],
])('the fields of %j are %j', (value, fields) => {
  expect(fieldsOf(value)).toEqual(fields);
});

it('the keys of an object are those that its type names', () => {
  expect(keysOf({ name: 'Hamlet', seats: 2 })).toEqual(['name', 'seats']);
});

it('the canonical JSON is the same in each order of the fields, and keeps the order of a list', () => {
  const text = canonicalJson({ b: [{ d: 1, c: null }, 2], a: undefined });

  expect(text).toBe('{"b":[{"c":null,"d":1},2]}');
  expect(canonicalJson({ a: undefined, b: [{ c: null, d: 1 }, 2] })).toBe(text);
  expect(canonicalJson({ b: [2, { c: null, d: 1 }] })).not.toBe(text);
  expect(canonicalJson(undefined)).not.toBe(canonicalJson(null));
});
