import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldErrors } from './parse-form';

const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name'), v.minLength(3, 'Too short')),
    seats: v.string(),
    rows: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['seats'], ['rows']],
      ({ seats, rows }) => Number(seats) >= Number(rows),
      'More rows than seats',
    ),
    ['rows'],
  ),
);

it.each([
  [{ name: 'Main Stage', seats: '2', rows: '1' }, {}],
  [{ name: ' ', seats: '2', rows: '1' }, { name: 'Enter a name' }],
  [
    { name: 'A', seats: '1', rows: '2' },
    { name: 'Too short', rows: 'More rows than seats' },
  ],
])('returns the first error of each field of %j', (values, errors) => {
  expect(fieldErrors(schema, values)).toEqual(errors);
});
