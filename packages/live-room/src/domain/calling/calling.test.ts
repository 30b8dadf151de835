import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Command, commandSchema } from '../acts/acts';
import { cue, MIRA, NOOR, onBook, SHEET, START_MS } from '../../testing/called-room';
import { callingOf } from '../state/calling-schema';
import { momentBefore } from './next-moment';

describe('GO', () => {
  test('applies to the whole next moment, and moves on to the one after it', () => {
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

  test('keeps the show’s minimum after another GO, within bounds', () => {
    const show = onBook();
    expect(show.do({ type: 'set-go-interval', intervalMs: 2_000 })).toBeUndefined();
    expect(show.do({ type: 'set-go-interval', intervalMs: 2_000 })).toBe('no-change');
    expect(show.go()).toBeUndefined();
    expect(show.go(NOOR, true, 1_999)).toBe('too-soon');
    expect(show.go(NOOR, true, 1)).toBeUndefined();
    for (const intervalMs of [299, 3_001, 0.5]) {
      expect(v.is(commandSchema, { type: 'set-go-interval', intervalMs })).toBe(false);
    }
  });

  test('without a standby has to be confirmed, unless the show needs none', () => {
    const show = onBook();
    expect(show.go(NOOR, false)).toBe('needs-standby');
    expect(show.do({ type: 'stand-by-cues', callerId: 'noor', cueIds: ['c1'] })).toBeUndefined();
    expect(show.go(NOOR, false)).toBeUndefined();
    expect(show.do({ type: 'set-go-without-standby', isOn: true })).toBeUndefined();
    expect(show.go(NOOR, false)).toBeUndefined();
  });

  test('is refused to all but the caller, and while the show is stopped', () => {
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

  test('may be called again from an earlier moment on', () => {
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
  test('follow a GO and hang on a completion, each at its own moment, even when noticed late', () => {
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

  test('wait for as long as the show is stopped', () => {
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

  test('get a standby at the zero of a timer', () => {
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
    const cutOffSinceMs = show.nowMs;
    expect(show.do({ type: 'take-book', ...MIRA, cutOffSinceMs }, 4_999)).toBe('book-taken');
    expect(show.do({ type: 'ask-for-book', ...MIRA })).toBeUndefined();
    expect(show.do({ type: 'hand-book', callerId: 'noor' })).toBeUndefined();
    expect(callingOf(show.state).caller).toEqual({ id: 'mira', name: 'Mira' });
    expect(show.go(NOOR)).toBe('not-on-book');
    expect(show.go(MIRA)).toBeUndefined();
  });

  test('is taken from a caller who is cut off for five seconds', () => {
    const show = onBook();
    const cutOffSinceMs = show.nowMs;
    expect(show.do({ type: 'take-book', ...MIRA, cutOffSinceMs }, 5_000)).toBeUndefined();
    expect(callingOf(show.state).caller).toEqual({ id: 'mira', name: 'Mira' });
    expect(show.go(NOOR)).toBe('not-on-book');
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

test('a new performance begins without calls, with the same person on the book and the same settings', () => {
  const show = onBook();
  show.do({ type: 'set-go-interval', intervalMs: 1_000 });
  show.go();
  show.do({ type: 'begin-report' });
  expect(show.state.calling).toEqual({
    caller: { id: 'noor', name: 'Noor' },
    goesWithoutStandby: false,
    goIntervalMs: 1_000,
    calls: [],
    holds: [],
  });
  expect(show.next).toEqual(['c1']);
});
