import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cue, CueTrigger } from '../cues/cue-schema';
import { apply } from '../room/apply';
import type { Command } from '../room/commands';
import type { RoomState } from '../room/room-schema';
import { sampleRoom } from '../room/room-state';
import { refusalOf } from '../room/rules';
import { callOf, callingOf } from './calling-schema';
import { dueCues } from './due-cues';
import { momentBefore, nextCues } from './next-moment';

const START_MS = 1_800_000_000_000;
const NOOR = { callerId: 'noor', name: 'Noor' };
const MIRA = { callerId: 'mira', name: 'Mira' };

const CALLED: CueTrigger = { kind: 'called' };

function cue(id: string, changes: Partial<Cue> = {}): Cue {
  return { id, department: 'LX', number: id.replace(/\D/g, ''), trigger: CALLED, ...changes };
}

/** LX 1; SQ 2 with LX 3, called together; LX 4 follows after 2 s; LX 5 hangs 3 s on it; FS 6 by sight; LX 7. */
const SHEET: readonly Cue[] = [
  cue('c1'),
  cue('c2', { department: 'SQ', momentId: 'm' }),
  cue('c3', { momentId: 'm' }),
  cue('c4', { trigger: { kind: 'follow', seconds: 2 } }),
  cue('c5', { trigger: { kind: 'hang', seconds: 3 } }),
  cue('c6', { department: 'FS', trigger: { kind: 'visual' } }),
  cue('c7', { timer: { timerId: 'intermission', act: 'go' } }),
];

class Show {
  state: RoomState;
  nowMs = START_MS;

  constructor(cues: readonly Cue[] = SHEET) {
    this.state = apply(
      sampleRoom('hamlet'),
      { type: 'add-cues', cues: [...cues], beforeCueId: null },
      START_MS,
    );
  }

  do(command: Command, afterMs = 1_000): string | undefined {
    this.nowMs += afterMs;
    const refusal = refusalOf(this.state, command, this.nowMs);
    this.state = apply(this.state, command, this.nowMs);
    return refusal;
  }

  get next(): string[] {
    const cues = this.state.cueSheet?.cues ?? [];
    return nextCues(cues, callingOf(this.state)).map(({ id }) => id);
  }

  go(caller = NOOR, isConfirmed = true, afterMs = 1_000): string | undefined {
    const { callerId } = caller;
    return this.do({ type: 'go-cues', callerId, cueIds: this.next, isConfirmed }, afterMs);
  }

  /** What is due up to now happens, at its own moment. */
  fire(): string[] {
    const fired: string[] = [];
    for (;;) {
      const [due] = dueCues(this.state)
        .filter(({ atMs }) => atMs <= this.nowMs)
        .toSorted((one, other) => one.atMs - other.atMs);
      if (!due) return fired;
      expect(refusalOf(this.state, due.act, due.atMs)).toBeUndefined();
      this.state = apply(this.state, due.act, due.atMs);
      fired.push(`${due.act.cueId} ${(due.atMs - START_MS) / 1000}`);
    }
  }

  call(cueId: string) {
    return callOf(callingOf(this.state), cueId);
  }
}

function onBook(cues?: readonly Cue[]): Show {
  const show = new Show(cues);
  expect(show.do({ type: 'take-book', ...NOOR })).toBeUndefined();
  return show;
}

