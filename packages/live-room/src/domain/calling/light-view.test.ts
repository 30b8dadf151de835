import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cue } from '../state/cue-schema';
import { EMPTY_SHEET } from '../state/cue-sheet';
import { type Calling, type CueCall, NO_CALLING } from '../state/calling-schema';
import { GO_LATE_MS, GO_SHOWN_MS, lightView, MISSED_SHOWN_MS } from './light-view';

const cue = (id: string, changes: Partial<Cue> = {}): Cue => ({
  id,
  department: 'LX',
  number: id.replace(/\D/g, ''),
  trigger: { kind: 'called' },
  ...changes,
});

/** LX 1; LX 2 with SQ 3; LX 4. */
const CUES = [
  cue('c1', { label: 'Dawn' }),
  cue('c2', { momentId: 'm' }),
  cue('c3', { department: 'SQ', momentId: 'm' }),
  cue('c4'),
];

function light(
  calls: readonly CueCall[],
  nowMs: number,
  {
    seenMs,
    isHeard = true,
    ...changes
  }: Partial<Calling> & { seenMs?: number; isHeard?: boolean } = {},
) {
  const calling = { ...NO_CALLING, ...changes, calls: [...calls] };
  const state = { cueSheet: { ...EMPTY_SHEET, cues: CUES }, calling };
  return lightView({ state, department: 'LX', nowMs, isHeard, seenAtMs: () => seenMs });
}

const NEXT_1 = { name: 'LX 1', label: 'Dawn', isWarned: false };
const CUES_1 = { cueIds: ['c1'], numbers: '1', label: 'Dawn' };
const NEXT_2 = { name: 'LX 2', label: null, isWarned: false };

describe('a cue light', () => {
  test.each<[string, ReturnType<typeof light>, object]>([
    ['waits, and names the next cue', light([], 0), { kind: 'waiting', next: NEXT_1 }],
    [
      'says that the next cue is warned',
      light([{ cueId: 'c1', warnedAtMs: 1 }], 5),
      { kind: 'waiting', next: { ...NEXT_1, isWarned: true } },
    ],
    [
      'shows a standby',
      light([{ cueId: 'c1', standbyAtMs: 0 }], 100),
      { kind: 'standby', cues: CUES_1, isAcknowledged: false, next: NEXT_2 },
    ],
    [
      'shows that it was acknowledged',
      light([{ cueId: 'c1', standbyAtMs: 0, acknowledgedAtMs: 50 }], 100),
      { kind: 'standby', cues: CUES_1, isAcknowledged: true, next: NEXT_2 },
    ],
    [
      'ignores the standby of another department',
      light([{ cueId: 'c3', standbyAtMs: 0 }], 100),
      { kind: 'waiting', next: NEXT_1 },
    ],
    [
      'shows GO as soon as it is there',
      light([{ cueId: 'c1', standbyAtMs: 0, goAtMs: 900 }], 1_000, { nextCueId: 'c2' }),
      { kind: 'go', cues: CUES_1, isComplete: false, goAtMs: 900, next: NEXT_2 },
    ],
    [
      'shows a GO that was in time for some seconds',
      light([{ cueId: 'c1', goAtMs: 0 }], GO_SHOWN_MS, { nextCueId: 'c2', seenMs: GO_LATE_MS }),
      { kind: 'go', cues: CUES_1, isComplete: false, goAtMs: 0, next: NEXT_2 },
    ],
    [
      'says then that it has gone',
      light([{ cueId: 'c1', goAtMs: 0 }], GO_SHOWN_MS + 1, { nextCueId: 'c2', seenMs: 10 }),
      { kind: 'gone', cues: CUES_1, isComplete: false, next: NEXT_2 },
    ],
    [
      'waits for the next one once it is complete',
      light([{ cueId: 'c1', goAtMs: 0, completedAtMs: 9 }], GO_SHOWN_MS + 1, {
        nextCueId: 'c2',
        seenMs: 10,
      }),
      { kind: 'waiting', next: NEXT_2 },
    ],
    [
      'says that a late GO was missed',
      light([{ cueId: 'c1', standbyAtMs: 0, goAtMs: 1 }], 4_500, { nextCueId: 'c2' }),
      { kind: 'missed', cues: CUES_1, goAtMs: 1, agoSeconds: 4, next: NEXT_2 },
    ],
    [
      'no longer reports a missed GO after half a minute',
      light([{ cueId: 'c1', goAtMs: 0 }], MISSED_SHOWN_MS + 1, { nextCueId: 'c2' }),
      { kind: 'gone', cues: CUES_1, isComplete: false, next: NEXT_2 },
    ],
    [
      'forgets a GO that was called in error',
      light([{ cueId: 'c1', goAtMs: 0, isInError: true }], 10, { nextCueId: 'c1' }),
      { kind: 'waiting', next: NEXT_1 },
    ],
    [
      'shows a standby that is newer than the GO',
      light(
        [
          { cueId: 'c1', goAtMs: 0 },
          { cueId: 'c2', standbyAtMs: 500 },
        ],
        600,
        {
          nextCueId: 'c2',
          seenMs: 0,
        },
      ),
      {
        kind: 'standby',
        cues: { cueIds: ['c2'], numbers: '2', label: null },
        isAcknowledged: false,
        next: { name: 'LX 4', label: null, isWarned: false },
      },
    ],
    [
      'says that the show is stopped',
      light([{ cueId: 'c1', standbyAtMs: 0 }], 100, { held: { atMs: 50, reason: 'Technical' } }),
      { kind: 'stopped', reason: 'Technical', next: NEXT_2 },
    ],
    [
      'names nothing at the end of the sheet',
      light([], 0, { nextCueId: null }),
      { kind: 'waiting', next: null },
    ],
    [
      'shows nothing while it does not hear the room',
      light([{ cueId: 'c1', standbyAtMs: 0 }], 100, { isHeard: false }),
      { kind: 'no-connection' },
    ],
  ])('%s', (_name, view, expected) => expect(view).toEqual(expected));
});

const moment = fc.integer({ min: 0, max: 60_000 });
const momentOf = fc.option(moment, { nil: undefined });
const facts = fc.record(
  { standbyAtMs: moment, goAtMs: moment, acknowledgedAtMs: moment, isInError: fc.boolean() },
  { requiredKeys: [] },
);
const callsOf = fc.tuple(
  ...CUES.map(({ id: cueId }) => facts.map((call): CueCall => Object.assign({ cueId }, call))),
);

test('for any calls, a late GO is never shown as GO, and a silent room shows nothing', () => {
  fc.assert(
    fc.property(
      callsOf,
      fc.integer({ min: 0, max: 120_000 }),
      momentOf,
      fc.boolean(),
      (calls, nowMs, seen, isHeard) => {
        const seenMs = seen === undefined ? undefined : Math.min(seen, nowMs);
        const view = light(calls, nowMs, { isHeard, ...(seenMs !== undefined && { seenMs }) });
        if (!isHeard) expect(view).toEqual({ kind: 'no-connection' });
        if (view.kind !== 'go') return;
        expect((seenMs ?? nowMs) - view.goAtMs).toBeLessThanOrEqual(GO_LATE_MS);
        expect(nowMs - view.goAtMs).toBeLessThanOrEqual(GO_SHOWN_MS);
        expect(view.cues.cueIds).not.toContain('c3');
      },
    ),
  );
});
