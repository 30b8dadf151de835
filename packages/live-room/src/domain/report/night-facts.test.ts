import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CURTAIN_MS } from '../../testing/builders';
import { type Acts, evening, factsOf, go, HOUR, logOf, MINUTE, note } from '../../testing/evening';
import type { Act } from '../event-log/event';
import { momentIn, nightFactsSchema } from './night-facts';

describe('the facts of a performance', () => {
  test('include parts, calls with due times, holds, notes with their moment, run time and show time', () => {
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

  test('name the room’s own calls with their due times, even after these are removed', () => {
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

  test('count calls from the held curtain, with the reason of the hold', () => {
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

  test('include skipped cues, cues called in error, late acknowledgements, and stops of the show', () => {
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

  test('continue while the performance is on', () => {
    const facts = factsOf(evening, 48 * MINUTE);
    expect(facts).toMatchObject({ downAtMs: null, runMs: 30 * MINUTE, showMs: 45 * MINUTE });
    expect(facts?.parts.at(-1)).toMatchObject({ name: 'Act 2', downAtMs: null });
  });

  test.each<[what: string, acts: Acts]>([
    [
      'an undone act',
      [
        [0, { type: 'flash' }],
        [1_000, { type: 'undo', entryId: 'desk:1' }],
      ],
    ],
    ['an empty log', []],
  ])('are empty after %s', (_, acts) => {
    const facts = factsOf(acts, MINUTE);
    expect(facts?.parts ?? []).toEqual([]);
    expect(facts?.upAtMs ?? null).toBeNull();
  });

  test('place a note at its writing if it claims to have been begun later or long before', () => {
    const acts = [-20, 21].map((minutes): Acts[number] => [
      20 * MINUTE,
      note('General', 'Late', minutes * MINUTE),
    ]);
    const { notes } = factsOf(acts, HOUR) ?? { notes: [] };
    expect(notes.map(({ atMs }) => atMs - CURTAIN_MS)).toEqual([20 * MINUTE, 20 * MINUTE]);
  });

  test('give a position only for moments within the show', () => {
    const facts = factsOf(evening, 48 * MINUTE);
    expect(momentIn(facts?.parts ?? [], CURTAIN_MS)).toBe('');
    expect(momentIn(facts?.parts ?? [], CURTAIN_MS + 39 * MINUTE)).toBe('Act 2, 0:01:00');
  });
});