describe('GO', () => {
  test('is for the whole moment that is next, and goes on to the one after it', () => {
    const show = onBook();
    expect(show.next).toEqual(['c1']);
    expect(show.go()).toBeUndefined();
    expect(show.next).toEqual(['c2', 'c3']);
    const { callerId } = NOOR;
    expect(show.do({ type: 'go-cues', callerId, cueIds: ['c2'], isConfirmed: true })).toBe(
      'not-next',
    );
    expect(show.go()).toBeUndefined();
    expect(show.next).toEqual(['c7']);
    expect(show.go()).toBeUndefined();
    expect(show.next).toEqual([]);
    expect(show.state.timers.find(({ id }) => id === 'intermission')?.run.phase).toBe('running');
  });

  test('never repeats, and never comes twice within 0.3 seconds', () => {
    const show = onBook();
    const { callerId } = NOOR;
    const first: Command = { type: 'go-cues', callerId, cueIds: ['c1'], isConfirmed: true };
    expect(show.do(first)).toBeUndefined();
    expect(show.do(first)).toBe('cue-gone');
    expect(show.go()).toBeUndefined();
    expect(show.go(NOOR, true, 299)).toBe('too-soon');
    expect(show.go(NOOR, true, 1)).toBeUndefined();
  });

  test('without a standby has to be confirmed, unless the show needs none', () => {
    const show = onBook();
    expect(show.go(NOOR, false)).toBe('needs-standby');
    expect(show.do({ type: 'stand-by-cues', callerId: 'noor', cueIds: ['c1'] })).toBeUndefined();
    expect(show.go(NOOR, false)).toBeUndefined();
    expect(show.do({ type: 'set-go-without-standby', isOn: true })).toBeUndefined();
    expect(show.go(NOOR, false)).toBeUndefined();
  });

  test('is the caller’s alone, and of a show that is not stopped', () => {
    const show = onBook();
    expect(show.go(MIRA)).toBe('not-on-book');
    expect(
      show.do({ type: 'stop-show', callerId: 'noor', reason: 'Stuck revolve' }),
    ).toBeUndefined();
    expect(show.go()).toBe('show-held');
    expect(show.do({ type: 'resume-show', callerId: 'noor' })).toBeUndefined();
    expect(show.go()).toBeUndefined();
  });

  test('in error is marked, and may be called again', () => {
    const show = onBook();
    show.go();
    const goAtMs = show.call('c1')?.goAtMs;
    expect(show.do({ type: 'call-in-error', callerId: 'noor', cueIds: ['c1'] })).toBeUndefined();
    expect(show.call('c1')).toMatchObject({ goAtMs, isInError: true });
    expect(show.next).toEqual(['c1']);
    expect(show.go()).toBeUndefined();
    expect(show.call('c1')?.goAtMs).toBe(show.nowMs);
  });

  test('goes back to an earlier moment, which may be called again with all after it', () => {
    const show = onBook();
    show.go();
    show.go();
    const before = momentBefore(SHEET, callingOf(show.state));
    expect(before?.id).toBe('c2');
    expect(show.do({ type: 'set-next-cue', callerId: 'noor', cueId: 'c1' })).toBeUndefined();
    expect(show.next).toEqual(['c1']);
    expect(show.go()).toBeUndefined();
  });
});

describe('automatic cues', () => {
  test('follow a start and hang on a completion, each at its own moment, also where it is noticed late', () => {
    const show = onBook();
    show.go();
    show.go();
    const goMs = (show.nowMs - START_MS) / 1000;
    show.nowMs += 60_000;
    expect(show.fire()).toEqual([`c4 ${goMs + 2}`]);
    expect(show.do({ type: 'complete-cues', cueIds: ['c4'] })).toBeUndefined();
    const completeMs = (show.nowMs - START_MS) / 1000;
    show.nowMs += 3_000;
    expect(show.fire()).toEqual([`c5 ${completeMs + 3}`]);
  });

  test('wait while the show is stopped, for as long as it was', () => {
    const show = onBook();
    show.go();
    show.go();
    const goMs = (show.nowMs - START_MS) / 1000;
    show.do({ type: 'stop-show', callerId: 'noor', reason: '' });
    show.nowMs += 30_000;
    expect(show.fire()).toEqual([]);
    show.do({ type: 'resume-show', callerId: 'noor' });
    show.nowMs += 5_000;
    expect(show.fire()).toEqual([`c4 ${goMs + 2 + 31}`]);
  });

  test('do not follow a cue that was called in error, nor go twice', () => {
    const show = onBook();
    show.go();
    show.go();
    show.do({ type: 'call-in-error', callerId: 'noor', cueIds: ['c3'] }, 500);
    show.nowMs += 5_000;
    expect(show.fire()).toEqual([]);
    show.go();
    show.nowMs += 5_000;
    expect(show.fire()).toHaveLength(1);
    expect(show.fire()).toEqual([]);
  });

  test('the zero of a timer gives a standby', () => {
    const show = onBook([cue('c1', { standbyTimerId: 'timer-1' })]);
    show.do({ type: 'play', timerId: 'timer-1' });
    const zeroMs = (show.nowMs - START_MS) / 1000 + 600;
    show.nowMs += 700_000;
    expect(show.fire()).toEqual([`c1 ${zeroMs}`]);
    expect(show.call('c1')?.standbyAtMs).toBe(START_MS + zeroMs * 1000);
  });
});

