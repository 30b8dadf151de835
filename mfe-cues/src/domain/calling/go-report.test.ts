import { describe, expect, it } from 'vitest';
import { type CalledRoom, onBook } from '@standby/live-room/testing/called-room';
import type { ShownGo } from '@standby/live-room/domain/presence/screens';
import { lightScreen } from '@standby/live-room/domain/calling/desk-view';
import { createGoWatch, type GoSources } from './go-report';

type LightScreen = GoSources['screens'][number];

const light = (
  department: string,
  id: string,
  shownGos: readonly ShownGo[] = [],
  status: LightScreen['status'] = 'current',
): LightScreen => ({
  role: 'department',
  screenId: lightScreen(department, id).id,
  status,
  shownGos,
});

/** A room in which LX 1 has gone. */
function gone() {
  const show = onBook();
  show.go();
  const goAtMs = show.nowMs;
  const watch = createGoWatch();
  const look = (
    afterMs: number,
    screens: readonly LightScreen[],
    unsentSinceMs: number | null = null,
  ) => watch.look({ state: show.state, screens, unsentSinceMs, nowMs: goAtMs + afterMs })[0];
  return { show, goAtMs, watch, look };
}

const namesOf = (show: CalledRoom, { look }: ReturnType<typeof createGoWatch>) =>
  look({ state: show.state, screens: [], unsentSinceMs: null, nowMs: show.nowMs }).map(
    ({ names }) => names,
  );

describe('the report of a GO', () => {
  it('counts the connected lights, and how many showed it in time', () => {
    const { goAtMs, look } = gone();
    expect(look(10, [light('LX', 'a'), light('LX', 'b'), light('SQ', 'c')])).toMatchObject({
      names: 'LX 1',
      isSent: true,
      shown: 0,
      lights: 2,
      departments: [{ id: 'LX', answer: 'waiting' }],
    });
    const shownGos = [{ goAtMs, shownAtMs: goAtMs + 40 }];
    expect(look(300, [light('LX', 'a', shownGos), light('LX', 'b')])).toMatchObject({
      shown: 1,
      lights: 2,
      departments: [{ id: 'LX', answer: 'shown' }],
    });
    // A light that leaves is remembered, and one that comes later does not count.
    expect(look(60_000, [light('LX', 'later')])).toMatchObject({ shown: 1, lights: 2 });
  });

  it.each([
    ['no-light', []],
    ['unconfirmed', [light('LX', 'a')]],
    ['cut-off', [light('LX', 'a', [], 'silent')]],
  ] as const)('says %s of a department after a second', (answer, screens) => {
    const { look } = gone();
    look(10, screens);
    expect(look(1_000, screens)?.departments).toEqual([{ id: 'LX', answer }]);
  });

  it('calls a light that showed it after a second late, and one that has left cut off', () => {
    const { goAtMs, look } = gone();
    look(10, [light('LX', 'a')]);
    expect(look(1_500, [])?.departments).toEqual([{ id: 'LX', answer: 'cut-off' }]);
    const late = [light('LX', 'a', [{ goAtMs, shownAtMs: goAtMs + 1_400 }])];
    expect(look(1_800, late)).toMatchObject({ shown: 0, departments: [{ answer: 'late' }] });
  });

  it('is not sent while the server does not have it', () => {
    const { goAtMs, look } = gone();
    expect(look(10, [], goAtMs)?.isSent).toBe(false);
    expect(look(10, [], goAtMs - 1)?.isSent).toBe(false);
    expect(look(10, [], goAtMs + 1)?.isSent).toBe(true);
  });

  it('is kept for the last three moments, latest first', () => {
    const { show, watch } = gone();
    show.go();
    expect(namesOf(show, watch)).toEqual(['SQ 2, LX 3', 'LX 1']);
    show.nowMs += 10_000;
    show.fire();
    expect(namesOf(show, watch)).toEqual(['LX 4', 'SQ 2, LX 3', 'LX 1']);
    show.go();
    expect(namesOf(show, watch)).toEqual(['LX 7', 'LX 4', 'SQ 2, LX 3']);
  });
});
