import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cue, type CalledRoom, MIRA, NOOR, onBook, START_MS } from '../../testing/called-room';
import { lineOf } from '../event-log/line-of';
import { describeLine } from '../event-log/log-line-text';
import { cueFacts } from '../report/cue-facts';
import { roomStateSchema } from '../state/room-schema';
import { apply, type Command, commandSchema } from '../acts/acts';
import { runningRows } from '../running/running-view';
import { houseDeskRows, type HouseDeskRow } from './house-desk-view';
import { houseDesksOf } from './with-house-desks';

const fired = (number: string, department = 'LX'): Command => ({
  type: 'desk-fired',
  department,
  number,
  desk: 'Eos',
});

const arm = (department = 'LX', { callerId } = NOOR): Command => ({
  type: 'arm-desk',
  callerId,
  department,
});

const armedOf = (show: CalledRoom): string[] =>
  houseDesksOf(show.state).armed.map(({ department }) => department);

/** Marks that keep the direction of a name from changing the sentence around it. */
const ISOLATES = /[\u2066-\u2069]/gu;

/** Returns the log's text for a command, and whether all was in order. */
function logged(show: CalledRoom, command: Command, afterMs = 0): [string, boolean | null] {
  const atMs = show.nowMs + afterMs;
  const event = { by: 'b1', role: 'bridge', seq: 1, atMs, act: command } as const;
  const after = apply(show.state, command, atMs);
  const line = lineOf(event, event.act, { before: show.state, after });
  const text = describeLine(line, '24-hour');
  return [text.replaceAll(ISOLATES, ''), line.isOn];
}

describe('arming a desk', () => {
  it('is the caller’s alone, for a department of the sheet, and once', () => {
    const show = onBook();
    expect(show.do(arm('LX', MIRA))).toBe('not-on-book');
    expect(show.do(arm('ZZZ'))).toBe('unknown-department');
    expect(show.do(arm())).toBeUndefined();
    expect(show.do(arm())).toBe('no-change');
    expect(armedOf(show)).toEqual(['LX']);
  });

  it('is undone by one act of any controller', () => {
    const show = onBook();
    show.do(arm());
    show.do(arm('SQ'));
    expect(show.do({ type: 'disarm-desks', departments: ['FS'] })).toBe('no-change');
    expect(show.do({ type: 'disarm-desks', departments: ['LX', 'SQ'] })).toBeUndefined();
    expect(armedOf(show)).toEqual([]);
  });

  it.each<[string, readonly Command[], readonly string[]]>([
    [
      'stays while the caller only changes their name',
      [{ type: 'take-book', ...NOOR, name: 'N' }],
      ['LX'],
    ],
    ['ends when the caller leaves the book', [{ type: 'leave-book', callerId: 'noor' }], []],
    [
      'ends when the book goes to another caller',
      [
        { type: 'ask-for-book', ...MIRA },
        { type: 'hand-book', callerId: 'noor' },
      ],
      [],
    ],
    [
      'ends when a caller who is cut off loses the book',
      [{ type: 'take-book', ...MIRA, cutOffSinceMs: START_MS - 60_000 }],
      [],
    ],
    ['ends with the performance', [{ type: 'end-performance' }], []],
  ])('%s', (_, commands, left) => {
    const show = onBook();
    show.do(arm());
    for (const command of commands) expect(show.do(command)).toBeUndefined();
    expect(armedOf(show)).toEqual(left);
  });
});

