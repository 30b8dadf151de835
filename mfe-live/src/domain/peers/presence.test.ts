import { expect, test } from 'vitest';
import { buildEventLog, emptyLog } from '../../testing/builders';
import { digestOf } from '../event-log/digest';
import {
  countScreens,
  msUntilSweep,
  removePeer,
  resolveNumber,
  type Roster,
  screenName,
  screensOf,
  sweep,
  touch,
  updatePeer,
} from './presence';
import type { Presence } from './protocol';

const old = digestOf(emptyLog());
const known = digestOf(buildEventLog([[0, { type: 'flash' }]]).log);

function presence(overrides: Partial<Presence> = {}): Presence {
  return {
    kind: 'presence',
    version: 2,
    role: 'viewer',
    number: 1,
    joinedAtMs: 0,
    visibility: 'visible',
    known,
    shown: known,
    asks: null,
    ...overrides,
  };
}

function rosterOf(...presences: readonly (readonly [id: string, Partial<Presence>])[]): Roster {
  return presences.reduce<Roster>(
    (roster, [id, overrides]) => updatePeer(roster, id, presence(overrides), 0),
    new Map(),
  );
}

test.each([
  ['visible', 12_000],
  ['hidden', 75_000],
] as const)(
  'a %s window that is silent for %i ms is asked twice, then it is gone',
  (visibility, silentMs) => {
    const roster = rosterOf(['stage', { visibility }]);
    expect(sweep(roster, silentMs - 1)).toEqual({ roster, toPing: [] });
    const first = sweep(roster, silentMs);
    expect(first.toPing).toEqual(['stage']);
    expect(sweep(first.roster, silentMs + 2_999).toPing).toEqual([]);
    const second = sweep(first.roster, silentMs + 3_000);
    expect(second.toPing).toEqual(['stage']);
    const third = sweep(second.roster, silentMs + 6_000);
    expect(third).toMatchObject({ toPing: [] });
    expect(third.roster.size).toBe(0);
  },
);

test('whoever answers stays', () => {
  const asked = sweep(rosterOf(['stage', {}]), 12_000).roster;
  const answered = updatePeer(asked, 'stage', presence(), 12_500);
  expect(sweep(answered, 20_000)).toEqual({ roster: answered, toPing: [] });
  expect(touch(asked, 'stage', 12_500).get('stage')?.pinged).toBeNull();
});

test('a listener that slept for hours asks before it drops anybody', () => {
  expect(sweep(rosterOf(['stage', {}]), 9 * 3_600_000).toPing).toEqual(['stage']);
});

test('a frozen window cannot answer: it is not asked, and goes after an hour', () => {
  const roster = rosterOf(['stage', { visibility: 'frozen' }]);
  expect(sweep(roster, 3_599_999)).toEqual({ roster, toPing: [] });
  expect(sweep(roster, 3_600_000)).toMatchObject({ toPing: [] });
  expect(sweep(roster, 3_600_000).roster.size).toBe(0);
});

test('a review comes sooner while an answer is due', () => {
  const roster = rosterOf(['stage', {}]);
  expect(msUntilSweep(roster)).toBe(5_000);
  expect(msUntilSweep(sweep(roster, 12_000).roster)).toBe(3_000);
});

test('whoever leaves is gone at once', () => {
  const roster = rosterOf(['stage', {}], ['foyer', {}]);
  expect([...removePeer(roster, 'stage').keys()]).toEqual(['foyer']);
  expect(removePeer(roster, 'nobody')).toBe(roster);
});

test.each([
  ['alone', rosterOf(), 1],
  ['with an older one', rosterOf(['a', { joinedAtMs: 50 }]), 2],
  ['with a younger one', rosterOf(['a', { joinedAtMs: 150 }]), 1],
  ['with one of the same age and a lower id', rosterOf(['a', { joinedAtMs: 100 }]), 2],
  ['with one of the same age and a higher id', rosterOf(['z', { joinedAtMs: 100 }]), 1],
  ['with an older one of another role', rosterOf(['a', { role: 'controller' }]), 1],
  ['with two', rosterOf(['a', {}], ['b', { number: 2 }]), 3],
  ['with a gap', rosterOf(['a', {}], ['b', { number: 3 }]), 2],
])('a screen %s gets its number', (_, roster, number) => {
  const self = { id: 'm', role: 'viewer', number: 1, joinedAtMs: 100 } as const;
  expect(resolveNumber(self, roster)).toBe(number);
});

test('screens are named after their role', () => {
  expect(screenName({ role: 'viewer', number: 2 })).toBe('Viewer 2');
  expect(screenName({ role: 'controller', number: 1 })).toBe('Controller 1');
});

test('screens are listed as they came, with what they show', () => {
  const roster = rosterOf(
    ['late', { joinedAtMs: 9, number: 2 }],
    ['early', { joinedAtMs: 1 }],
    ['slow', { joinedAtMs: 2, number: 3, shown: old }],
    ['new', { joinedAtMs: 10, number: 4, shown: null }],
    ['covered', { joinedAtMs: 11, number: 5, visibility: 'hidden' }],
    ['icy', { joinedAtMs: 12, number: 6, visibility: 'frozen' }],
    ['foyer', { role: 'ask' }],
    ['booth', { role: 'controller', joinedAtMs: 13, shown: null }],
  );
  const screens = screensOf(roster, known);
  expect(screens.map(({ name, status }) => [name, status])).toEqual([
    ['Viewer 1', 'current'],
    ['Viewer 3', 'behind'],
    ['Viewer 2', 'current'],
    ['Viewer 4', 'behind'],
    ['Viewer 5', 'hidden'],
    ['Viewer 6', 'asleep'],
    ['Controller 1', 'behind'],
  ]);
  expect(countScreens(screens)).toEqual({ current: 2, total: 6 });
});

test('a screen that does not answer is said to be silent', () => {
  const { roster } = sweep(rosterOf(['stage', {}]), 12_000);
  expect(screensOf(roster, known)[0]?.status).toBe('silent');
});
