import { expect, it, test } from 'vitest';
import { readMissingPeople, type MissingPeople } from './missing-people';

const missing: MissingPeople = {
  call: 'Performance 5',
  dueAtMs: 1,
  endsAtMs: 2,
  people: [{ name: 'Oskar Weiss', position: 'Ghost', phone: '+1 617 555 0142' }],
};

it('reads a stored entry', () => {
  expect(readMissingPeople(JSON.stringify(missing))).toEqual(missing);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...missing, people: [{ name: 1 }] }),
  JSON.stringify({ ...missing, people: undefined }),
  JSON.stringify({ ...missing, dueAtMs: '1' }),
])('takes %j for nothing', (raw) => {
  expect(readMissingPeople(raw)).toBeUndefined();
});