describe('a fire of a desk', () => {
  it('belongs to the cue of its number, however the desk writes that', () => {
    const show = onBook([cue('c1', { number: '12.1' })]);
    show.go();
    expect(show.do(fired('12.10'), 300)).toBeUndefined();
    expect(show.call('c1')?.firedAtMs).toBe(show.nowMs);
    expect(show.do(fired('99'), 300)).toBeUndefined();
    expect(houseDesksOf(show.state).fired).toMatchObject([{ department: 'LX', number: '99' }]);
  });

  it('has no effect for a department that is missing in the sheet', () => {
    expect(onBook().do(fired('1', 'ZZZ'))).toBe('unknown-department');
  });

  it('that arrives after a later one does not set the desk back', () => {
    const show = onBook();
    show.do(fired('3'));
    show.state = apply(show.state, fired('1'), show.nowMs - 500);
    expect(houseDesksOf(show.state).fired).toMatchObject([{ number: '3' }]);
    expect(show.call('c1')?.firedAtMs).toBe(show.nowMs - 500);
  });

  it.each(['', ' 12', 'x'.repeat(21)])('is refused with the number %j', (number) => {
    expect(v.is(commandSchema, fired(number))).toBe(false);
  });

  it('is in the log with its time after GO, and in the report where it was not in order', () => {
    const show = onBook();
    expect(logged(show, fired('1'))).toEqual(['Fired on Eos: LX 1, before its GO', false]);
    show.go();
    expect(logged(show, fired('1'), 300)).toEqual(['Fired on Eos: LX 1, 0.3 s after GO', true]);
    expect(logged(show, fired('1'), 2_340)).toEqual(['Fired on Eos: LX 1, 2.3 s after GO', false]);
    expect(logged(show, fired('6', 'FS'))).toEqual(['Fired on Eos: FS 6', true]);
    expect(logged(show, fired('77'))).toEqual(['Fired on Eos: LX 77, not in the sheet', false]);
    const act = fired('77');
    const event = { by: 'b1', role: 'bridge', seq: 1, atMs: START_MS, act } as const;
    const line = lineOf(event, event.act, { before: show.state, after: show.state });
    expect(cueFacts([line])).toEqual([
      { atMs: START_MS, outcome: 'fired on its desk', text: 'Eos: LX 77, not in the sheet' },
    ]);
  });

  it('opens the moves after a cue that its operator takes by sight', () => {
    const show = onBook();
    const move = { id: 'm1', kind: 'set', what: 'Throne', afterCueId: 'c6' } as const;
    show.do({ type: 'add-stage-move', move });
    expect(runningRows(show.state)).toMatchObject([{ state: 'waiting' }]);
    show.do(fired('6', 'FS'));
    expect(runningRows(show.state)).toMatchObject([{ state: 'open' }]);
  });
});

describe('an answer of a bridge', () => {
  const answered = (goAtMs: number, answer: 'sent' | 'late' = 'sent', cueId = 'c1'): Command => ({
    type: 'desk-answered',
    department: 'LX',
    desk: 'Eos',
    cueId,
    goAtMs,
    answer,
  });

  it('is for a GO that was given, to a cue of its department', () => {
    const show = onBook();
    expect(show.do(answered(START_MS))).toBe('no-change');
    show.go();
    expect(show.do(answered(show.nowMs, 'sent', 'c2'), 0)).toBe('unknown-cue');
    expect(show.do(answered(show.nowMs), 0)).toBeUndefined();
    expect(houseDesksOf(show.state).answers).toMatchObject([{ cueId: 'c1', answer: 'sent' }]);
  });

  it('to an earlier GO does not take the place of a later one', () => {
    const show = onBook();
    show.go();
    const firstMs = show.nowMs;
    show.go();
    show.do(answered(show.nowMs, 'sent', 'c3'), 10);
    show.do(answered(firstMs, 'late'), 10);
    expect(houseDesksOf(show.state).answers).toMatchObject([{ cueId: 'c3' }]);
  });

  it('is in the log, and in the report where nothing was sent', () => {
    const show = onBook();
    show.go();
    expect(logged(show, answered(show.nowMs))).toEqual(['Sent to its desk: LX 1 on Eos', true]);
    expect(logged(show, answered(show.nowMs, 'late'))).toEqual([
      'Not sent to its desk: LX 1 on Eos, the GO came too late',
      false,
    ]);
  });
});

