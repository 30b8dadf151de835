import { expect, it } from 'vitest';
import { readRoomNames, sampleRoomNames } from './house-rooms';

const entries = [{ item: { name: 'Attic' } }, null, { serial: 0 }, { item: { name: 7 } }];

it.each([
  ['the stored rooms that have a name', JSON.stringify({ version: 1, entries }), ['Attic']],
  ['no rooms once the last one was removed', '{"entries":[]}', []],
  ['the samples while nothing is stored', null, sampleRoomNames],
  ['the samples where the storage is broken', '{"entries":', sampleRoomNames],
  ['the samples where something else is stored', '{"entries":7}', sampleRoomNames],
])('names %s', (_, raw, names) => {
  expect(readRoomNames(raw)).toEqual(names);
});
