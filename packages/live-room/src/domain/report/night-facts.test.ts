import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildEventLog, CURTAIN_MS } from '../../testing/builders';
import type { Act } from '../event-log/event';
import { linesOf, stateOf } from '../event-log/event-log';
import { momentIn, nightFacts, nightFactsSchema } from './night-facts';
import { nightAround, nightsOf } from './nights';
import { showReport } from './show-report';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
type Acts = readonly (readonly [number, Act])[];
const go = (timerId: string): Act => ({ type: 'go', timerId, isRepeat: false });

const note = (department: string, text: string, afterMs: number): Act => {
  return { type: 'write-note', department, text, begunAtMs: CURTAIN_MS + afterMs };
};

/** Doors and two acts with an interval, a hold in the first act, calls and notes. */
const evening: Acts = [
  [-60 * MINUTE, { type: 'rename-timer', timerId: 'timer-1', name: 'Act 1' }],
  [-60 * MINUTE, { type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }],
  [
    -34 * MINUTE,
    { type: 'give-call', call: 'half', messageId: 'h', text: 'This is your half hour call' },
  ],
  [3 * MINUTE, go('timer-1')],
  [10.5 * MINUTE, note('Lighting', 'LX 12: late', 10 * MINUTE)],
  [13 * MINUTE, { type: 'pause', timerId: 'timer-1' }],
  [15 * MINUTE, { type: 'play', timerId: 'timer-1' }],
  [23 * MINUTE, go('intermission')],
  [38 * MINUTE, go('act-2')],
];

function logOf(acts: Acts) {
  const { log } = buildEventLog(acts);
  return { lines: linesOf(log), room: stateOf(log) };
}

function factsOf(acts: Acts, nowMs: number, startMs = 0) {
  const { lines, room } = logOf(acts);
  const night = nightAround(lines, CURTAIN_MS + startMs);
  return night && nightFacts(night, room, CURTAIN_MS + nowMs);
}

