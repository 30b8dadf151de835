import * as v from 'valibot';
import { callText, NO_CALLS } from '../calls/call-ladder';
import type { Command } from '../room/commands';
import { WINDOW_ROLES } from '../room/permissions';
import {
  offsetSchema,
  type RoomState,
  storedTextSchema,
  timestampSchema,
} from '../room/room-schema';
import { timerOf } from '../room/room-state';
import { balanceMs } from '../timer/countdown';
import { timeOfDay } from '../timer/time';
import { eventIdOf, type KnownEvent, type RoomEvent } from './event';

const timerLineSchema = v.object({
  id: v.string(),
  name: storedTextSchema,
  /** Remaining time before and after the act; below zero it is overrun. */
  beforeMs: offsetSchema,
  afterMs: offsetSchema,
  wasRunning: v.boolean(),
  isRunning: v.boolean(),
});

/** One line of the room's log: an act with the state before and after it, as far as the report needs it. */
export const logLineSchema = v.object({
  /** `eventIdOf` the event. */
  id: v.string(),
  by: v.string(),
  role: v.picklist(WINDOW_ROLES),
  atMs: timestampSchema,
  // Written only from acts, and a later version may have more of them.
  type: v.custom<string>((type) => typeof type === 'string'),
  timer: v.nullable(timerLineSchema),
  /** The timer that ended where the other one started. */
  ended: v.exactOptional(timerLineSchema),
  /** A message, a former name, or what was undone. */
  text: v.nullable(storedTextSchema),
  isOn: v.nullable(v.boolean()),
  isUndone: v.boolean(),
});

export type LogLine = v.InferOutput<typeof logLineSchema>;
export type TimerLine = v.InferOutput<typeof timerLineSchema>;

function timerLineOf(
  before: RoomState,
  after: RoomState,
  timerId: string,
  atMs: number,
): TimerLine | null {
  const was = timerOf(before, timerId);
  const is = timerOf(after, timerId);
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
  if (command.type === 'answer-call') {
    const { custom } = before.calls ?? NO_CALLS;
    return `${command.name} (${callText(custom, command.call).name})`;
  }
  if (command.type === 'import-timers') return String(command.timers.length);
  if (command.type === 'rename-timer') return timerOf(before, command.timerId)?.name ?? null;
  if (command.type === 'arm-timer') {
    return command.armedForMs === null ? null : timeOfDay(command.armedForMs);
  }
  if (command.type === 'start-next') return timerOf(before, command.afterTimerId)?.name ?? null;
  if ('messageId' in command) {
    return before.messages.find(({ id }) => id === command.messageId)?.text ?? null;
  }
  return null;
}

/** The line of an act between the states before and after it; for an undo, `undone` is the text of its target. */
export function lineOf(
  { by, role, seq, atMs, act }: KnownEvent,
  before: RoomState,
  after: RoomState,
  undone: string | null = null,
): LogLine {
  const ended =
    act.type === 'start-next' ? timerLineOf(before, after, act.afterTimerId, atMs) : null;
  return {
    id: eventIdOf({ by, seq }),
    by,
    role,
    atMs,
    type: act.type,
    timer: 'timerId' in act ? timerLineOf(before, after, act.timerId, atMs) : null,
    ...(ended && { ended }),
    text: act.type === 'undo' ? undone : textOf(before, act),
    isOn: 'isOn' in act ? act.isOn : null,
    isUndone: false,
  };
}

/** The line of an event of which this release knows only that it happened. */
export function opaqueLineOf({ by, role, seq, atMs, verbatim }: RoomEvent): LogLine {
  return {
    id: eventIdOf({ by, seq }),
    by,
    role,
    atMs,
    type: verbatim?.act.type ?? '',
    timer: null,
    text: null,
    isOn: null,
    isUndone: false,
  };
}
