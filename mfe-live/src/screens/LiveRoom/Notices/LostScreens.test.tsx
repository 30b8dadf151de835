import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { Screen } from '@standby/live-room/domain/presence/screens';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { renderParts } from '../../../testing/render-parts';
import { ShowMode } from '../ShowMode/ShowMode';
import { alarming, NO_SCREENS, watchScreens } from './lost-screens';
import { LostScreens } from './LostScreens';

describe('a screen that is lost', () => {
  it('raises an alarm that stays until the screen is back, even in the show mode', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { pass } = renderParts(
      <>
        <LostScreens />
        <ShowMode />
      </>,
      harness,
    );
    const viewer = harness.open('viewer').room;
    harness.open('controller');
    await pass(1_000);
    viewer.close();
    await pass(3_000);
    expect(screen.queryAllByText(/lost/u)).toEqual([]);
    await pass(3_000);
    expect(screen.getAllByText('Viewer 1 lost 19:30')).toHaveLength(2);
    await pass(600_000);
    expect(screen.getAllByText('Viewer 1 lost 19:30')).toHaveLength(2);
    harness.open('viewer');
    await pass(1_000);
    expect(screen.queryAllByText(/lost 19:30/u)).toEqual([]);
  });

  it('raises no further alarm after it was dismissed', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const { pass } = renderParts(<LostScreens />, harness);
    const viewer = harness.open('viewer').room;
    await pass(1_000);
    viewer.close();
    await pass(7_000);
    fireEvent.click(screen.getByText('Dismiss'));
    await pass(60_000);
    expect(screen.queryByText(/lost/u)).toBeNull();
  });
});

test.each<[string, readonly (readonly Screen['status'][])[], number]>([
  ['no screen that stays', [['current'], ['hidden'], ['asleep']], 0],
  ['a screen that leaves', [['current'], []], 1],
  ['a screen that does not answer', [['current'], ['silent']], 1],
  ['no screen that is back', [['current'], [], ['behind']], 0],
  ['no screen that was never connected', [[], []], 0],
])('counts as lost %s', (_, looks, count) => {
  const last = looks.reduce(
    (watch, statuses, second) =>
      watchScreens(
        watch,
        statuses.map((status) => ({ id: 'v', name: 'Viewer 1', role: 'viewer', status })),
        second * 1_000,
      ),
    NO_SCREENS,
  );
  expect(alarming(last, 60_000)).toHaveLength(count);
});

test.each([
  ['a cue light, which names its screen', 'light-LX-a', 1],
  ['no phone of a department, which has no screen', undefined, 0],
])('%s raises an alarm when it leaves', (_, screenId, count) => {
  const phone = { id: 'p', name: 'LX', role: 'department', status: 'current' } as const;
  const seen = watchScreens(NO_SCREENS, [screenId ? { ...phone, screenId } : phone], 0);
  expect(alarming(watchScreens(seen, [], 1_000), 60_000)).toHaveLength(count);
});
