import { expect, test } from 'vitest';
import type { Screen } from '@standby/live-room/domain/presence/screens';
import { buildState } from '@standby/live-room/testing/builders';
import { nextAges, wallTiles } from './wall-tiles';

const viewer = (id: string, name: string, screenId?: string): Screen => ({
  id,
  name,
  role: 'viewer',
  status: 'current',
  ...(screenId !== undefined && { screenId }),
});
const desk: Screen = { id: 'w9', name: 'Controller 2', role: 'controller', status: 'current' };
const state = buildState({
  screens: [
    { id: 'left', name: 'Stage left' },
    { id: 'booth', name: 'Booth' },
    { id: 'foyer', timerId: 'act-2' },
  ],
});
const lostLeft = { id: 'w1', name: 'Stage left', screenId: 'left', isViewer: true, sinceMs: 7 };

test.each([
  [
    'the connected viewers by name, then the missing named ones, but no desks',
    [
      viewer('w3', 'Viewer 10', 's3'),
      desk,
      { ...viewer('w8', 'Desk of Tom'), isDesk: true },
      viewer('w2', 'Viewer 2'),
      viewer('w1', 'Booth', 'booth'),
    ],
    [],
    ['Booth current', 'Viewer 2 current', 'Viewer 10 current', 'Stage left absent'],
  ],
  [
    'a lost viewer as lost, and no lost desk',
    [viewer('w1', 'Booth', 'booth')],
    [lostLeft, { ...lostLeft, id: 'w9', name: 'Controller 2', isViewer: false }],
    ['Booth current', 'Stage left lost'],
  ],
  [
    'a lost viewer once if it is back in another window',
    [viewer('w4', 'Stage left', 'left'), viewer('w1', 'Booth', 'booth')],
    [lostLeft],
    ['Booth current', 'Stage left current'],
  ],
])('the wall has %s', (_, screens, lost, expected) => {
  const tiles = wallTiles(state, screens, lost);
  expect(tiles.map(({ name, status }) => `${name} ${status}`)).toEqual(expected);
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
});

test('a tile knows since when it has its status', () => {
  const tilesAt = (status: Screen['status']) =>
    wallTiles(buildState(), [{ ...viewer('w1', 'Viewer 1', 's1'), status }], []);
  const first = nextAges(new Map(), tilesAt('current'), 1_000);
  expect(nextAges(first, tilesAt('current'), 2_000)).toBe(first);
  const hidden = nextAges(first, tilesAt('hidden'), 3_000);
  expect([...hidden.values()]).toEqual([{ status: 'hidden', sinceMs: 3_000 }]);
});
