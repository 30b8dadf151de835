import * as v from 'valibot';
import { type Act, type RoomEvent, undoSchema } from '../log/event';
import { type EventLog, initialLog, nextEvent, appendEvents } from '../log/event-log';
import type { Format } from '../log/document-format';
import type { RoomRules } from '../log/room-rules';

/** The smallest kind of room: a number that people count up and down, but not below zero. */
export interface CounterRoom {
  readonly act: { readonly type: 'add'; readonly count: number };
  readonly role: 'counter';
  readonly state: { readonly room: string; readonly total: number };
  readonly line: { readonly by: string; readonly text: string; readonly isUndone: boolean };
  readonly refusal: 'below-zero';
  readonly audience: 'everyone';
  readonly presence: object;
}

const lineOf = ({ by }: { readonly by: string }, text: string) => ({ by, text, isUndone: false });

const rules: RoomRules<CounterRoom> = {
  role: v.literal('counter'),
  leastRole: 'counter',
  wholeAudience: 'everyone',
  state: v.object({ room: v.string(), total: v.number() }),
  line: v.object({ by: v.string(), text: v.string(), isUndone: v.boolean() }),
  initialState: (room) => ({ room, total: 0 }),
  roomOf: ({ room }) => room,
  permits: () => true,
  perform(before, event) {
    const total = before.total + event.act.count;
    if (total < 0) return 'below-zero';
    return { after: { ...before, total }, lines: [lineOf(event, `${total}`)] };
  },
  undoneLines: (_, event) => [lineOf(event, `${event.act.count}`)],
  mayUndo: () => true,
  undoLine: (_, event, target) => lineOf(event, `not ${target?.text}`),
  opaqueLine: (event) => lineOf(event, 'unknown'),
};

export const counterFormat: Format<CounterRoom> = {
  version: 1,
  acts: v.union([v.object({ type: v.literal('add'), count: v.number() }), undoSchema]),
  rules,
  migrations: {},
};

export const newCounter = (): EventLog<CounterRoom> => initialLog(rules, 'foyer');

/** Returns a log with one more act. */
export function withAct(
  log: EventLog<CounterRoom>,
  by: string,
  act: Act<CounterRoom>,
): EventLog<CounterRoom> {
  const event: RoomEvent<CounterRoom> = nextEvent(log, { by, role: 'counter' }, act, 0);
  return appendEvents(log, [event]);
}

export const add = (count: number) => ({ type: 'add', count }) as const;
