import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, buildState, CURTAIN_MS } from '../../testing/builders';
import { type Act, actSchema } from '../event-log/event';
import { describeLine } from '../event-log/log-line-text';
import { undoables } from '../event-log/undoable';
import { performCommands } from './batch';
import type { Command } from './acts';

const rename: Command = { type: 'rename-timer', timerId: 'timer-1', name: 'Act 1' };
const chain: Command = { type: 'set-auto-start', timerId: 'timer-1', isOn: true };
const unchain: Command = { ...chain, isOn: false };
const gone: Command = { type: 'reset', timerId: 'gone' };
const clock: Command = { type: 'set-clock', offsetMs: 5_000 };
const batch = (...acts: readonly Command[]): Act => ({ type: 'batch', acts: [...acts] });

describe('several commands at once', () => {
  test.each<[string, readonly Command[], readonly Command[] | string]>([
    ['are all done', [rename, chain], [rename, chain]],
    ['leave out commands without an effect', [unchain, rename], [rename]],
    ['are refused if no command has an effect', [unchain, unchain], 'no-change'],
    ['are refused as a whole if one is', [rename, gone, chain], 'unknown-timer'],
    ['see the effects of the commands before them', [chain, unchain], [chain, unchain]],
  ])('%s', (_, commands, expected) => {
    const done = performCommands(buildState(), commands, CURTAIN_MS);
    expect(typeof done === 'string' ? done : done.map(({ act }) => act)).toEqual(expected);
  });
});

test.each<[string, object, boolean]>([
  ['two commands', batch(rename, chain), true],
  ['one command', batch(rename), false],
  ['too many commands', batch(...Array.from({ length: 9 }, () => rename)), false],
  ['a correction of the clock', batch(rename, clock), false],
  ['a batch', { type: 'batch', acts: [rename, batch(rename, chain)] }, false],
])('a batch of %s can be read: %s', (_, act, isValid) => {
  expect(v.is(actSchema, act)).toBe(isValid);
});

describe('a batch in the log', () => {
  const done = buildEventLog([[0, batch(rename, unchain, chain)]]).log;

  test('is one event with a line for each command that had an effect', () => {
    expect(done.steps).toHaveLength(1);
    expect(linesOf(done).map((line) => [line.id, describeLine(line, '24-hour')])).toEqual([
      ['desk:1', 'Timer 1 renamed Act 1'],
      ['desk:1.1', 'Act 1 starts the next timer at zero'],
    ]);
  });

  test('is listed once for undo, and is undone and redone as a whole', () => {
    const offered = undoables(linesOf(done), () => true, CURTAIN_MS);
    expect(offered.map(({ eventId }) => eventId)).toEqual(['desk:1']);
    const undone = buildEventLog([[1_000, { type: 'undo', entryId: 'desk:1' }]], done, 'booth').log;
    expect(stateOf(undone)).toEqual(buildState());
    expect(linesOf(undone).map(({ isUndone }) => isUndone)).toEqual([true, true, false]);
    const redone = buildEventLog([[2_000, { type: 'undo', entryId: 'booth:1' }]], undone).log;
    expect(stateOf(redone)).toEqual(stateOf(done));
  });

  test('has no effect and no line if it is refused at its position', () => {
    const { log } = buildEventLog([[0, batch(rename, gone)]]);
    expect(log.steps).toMatchObject([{ outcome: 'unknown-timer', lines: [] }]);
    expect(stateOf(log)).toEqual(buildState());
  });
});