describe('the book', () => {
  const BRIDGE = {
    role: 'bridge',
    status: 'current',
    houseDesks: [{ department: 'LX', desk: 'Eos', isConnected: true, next: '3' }],
  } as const;
  const rowOf = (show: CalledRoom, afterMs = 0, bridge: object = {}): HouseDeskRow | undefined =>
    houseDeskRows(show.state, [{ ...BRIDGE, ...bridge }], show.nowMs + afterMs)[0];

  it('shows no house desk where there is none', () => {
    expect(houseDeskRows(onBook().state, [], START_MS)).toEqual([]);
  });

  it('says how long after GO the desk fired, and what stands next', () => {
    const show = onBook();
    expect(rowOf(show)).toMatchObject({ step: 'none', next: '3', nextInSheet: '1', go: null });
    show.go();
    expect(rowOf(show)).toMatchObject({ step: 'waiting', called: '1', nextInSheet: '3' });
    show.do(fired('1'), 300);
    expect(rowOf(show)).toMatchObject({ step: 'in-step', fired: '1', afterGoMs: 300 });
  });

  it('says that a desk ran ahead, until the caller is there', () => {
    const show = onBook();
    show.go();
    show.do(fired('1'), 300);
    show.do(fired('3'));
    expect(rowOf(show)).toMatchObject({ step: 'apart', fired: '3', called: '1', afterGoMs: null });
    show.go();
    expect(rowOf(show)).toMatchObject({ step: 'in-step', fired: '3', afterGoMs: -1_000 });
  });

  it('says that a desk stayed behind, a second after GO', () => {
    const show = onBook();
    show.go();
    expect(rowOf(show, 999)).toMatchObject({ step: 'waiting' });
    expect(rowOf(show, 1_000)).toMatchObject({ step: 'apart', fired: null, called: '1' });
  });

  it('takes follows of the desk for what they are', () => {
    const show = onBook();
    show.go();
    show.go();
    show.do(fired('3'), 100);
    show.do(fired('4'), 100);
    expect(rowOf(show)).toMatchObject({ step: 'in-step', fired: '4', called: '3' });
    show.do(fired('7'), 2_000);
    expect(rowOf(show)).toMatchObject({ step: 'apart', fired: '7', called: '3' });
  });

  it.each([
    ['connected', {}],
    ['unreachable', { houseDesks: [{ ...BRIDGE.houseDesks[0], isConnected: false }] }],
    ['silent', { status: 'silent' }],
    ['gone', { houseDesks: [] }],
  ] as const)('says that a desk is %s', (link, bridge) => {
    const show = onBook();
    show.do(fired('1'));
    expect(rowOf(show, 0, bridge)).toMatchObject({ link, desk: 'Eos' });
  });

  it.each([
    ['waiting', [], 999],
    ['no-answer', [], 1_000],
    ['waiting', ['sent'], 999],
    ['unconfirmed', ['sent'], 1_000],
    ['late', ['late'], 0],
    ['unreachable', ['unreachable'], 5_000],
    ['fired', ['sent', 'fired'], 5_000],
  ] as const)('says that a GO of an armed department is %s after %j', (go, acts, afterMs) => {
    const show = onBook();
    show.do(arm());
    expect(rowOf(show)).toMatchObject({ isArmed: true, go: null });
    show.go();
    const goAtMs = show.nowMs;
    for (const act of acts) {
      const command: Command =
        act === 'fired'
          ? fired('1')
          : {
              type: 'desk-answered',
              department: 'LX',
              desk: 'Eos',
              cueId: 'c1',
              goAtMs,
              answer: act,
            };
      show.do(command, 0);
    }
    expect(rowOf(show, afterMs)).toMatchObject({ go });
  });

  it('asks nothing of a desk that was armed after the GO', () => {
    const show = onBook();
    show.go();
    show.do(arm());
    expect(rowOf(show, 5_000)).toMatchObject({ go: null });
  });
});

it('a room with house desks can be stored and read', () => {
  const show = onBook();
  show.do(arm());
  show.go();
  show.do(fired('1'), 300);
  expect(v.parse(roomStateSchema, structuredClone(show.state))).toEqual(show.state);
});
