import { describe, expect, test } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, buildState, buildTimer, CURTAIN_MS } from '../../testing/builders';
import { describeLine } from '../event-log/log-line-text';
import { type Command, refusalOf } from '../acts/acts';
import { OWN_CALLS_MAX, type OwnCall } from '../state/call-schemas';
import type { Timer } from '../state/room-schema';
import { shownMessage } from '../state/room-state';
import { callBoard, callDepartments } from './call-board';
import { callLadder } from './call-ladder';
import { NO_CALLS } from './customs';

const MINUTE = 60_000;

const bell: OwnCall = {
  id: 'bell',
  name: 'First bell',
  message: 'Please take your seats',
  minutesBefore: 10,
  timerId: null,
  isForHouse: true,
};
const actTwo: OwnCall = {
  id: 'act-2-beginners',
  name: 'Act 2 beginners',
  message: 'Beginners for act 2, please',
  minutesBefore: 5,
  timerId: 'act-2',
  isForHouse: false,
};

const set = ({ id: call, ...rest }: OwnCall) =>
  ({ type: 'set-own-call', call, ...rest }) as const satisfies Command;

/** Returns a room with an interval before act 2, at the curtain's time. */
function room(run: Timer['run'], overrides: Partial<Timer> = {}) {
  return buildState({
    timers: [
      buildTimer({ id: 'interval', name: 'Interval', durationMs: 15 * MINUTE, run }),
      buildTimer({ id: 'act-2', name: 'Act 2', ...overrides }),
    ],
    selectedTimerId: 'interval',
    calls: { ...NO_CALLS, own: [actTwo] },
  });
}

const running = { phase: 'running', startedAtMs: CURTAIN_MS, elapsedBeforeMs: 0 } as const;

describe('a call before a timer', () => {
  test.each<[string, ReturnType<typeof room>, number, string, boolean]>([
    ['waits for the interval', room({ phase: 'idle' }), 0, 'waits ', false],
    ['counts to the end of it', room(running), 4, 'ahead 6:00', true],
    ['is due', room(running), 10, 'due 0:00', true],
    ['is late', room(running), 12, 'late 2:00', true],
    ['waits in a pause', room({ phase: 'paused', elapsedMs: 1 }), 4, 'waits ', false],
    [
      'is past once the timer has begun',
      room({ phase: 'idle' }, { run: running }),
      12,
      'past ',
      false,
    ],
    [
      'counts to the moment for which it is armed',
      room({ phase: 'idle' }, { armedForMs: CURTAIN_MS + 20 * MINUTE }),
      12,
      'ahead 3:00',
      true,
    ],
  ])('%s', (_, state, minutes, expected, isNext) => {
    const [call] = callLadder(state, CURTAIN_MS + minutes * MINUTE);
    expect([`${call?.state} ${call?.figure}`, call?.isNext]).toEqual([expected, isNext]);
  });
});

test('bells take their turns apart from the calls, and are listed by their time', () => {
  const calls = { ...NO_CALLS, curtainAtMs: CURTAIN_MS, own: [actTwo, bell] };
  const ladder = callLadder(buildState({ calls }), CURTAIN_MS - 30 * MINUTE);
  expect(ladder.map(({ name, isNext }) => `${name}${isNext ? ', next' : ''}`)).toEqual([
    'Half, next',
    'Quarter',
    'Five',
    'First bell, next',
    'Beginners',
    'Act 2 beginners',
  ]);
});

