import * as v from 'valibot';
import { type Command, WINDOW_ROLES } from './commands';
import { balanceMs } from './countdown';
import type { Act, ActType, Entry, KnownEntry } from './entry';
import { entryId } from './entry';
import { keptTextSchema, momentSchema, type RoomState, shiftSchema, timerOf } from './room-state';

const timerLineSchema = v.object({
  id: v.string(),
  name: keptTextSchema,
  /** Remaining time before and after the act; below zero it is overrun. */
  beforeMs: shiftSchema,
  afterMs: shiftSchema,
  wasRunning: v.boolean(),
  isRunning: v.boolean(),
});

/** One line of the room's log: an act with what it met and what it made of it. */
export const logLineSchema = v.object({
  /** `entryId` of the act. */
  id: v.string(),
  by: v.string(),
  role: v.picklist(WINDOW_ROLES),
  atMs: momentSchema,
  // Written only from acts, and a later version may have more of them.
  type: v.custom<ActType>((type) => typeof type === 'string'),
  timer: v.nullable(timerLineSchema),
  /** A message, a former name, or what was undone. */
  text: v.nullable(keptTextSchema),
  isOn: v.nullable(v.boolean()),
  isUndone: v.boolean(),
});

export type LogLine = v.InferOutput<typeof logLineSchema>;
export type TimerLine = v.InferOutput<typeof timerLineSchema>;

function timerLineOf(
  before: RoomState,
  after: RoomState,
  act: Act,
  atMs: number,
): TimerLine | null {
  if (!('timerId' in act)) return null;
  const was = timerOf(before, act.timerId);
  const is = timerOf(after, act.timerId);
  const known = is ?? was;
  if (!known) return null;
  return {
    id: known.id,
    name: known.name,
    beforeMs: balanceMs(was ?? known, atMs),
    afterMs: balanceMs(known, atMs),
    wasRunning: was?.run.phase === 'running',
    isRunning: is?.run.phase === 'running',
  };
}

function textOf(before: RoomState, command: Command): string | null {
  if ('text' in command) return command.text;
  if (command.type === 'rename-timer') return timerOf(before, command.timerId)?.name ?? null;
  if ('messageId' in command) {
    return before.messages.find(({ id }) => id === command.messageId)?.text ?? null;
  }
  return null;
}

/** The line of an act between the states before and after it; for an undo, `undone` says of what. */
export function lineOf(
  { by, role, seq, atMs, act }: KnownEntry,
  before: RoomState,
  after: RoomState,
  undone: string | null = null,
): LogLine {
  return {
    id: entryId({ by, seq }),
    by,
    role,
    atMs,
    type: act.type,
    timer: timerLineOf(before, after, act, atMs),
    text: act.type === 'undo' ? undone : textOf(before, act),
    isOn: 'isOn' in act ? act.isOn : null,
    isUndone: false,
  };
}

/** The line of an event of which this release knows only that it happened. */
export function opaqueLineOf({ by, role, seq, atMs, verbatim }: Entry): LogLine {
  return {
    id: entryId({ by, seq }),
    by,
    role,
    atMs,
    // The schema takes any kind for the same reason.
    type: verbatim?.act.type as ActType,
    timer: null,
    text: null,
    isOn: null,
    isUndone: false,
  };
}
