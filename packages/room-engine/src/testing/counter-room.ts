import * as v from 'valibot';
import { type Act, eventIdOf, type RoomEvent, type RoomTypes, undoSchema } from '../log/event';
import { type EventLog, initialLog, nextEvent, appendEvents } from '../log/event-log';
import type { Format } from '../log/document-format';
import { rosterEntries } from '../protocol/messages';
import { serverMessageSchemaFor } from '../protocol/server-messages';
import type { RoomRules } from '../log/room-rules';

/** The smallest kind of room: a number that people count up and down, but not below zero. */
export interface CounterRoom {
  readonly act: { readonly type: 'add'; readonly count: number };
  readonly role: 'counter';
  readonly state: { readonly room: string; readonly total: number };
  readonly line: RoomTypes['line'] & { readonly text: string };
  readonly refusal: 'below-zero';
  readonly audience: 'everyone';
  readonly presence: object;
  readonly grant: object;
}

const lineOf = ({ by, seq, atMs, act }: RoomEvent<CounterRoom>, text: string) => {
  return { id: eventIdOf({ by, seq }), by, atMs, type: act?.type ?? '', text, isUndone: false };
};

const rules: RoomRules<CounterRoom> = {
  role: v.literal('counter'),
  leastRole: 'counter',
  wholeAudience: 'everyone',
  state: v.object({ room: v.string(), total: v.number() }),
  line: v.object({
    id: v.string(),
    by: v.string(),
    atMs: v.number(),
    type: v.string(),
    text: v.string(),
    isUndone: v.boolean(),
  }),
  initialState: (room) => ({ room, total: 0 }),
  roomOf: ({ room }) => room,
  permits: () => true,
  movesOn: () => false,
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

/** Messages from a counter's server to its windows. */
export const counterMessages = serverMessageSchemaFor<CounterRoom>({
  role: v.literal('counter'),
  audience: v.literal('everyone'),
  window: v.object({ ...rosterEntries, role: v.literal('counter') }),
});

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