describe('the facts of a performance', () => {
  test('are its parts, calls against due, holds, notes with their moment, run and show time', () => {
    const facts = factsOf([...evening, [68 * MINUTE, { type: 'end-performance' }]], 80 * MINUTE);
    const at = (minutes: number) => CURTAIN_MS + minutes * MINUTE;
    expect(facts).toEqual({
      curtainAtMs: at(0),
      upAtMs: at(3),
      downAtMs: at(68),
      runMs: 50 * MINUTE,
      showMs: 65 * MINUTE,
      calls: [{ name: 'Half', dueAtMs: at(-35), givenAtMs: at(-34) }],
      parts: [
        { name: 'Act 1', kind: 'act', upAtMs: at(3), downAtMs: at(23), runningMs: 18 * MINUTE },
        {
          name: 'Intermission',
          kind: 'interval',
          upAtMs: at(23),
          downAtMs: at(38),
          runningMs: 15 * MINUTE,
        },
        { name: 'Act 2', kind: 'act', upAtMs: at(38), downAtMs: at(68), runningMs: 30 * MINUTE },
      ],
      holds: [{ atMs: at(13), name: 'Act 1', lengthMs: 2 * MINUTE, reason: '' }],
      cues: [],
      notes: [
        {
          id: expect.any(String),
          atMs: at(10),
          moment: 'Act 1, 0:07:00',
          department: 'Lighting',
          text: 'LX 12: late',
        },
      ],
    });
    expect(v.parse(nightFactsSchema, JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  });

  test('name the calls of the room’s own with when they were due, also once these are removed', () => {
    const own = (
      call: string,
      name: string,
      minutesBefore: number,
      timerId: string | null,
    ): Act => {
      const message = `${name}, please`;
      return {
        type: 'set-own-call',
        call,
        name,
        message,
        minutesBefore,
        timerId,
        isForHouse: false,
      };
    };
    const give = (call: string, name: string): Act => {
      return { type: 'give-own-call', call, messageId: call, text: `${name}, please` };
    };
    const facts = factsOf(
      [
        ...evening.slice(0, 3),
        [-30 * MINUTE, own('warm-up', 'Warm-up', 20, null)],
        [-29 * MINUTE, own('two', 'Act 2 beginners', 5, 'act-2')],
        [-28 * MINUTE, { type: 'hold', minutes: 3, reason: null }],
        [-16 * MINUTE, give('warm-up', 'Warm-up')],
        [3 * MINUTE, go('timer-1')],
        [4 * MINUTE, { type: 'remove-own-call', call: 'warm-up' }],
        [23 * MINUTE, go('intermission')],
        [34 * MINUTE, give('two', 'Act 2 beginners')],
      ],
      40 * MINUTE,
    );
    const at = (minutes: number) => CURTAIN_MS + minutes * MINUTE;
    expect(facts?.calls.slice(1)).toEqual([
      { name: 'Warm-up', dueAtMs: at(-17), givenAtMs: at(-16) },
      { name: 'Act 2 beginners', dueAtMs: at(33), givenAtMs: at(34) },
    ]);
  });

  test('count calls from the curtain as it was held, with the reason', () => {
    const half = { type: 'give-call', call: 'half', messageId: 'h' } as const;
    const facts = factsOf(
      [
        [-60 * MINUTE, { type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }],
        [-50 * MINUTE, { type: 'hold', minutes: 5, reason: 'House' }],
        [-30 * MINUTE, { ...half, text: 'This is your half hour call' }],
      ],
      0,
    );
    expect(facts).toMatchObject({
      curtainAtMs: CURTAIN_MS,
      calls: [{ dueAtMs: CURTAIN_MS - 30 * MINUTE, givenAtMs: CURTAIN_MS - 30 * MINUTE }],
      holds: [{ name: 'Curtain', lengthMs: 5 * MINUTE, reason: 'House' }],
    });
  });

  test('are cues that were skipped, called in error or answered late, and stops of the show', () => {
    const cue = (id: string, number: string) =>
      ({ id, department: 'LX', number, trigger: { kind: 'called' } }) as const;
    const callerId = 'noor';
    const acts: Acts = [
      [0, { type: 'add-cues', cues: [cue('c1', '1'), cue('c2', '2')], beforeCueId: null }],
      [1, { type: 'take-book', callerId, name: 'Noor' }],
      [2, { type: 'go-cues', callerId, cueIds: ['c1'], isConfirmed: true }],
      [3, { type: 'call-in-error', callerId, cueIds: ['c1'] }],
      [10, { type: 'stand-by-cues', callerId, cueIds: ['c1', 'c2'] }],
      [900, { type: 'acknowledge-cues', cueIds: ['c1'] }],
      [1_000, { type: 'skip-cues', callerId, cueIds: ['c1'] }],
      [6_500, { type: 'acknowledge-cues', cueIds: ['c2'] }],
      [7_000, { type: 'stop-show', callerId, reason: 'Fire alarm' }],
      [MINUTE, { type: 'resume-show', callerId }],
    ];
    const facts = factsOf(acts, HOUR);
    expect(facts?.cues).toEqual([
      { atMs: CURTAIN_MS + 3, outcome: 'called in error', text: 'LX 1' },
      { atMs: CURTAIN_MS + 1_000, outcome: 'skipped', text: 'LX 1' },
      {
        atMs: CURTAIN_MS + 6_500,
        outcome: 'standby answered late, after 6 s',
        text: 'LX 2',
      },
    ]);
    expect(facts?.holds).toEqual([
      {
        atMs: CURTAIN_MS + 7_000,
        name: 'Show stopped',
        lengthMs: MINUTE - 7_000,
        reason: 'Fire alarm',
      },
    ]);
    const { room } = logOf([...acts, [HOUR, { type: 'end-performance' }]]);
    expect(room.calling).toEqual({ caller: null, calls: [], holds: [], goesWithoutStandby: false });
    expect(room.cueSheet?.cues).toHaveLength(2);
  });

  test('of one that is on go on with it', () => {
    const facts = factsOf(evening, 48 * MINUTE);
    expect(facts).toMatchObject({ downAtMs: null, runMs: 30 * MINUTE, showMs: 45 * MINUTE });
    expect(facts?.parts.at(-1)).toMatchObject({ name: 'Act 2', downAtMs: null });
  });

  test.each<[what: string, acts: Acts]>([
    [
      'an act that was undone',
      [
        [0, { type: 'flash' }],
        [1_000, { type: 'undo', entryId: 'desk:1' }],
      ],
    ],
    ['nothing', []],
  ])('are none after %s', (_, acts) => {
    const facts = factsOf(acts, MINUTE);
    expect(facts?.parts ?? []).toEqual([]);
    expect(facts?.upAtMs ?? null).toBeNull();
  });

  test('have a note where it was written, if it says that it was begun later or long ago', () => {
    const acts = [-20, 21].map((minutes): Acts[number] => [
      20 * MINUTE,
      note('General', 'Late', minutes * MINUTE),
    ]);
    const { notes } = factsOf(acts, HOUR) ?? { notes: [] };
    expect(notes.map(({ atMs }) => atMs - CURTAIN_MS)).toEqual([20 * MINUTE, 20 * MINUTE]);
  });

  test('know a moment within the show alone', () => {
    const facts = factsOf(evening, 48 * MINUTE);
    expect(momentIn(facts?.parts ?? [], CURTAIN_MS)).toBe('');
    expect(momentIn(facts?.parts ?? [], CURTAIN_MS + 39 * MINUTE)).toBe('Act 2, 0:01:00');
  });
});

describe('the end of a performance', () => {
  const ended: Acts = [...evening, [68 * MINUTE, { type: 'end-performance' }]];

  test('resets the rundown, takes messages and calls away, and keeps what was set up', () => {
    const { room } = logOf([
      ...evening,
      [60 * MINUTE, { type: 'blackout', isOn: true }],
      [68 * MINUTE, { type: 'end-performance' }],
    ]);
    expect(room.timers.map(({ name, run }) => [name, run.phase])).toEqual([
      ['Act 1', 'idle'],
      ['Intermission', 'idle'],
      ['Act 2', 'idle'],
    ]);
    expect(room).toMatchObject({
      selectedTimerId: 'timer-1',
      messages: [],
      shownMessageId: null,
      isBlackout: true,
      calls: { curtainAtMs: null, custom: 'british', given: [] },
    });
  });

  test('begins an empty report, and leaves the one before as it was', () => {
    const { lines, room } = logOf(ended);
    expect(showReport(lines, room, CURTAIN_MS + 80 * MINUTE).timers).toEqual([]);
    const [first] = nightsOf(lines);
    expect(first?.lines).toHaveLength(evening.length);
  });

  test('is taken back by an undo', () => {
    const { room } = logOf([...ended, [68 * MINUTE + 5_000, { type: 'undo', entryId: 'desk:10' }]]);
    expect(room.selectedTimerId).toBe('act-2');
  });

  test('parts a matinée from the evening, and one that was not ended from the next day', () => {
    const next: Acts = [[5 * HOUR, go('timer-1')]];
    expect(factsOf([...ended, ...next], 6 * HOUR)?.parts).toHaveLength(3);
    expect(factsOf([...ended, ...next], 6 * HOUR, 5 * HOUR)?.parts).toHaveLength(1);
    const day = 24 * HOUR;
    const unended: Acts = [[day, go('timer-1')]];
    expect(factsOf([...evening, ...unended], day + HOUR, day)?.parts[0]).toMatchObject({
      name: 'Act 1',
    });
    expect(factsOf(evening, 3 * day, 3 * day)).toBeUndefined();
  });
});
