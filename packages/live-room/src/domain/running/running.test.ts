import { describe, expect, test } from 'vitest';
import { apply, type Command, refusalOf } from '../acts/acts';
import { hasPermission } from '../acts/permissions';
import type { RoomState } from '../state/room-schema';
import { sampleRoom } from '../state/room-state';
import { runningOf, STAGE_MOVES_MAX, type StageMove } from '../state/running-schema';
import { cueNamed, runningRows } from './running-view';

const cue = (id: string, number: string) =>
  ({ id, department: 'LX', number, trigger: { kind: 'called' } }) as const;

const THRONE: StageMove = {
  id: 'throne',
  kind: 'set',
  what: 'Throne',
  place: 'centre',
  by: 'Ana',
  afterCueId: 'c1',
  beforeCueId: 'c3',
};
const TABLE: StageMove = { id: 'table', kind: 'strike', what: 'Table', afterCueId: 'c2' };
const PRESET: StageMove = { id: 'preset', kind: 'set', what: 'Skull' };

function after(commands: readonly Command[], from = sampleRoom('hamlet')): RoomState {
  return commands.reduce((state, command, index) => apply(state, command, index * 1_000), from);
}

const add = (move: StageMove): Command => ({ type: 'add-stage-move', move });
const tick = (moveId: string, isOn = true): Command => ({ type: 'tick-stage-move', moveId, isOn });
const call = (...cueIds: string[]): Command => ({
  type: 'go-cues',
  callerId: 'noor',
  cueIds,
  isConfirmed: true,
});

const ROOM = after([
  { type: 'add-cues', cues: [cue('c1', '1'), cue('c2', '2'), cue('c3', '3')], beforeCueId: null },
  { type: 'take-book', callerId: 'noor', name: 'Noor' },
  add(TABLE),
  add(THRONE),
  add(PRESET),
]);

const states = (room: RoomState) => runningRows(room).map(({ move, state }) => [move.id, state]);

describe('the running sheet', () => {
  test('lists its rows in the order of the cues, each with the cues around it', () => {
    expect(runningRows(ROOM).map(({ move, between }) => [move.what, between])).toEqual([
      ['Skull', 'Before the show'],
      ['Throne', 'After LX 1, before LX 3'],
      ['Table', 'After LX 2'],
    ]);
  });

  test('follows the calls: a row is waiting, open, late or done', () => {
    expect(states(ROOM)).toEqual([
      ['preset', 'open'],
      ['throne', 'waiting'],
      ['table', 'waiting'],
    ]);
    const first = after([call('c1'), tick('preset')], ROOM);
    expect(states(first)).toEqual([
      ['preset', 'done'],
      ['throne', 'open'],
      ['table', 'waiting'],
    ]);
    const second = apply(first, call('c2'), 60_000);
    expect(states(second)).toEqual([
      ['preset', 'done'],
      ['throne', 'late'],
      ['table', 'open'],
    ]);
    expect(states(apply(second, call('c3'), 90_000))[1]).toEqual(['throne', 'late']);
    expect(states(apply(second, tick('throne'), 90_000))[1]).toEqual(['throne', 'done']);
  });

  test('keeps a row whose cue was removed, with a note', () => {
    const room = apply(ROOM, { type: 'remove-cues', cueIds: ['c1'] }, 1);
    expect(runningRows(room).at(-1)).toMatchObject({
      between: 'After a removed cue, before LX 3',
      state: 'open',
    });
    const edit: Command = { type: 'edit-stage-move', move: { ...THRONE, by: 'Ben' }, was: THRONE };
    expect(refusalOf(room, edit, 2)).toBeUndefined();
  });

  test('keeps only its rows for another performance', () => {
    const ended = after([tick('preset'), { type: 'begin-report' }], ROOM);
    expect(runningOf(ended)).toEqual({ moves: [TABLE, THRONE, PRESET], done: [] });
  });

  test.each<[name: string, command: Command, refusal: string | undefined]>([
    ['the same row twice', add(THRONE), 'id-taken'],
    ['a row after an unknown cue', add({ ...THRONE, id: 'x', afterCueId: 'cx' }), 'unknown-cue'],
    [
      'an edit',
      { type: 'edit-stage-move', move: { ...THRONE, by: 'Ben' }, was: THRONE },
      undefined,
    ],
    [
      'an edit without a change',
      { type: 'edit-stage-move', move: THRONE, was: THRONE },
      'no-change',
    ],
    [
      'an edit of a row that another person has changed',
      { type: 'edit-stage-move', move: THRONE, was: { ...THRONE, by: 'Cy' } },
      'move-changed',
    ],
    ['a tick', tick('throne'), undefined],
    ['the removal of a missing tick', tick('throne', false), 'no-change'],
    ['a tick of a removed row', tick('sofa'), 'unknown-move'],
    ['a removal', { type: 'remove-stage-move', moveId: 'table' }, undefined],
    ['the removal of a removed row', { type: 'remove-stage-move', moveId: 'sofa' }, 'unknown-move'],
  ])('answers %s', (_, command, refusal) => {
    expect(refusalOf(ROOM, command, 1)).toBe(refusal);
  });

  test('has a maximum length', () => {
    const moves = Array.from({ length: STAGE_MOVES_MAX }, (_, n) => ({ ...PRESET, id: `m${n}` }));
    const full = { ...ROOM, running: { moves, done: [] } };
    expect(refusalOf(full, add(THRONE), 1)).toBe('too-many-moves');
  });

  test('can be ticked off by a phone on the deck, which cannot edit it', () => {
    expect(hasPermission('department', 'tick-stage-move')).toBe(true);
    for (const type of ['add-stage-move', 'edit-stage-move', 'remove-stage-move']) {
      expect(hasPermission('department', type)).toBe(false);
    }
    expect(hasPermission('viewer', 'tick-stage-move')).toBe(false);
  });
});

test.each([
  ['LX 2', 'c2'],
  ['  lx   2 ', 'c2'],
  ['LX2', undefined],
  ['SQ 2', undefined],
])('the cue %j is %s', (name, id) => expect(cueNamed(ROOM, name)?.id).toBe(id));
