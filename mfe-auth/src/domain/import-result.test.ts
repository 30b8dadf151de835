import { expect, it } from 'vitest';
import { importResultText } from './import-result';

it.each([
  [{ shows: 3, rooms: 1, devices: 2 }, '3 shows, 1 room, and 2 devices imported'],
  [{ shows: 0, rooms: 1 }, '1 room imported'],
  [{ shows: 0, rooms: 0 }, 'Everything in this file is here already'],
  [{}, 'Everything in this file is here already'],
])('says what %j added', (added, words) => {
  expect(importResultText(added)).toBe(words);
});