describe('the book', () => {
  test('is handed over on request', () => {
    const show = onBook();
    expect(show.do({ type: 'take-book', ...MIRA })).toBe('book-taken');
    expect(show.do({ type: 'ask-for-book', ...MIRA })).toBeUndefined();
    expect(show.do({ type: 'hand-book', callerId: 'noor' })).toBeUndefined();
    expect(callingOf(show.state).caller).toEqual({ id: 'mira', name: 'Mira' });
    expect(show.go(NOOR)).toBe('not-on-book');
    expect(show.go(MIRA)).toBeUndefined();
  });

  test('is kept on request, and taken from a caller who is silent for ten seconds', () => {
    const show = onBook();
    show.do({ type: 'ask-for-book', ...MIRA });
    expect(show.do({ type: 'keep-book', callerId: 'noor' })).toBeUndefined();
    show.nowMs += 20_000;
    expect(show.do({ type: 'take-book', ...MIRA })).toBe('book-taken');
    show.do({ type: 'ask-for-book', ...MIRA });
    expect(show.do({ type: 'take-book', ...MIRA }, 9_999)).toBe('book-taken');
    expect(show.do({ type: 'take-book', ...MIRA }, 1)).toBeUndefined();
  });
});

test('a new performance begins with nothing called, and the same person on the book', () => {
  const show = onBook();
  show.go();
  show.do({ type: 'begin-report' });
  expect(show.state.calling).toEqual({
    caller: { id: 'noor', name: 'Noor' },
    goesWithoutStandby: false,
    calls: [],
    holds: [],
  });
  expect(show.next).toEqual(['c1']);
});

/** An order that somebody gives, whether it makes sense or not. */
const orders = fc.oneof(
  { weight: 4, arbitrary: fc.constant('go' as const) },
  fc.constantFrom('standby' as const, 'skip' as const, 'hold' as const, 'resume' as const),
  fc.constantFrom('error' as const, 'back' as const, 'complete' as const, 'swap' as const),
  fc.constantFrom('wait' as const, 'remove' as const),
);

test('with two callers at once and in any order: a cue goes once between its errors, in no hold, and follows fire at their moment', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ order: orders, who: fc.constantFrom(NOOR, MIRA), ms: fc.nat(4_000) }), {
        maxLength: 40,
      }),
      (steps) => {
        const show = onBook();
        const gone: string[] = [];
        for (const { order, who, ms } of steps) {
          const { callerId } = who;
          const cueIds = show.next;
          const { held, caller } = callingOf(show.state);
          const lastId = callingOf(show.state).calls.at(-1)?.cueId ?? 'c1';
          if (order === 'go') {
            const calls = cueIds.map((id) => show.call(id));
            const refusal = show.go(who, true, ms);
            if (refusal === undefined) {
              expect(held).toBeUndefined();
              expect(caller?.id).toBe(callerId);
              expect(calls.every((call) => !call?.goAtMs || call.isInError)).toBe(true);
              gone.push(...cueIds);
            }
          } else if (order === 'standby') {
            if (cueIds.length > 0) show.do({ type: 'stand-by-cues', callerId, cueIds }, ms);
          } else if (order === 'skip') {
            if (cueIds.length > 0) show.do({ type: 'skip-cues', callerId, cueIds }, ms);
          } else if (order === 'hold') show.do({ type: 'stop-show', callerId, reason: '' }, ms);
          else if (order === 'resume') show.do({ type: 'resume-show', callerId }, ms);
          else if (order === 'error')
            show.do({ type: 'call-in-error', callerId, cueIds: [lastId] }, ms);
          else if (order === 'back') show.do({ type: 'set-next-cue', callerId, cueId: lastId }, ms);
          else if (order === 'complete') show.do({ type: 'complete-cues', cueIds: [lastId] }, ms);
          else if (order === 'remove') show.do({ type: 'remove-cues', cueIds: [lastId] }, ms);
          else if (order === 'swap') {
            show.do({ type: 'ask-for-book', ...who }, ms);
            show.do({ type: 'hand-book', callerId: caller?.id ?? '' }, 0);
          } else show.nowMs += ms;
          if (callingOf(show.state).held) expect(dueCues(show.state)).toEqual([]);
          show.fire();
          // What is shown as next has not gone, and is in the sheet.
          for (const id of show.next) {
            expect(show.state.cueSheet?.cues.some((one) => one.id === id)).toBe(true);
            const call = show.call(id);
            expect(call?.goAtMs === undefined || call.isInError === true).toBe(true);
          }
        }
      },
    ),
  );
});