describe('the room’s own calls', () => {
  test('are shown and answered like the others, and stay for the next performance', () => {
    const { log } = buildEventLog([
      [0, set(actTwo)],
      [1, { type: 'give-own-call', call: actTwo.id, messageId: 'm1', text: actTwo.message }],
      [2, { type: 'answer-own-call', call: actTwo.id, name: 'Sound' }],
    ]);
    const state = stateOf(log);
    expect(shownMessage(state)?.text).toBe(actTwo.message);
    expect(state.calls?.given).toMatchObject([{ call: actTwo.id, answers: [{ name: 'Sound' }] }]);
    expect(
      linesOf(log).map((line) => describeLine(line, '24-hour').replaceAll(/[\u2068\u2069]/gu, '')),
    ).toEqual([
      'Call Act 2 beginners set',
      'Call: Beginners for act 2, please',
      'Thank you from Sound (Act 2 beginners)',
    ]);
    const next = stateOf(buildEventLog([[3, { type: 'end-performance' }]], log).log);
    expect(next.calls).toEqual({ ...NO_CALLS, own: [actTwo] });
  });

  test('appear on no viewer for front of house, and can be undone', () => {
    const { log } = buildEventLog([
      [0, set(bell)],
      [1, { type: 'give-own-call', call: 'bell', messageId: 'm1', text: bell.message }],
    ]);
    expect(stateOf(log).messages).toEqual([]);
    expect(stateOf(log).calls?.given).toMatchObject([{ call: 'bell' }]);
    const undone = buildEventLog([[2, { type: 'undo', entryId: 'desk:2' }]], log).log;
    expect(stateOf(undone).calls?.given).toEqual([]);
  });

  test('are changed in place, and are removed after they were given', () => {
    const { log } = buildEventLog([
      [0, set(bell)],
      [1, set(actTwo)],
      [2, set({ ...bell, minutesBefore: 3 })],
      [3, { type: 'give-own-call', call: 'bell', messageId: 'm1', text: bell.message }],
    ]);
    expect(stateOf(log).calls?.own?.map(({ minutesBefore }) => minutesBefore)).toEqual([3, 5]);
    const { log: without } = buildEventLog([[4, { type: 'remove-own-call', call: 'bell' }]], log);
    expect(stateOf(without).calls).toMatchObject({ own: [actTwo], given: [] });
  });

  test.each<[string, Command, OwnCall[], string | undefined]>([
    ['setting an unchanged call', set(bell), [bell], 'no-change'],
    [
      'setting a call before a removed timer',
      set({ ...actTwo, timerId: 'gone' }),
      [],
      'unknown-timer',
    ],
    [
      'setting a call under the id of one of the four',
      set({ ...bell, id: 'half' }),
      [],
      'id-taken',
    ],
    [
      'adding one call too many',
      set(bell),
      Array.from({ length: OWN_CALLS_MAX }, (_, place) => ({ ...actTwo, id: `call-${place}` })),
      'too-many-calls',
    ],
    [
      'giving an unknown call',
      { type: 'give-own-call', call: 'x', messageId: 'm', text: 'X' },
      [],
      'unknown-call',
    ],
    ['removing an unknown call', { type: 'remove-own-call', call: 'x' }, [bell], 'unknown-call'],
    [
      'answering a call before it is given',
      { type: 'answer-own-call', call: 'bell', name: 'Cast' },
      [bell],
      'call-not-given',
    ],
  ])('%s: %s', (_, act, own, refusal) => {
    expect(refusalOf(buildState({ calls: { ...NO_CALLS, own } }), act, CURTAIN_MS)).toBe(refusal);
  });
});

describe('the call board', () => {
  const answers = [
    { name: 'Sound', atMs: CURTAIN_MS },
    { name: 'Ophelia', atMs: CURTAIN_MS },
  ];

  test('lights the departments that answered, and names others', () => {
    const board = callBoard(buildState(), { answers });
    expect(board.tiles.find(({ name }) => name === 'Sound')?.answeredAtMs).toBe(CURTAIN_MS);
    expect(board.tiles.find(({ name }) => name === 'Cast')?.answeredAtMs).toBeNull();
    expect(board.others).toEqual(['Ophelia']);
  });

  test('has the departments of the cue sheet that have cues, unless a person set them', () => {
    const { log } = buildEventLog([
      [
        0,
        {
          type: 'add-cues',
          cues: [
            {
              id: 'lx1',
              department: 'LX',
              number: '1',
              label: 'Dawn',
              trigger: { kind: 'called' },
            },
          ],
          beforeCueId: null,
        },
      ],
    ]);
    expect(callDepartments(stateOf(log))).toEqual(['Lights', 'Cast', 'Wardrobe', 'Front of house']);
    const departments = ['Stage', 'Band'];
    const { log: chosen } = buildEventLog(
      [[1, { type: 'set-call-departments', departments }]],
      log,
    );
    expect(callDepartments(stateOf(chosen))).toEqual(departments);
  });
});
