import { expect, test } from 'vitest';
import { titleAmongShows } from './room-title';

test('a sample show’s room has its name', () => {
  expect(titleAmongShows(null, 'hamlet')).toEqual({ title: 'Hamlet', isSample: false });
});

test('the room of a show that was created in this browser has its name', () => {
  const entries = [{ serial: 1, item: { id: 'mine', title: 'My Own Play' } }];
  const stored = JSON.stringify({ version: 1, next: 2, entries });
  expect(titleAmongShows(stored, 'mine')).toEqual({ title: 'My Own Play', isSample: false });
});

test('an unknown id opens a room with the sample title', () => {
  expect(titleAmongShows(null, 'nobody-knows')).toEqual({ title: 'Sample room', isSample: true });
});
