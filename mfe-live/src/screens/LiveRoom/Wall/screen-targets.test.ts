import { expect, test } from 'vitest';
import { brightnessOf } from '@standby/live-room/domain/screens/screens';
import { buildState } from '@standby/live-room/testing/builders';
import { commonSetting, screenTargets } from './screen-targets';
import { wallTiles } from './wall-tiles';

const state = buildState({
  screens: [
    { id: 'left', name: 'Stage left', group: 'Stage', brightness: 50 },
    { id: 'right', name: 'Stage right', group: 'Stage', brightness: 50 },
    { id: 'booth', name: 'Booth' },
  ],
});
const window = (id: string, screenId?: string) => ({
  id,
  name: `Viewer ${id}`,
  role: 'viewer' as const,
  status: 'current' as const,
  ...(screenId !== undefined && { screenId }),
});

test('an act is for all screens, a group or one screen; a screen with two windows counts once', () => {
  const tiles = wallTiles(state, [window('1', 'foyer'), window('2', 'foyer'), window('3')], []);
  expect(screenTargets(state, tiles).map(({ label, screenIds }) => [label, screenIds])).toEqual([
    ['All screens', ['foyer', 'booth', 'left', 'right']],
    ['Group Stage', ['left', 'right']],
    ['Viewer 2', ['foyer']],
    ['Booth', ['booth']],
    ['Stage left', ['left']],
    ['Stage right', ['right']],
  ]);
});

test.each([
  [['left', 'right'], 50],
  [['booth'], 100],
  [['left', 'booth'], undefined],
])('the brightness of %j is %s', (screenIds, expected) => {
  expect(commonSetting(state, screenIds, brightnessOf)).toBe(expected);
});
