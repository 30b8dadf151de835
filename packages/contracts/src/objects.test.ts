import { expect, it } from 'vitest';
import { fieldsOf, keysOf } from './objects';

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
