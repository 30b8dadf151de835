import { describe, expect, test } from 'vitest';
import { NOOR, onBook, START_MS } from '@standby/live-room/testing/called-room';
import { lastMoments, pendingCues, showClocks } from './book-view';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';

const { callerId } = NOOR;
type Show = ReturnType<typeof onBook>;
const pendingOf = ({ state, nowMs }: Show) =>
  pendingCues(state, nowMs).map(({ name, secondsLeft, after, isHeld }) => [
    name,
    secondsLeft,
    after,
    isHeld,
  ]);
const clocksOf = ({ state, nowMs }: Show) => Object.values(showClocks(callingOf(state), nowMs));

/** The moment of SQ 2 and LX 3 has gone: LX 4 follows it after 2 s, and LX 5 hangs 3 s on LX 4. */
function followed(): Show {
  const show = onBook();
  show.go();
  show.go();
  return show;
}

describe('a follow that is pending', () => {
  test('counts down to its moment, and is then no longer pending', () => {
    const show = followed();
    expect(pendingOf(show)).toEqual([['LX 4', 2, 'LX 3', false]]);
    show.nowMs += 1_100;
    expect(pendingOf(show)).toEqual([['LX 4', 1, 'LX 3', false]]);
    show.nowMs += 900;
    show.fire();
    expect(pendingOf(show)).toEqual([['LX 5', null, 'LX 4', false]]);
  });

  test('stands while the show is stopped, and continues from there', () => {
    const show = followed();
    show.do({ type: 'stop-show', callerId, reason: '' }, 500);
    show.nowMs += 60_000;
    expect(pendingOf(show)).toEqual([['LX 4', 2, 'LX 3', true]]);
    show.do({ type: 'resume-show', callerId }, 0);
    show.nowMs += 600;
    expect(pendingOf(show)).toEqual([['LX 4', 1, 'LX 3', false]]);
  });

  test('counts from the completion of the cue that it hangs on', () => {
    const show = followed();
    show.nowMs += 2_000;
    show.fire();
    show.do({ type: 'complete-cues', cueIds: ['c4'] });
    expect(pendingOf(show)).toEqual([['LX 5', 3, 'LX 4', false]]);
  });
});

test('the last three moments are listed latest first, each with how it went', () => {
  const show = followed();
  show.nowMs += 2_000;
  show.fire();
  const seen = lastMoments(show.state).map(({ names, by, atMs }) => [names, by, atMs - START_MS]);
  expect(seen).toEqual([
    ['LX 4', 'follow', 5_000],
    ['SQ 2, LX 3', 'call', 3_000],
    ['LX 1', 'call', 2_000],
  ]);
  show.go();
  expect(lastMoments(show.state).map(({ names }) => names)).toEqual(['LX 7', 'LX 4', 'SQ 2, LX 3']);
  show.do({ type: 'call-in-error', callerId, cueIds: ['c7'] });
  expect(lastMoments(show.state)[0]).toMatchObject({ names: 'LX 7', isInError: true });
});

test('the clocks count from the first GO, and each stop from its beginning', () => {
  const show = onBook();
  expect(clocksOf(show)).toEqual([null, null, null]);
  show.go();
  show.nowMs += 65_400;
  expect(clocksOf(show)).toEqual([65, null, null]);
  show.do({ type: 'stop-show', callerId, reason: 'Fire alarm' });
  show.nowMs += 34_000;
  expect(clocksOf(show)).toEqual([100, 34, null]);
  show.do({ type: 'resume-show', callerId });
  expect(clocksOf(show)).toEqual([101, null, 35]);
});
