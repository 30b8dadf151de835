import { expect, test } from 'vitest';
import { buildState } from '../../testing/builders';
import { peopleOfRoster, screensOfRoster } from '../live-protocol/connection';
import type { RosterEntry } from '../live-protocol/messages';
import { countScreens, screenName } from './screens';

const entry = (overrides: Partial<RosterEntry> & Pick<RosterEntry, 'id'>): RosterEntry => ({
  role: 'controller',
  number: 1,
  visibility: 'visible',
  isCurrent: true,
  person: null,
  ...overrides,
});

const mira = { id: 'mira', name: 'Mira Okafor', role: 'Owner' };
const tom = { id: 'tom', name: 'Tom Reyes', role: 'Light Board Op' };
const ROSTER = [
  entry({ id: 'w1', person: mira }),
  entry({ id: 'w2', number: 2, name: 'Controller link: Anna' }),
  entry({ id: 'w3', role: 'deputy', name: 'Deputy link' }),
  entry({ id: 'w4', role: 'department', name: 'Crew: Ben', screen: { id: 'lx', name: 'LX' } }),
  entry({ id: 'w5', role: 'viewer' }),
  entry({ id: 'w6', role: 'viewer', number: 2, isCurrent: false }),
  // The desk of a member without permission to act.
  entry({ id: 'w7', role: 'viewer', number: 3, person: tom, isDesk: true }),
];

test('windows have the names of their people, and a view-only desk does not count as a screen', () => {
  const screens = screensOfRoster(ROSTER, 'w1', buildState({}));
  expect(screens.map(({ name, person }) => [name, person])).toEqual([
    ['Controller 2', 'Controller link: Anna'],
    ['LX', 'Crew: Ben'],
    ['Deputy 1', 'Deputy link'],
    ['Viewer 1', undefined],
    ['Viewer 2', undefined],
    ['Desk of Tom Reyes', undefined],
  ]);
  expect(countScreens(screens)).toEqual({ current: 1, total: 2 });
});

test('each person is listed once, and each desk opened by a link under its own name', () => {
  const older = entry({ id: 'w8', role: 'deputy', number: 2 });
  const people = peopleOfRoster([...ROSTER, older, entry({ id: 'w9', number: 4, person: mira })], {
    id: 'w1',
    name: 'Mira',
    role: 'controller',
  });
  expect(people.map(({ name, status }) => [name, status])).toEqual([
    ['Mira Okafor', 'controller'],
    ['Controller link: Anna', 'controller'],
    ['Deputy link', 'deputy'],
    // An entry from a server of an earlier release.
    ['Deputy link', 'deputy'],
    ['Tom Reyes', 'viewer'],
  ]);
});

test.each([
  ['as the room calls it', { screens: [{ id: 's', name: 'Stage left' }] }, 'Stage left'],
  ['as it was named on it', {}, 'Foyer'],
])('a screen is called %s', (_, state, name) => {
  expect(screenName({ role: 'viewer', number: 3, screen: { id: 's', name: 'Foyer' } }, state)).toBe(
    name,
  );
});
