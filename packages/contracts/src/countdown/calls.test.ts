import { expect, it } from 'vitest';
import { callsAt } from './calls';

it.each([
  { left: 660_000, given: undefined, next: 'Ten minutes, please' },
  { left: 600_000, given: 'Ten minutes, please', next: 'Five minutes, please' },
  { left: 300_001, given: 'Ten minutes, please', next: 'Five minutes, please' },
  { left: 300_000, given: 'Five minutes, please', next: 'Places. LX 1, stand by' },
  { left: 60_000, given: 'Places. LX 1, stand by', next: 'LX 1, go' },
  { left: 1, given: 'Places. LX 1, stand by', next: 'LX 1, go' },
  { left: 0, given: 'LX 1, go', next: undefined },
])('with $left ms left the last call was $given and the next is $next', ({ left, given, next }) => {
  expect(callsAt(left).given?.words).toBe(given);
  expect(callsAt(left).next?.words).toBe(next);
});
