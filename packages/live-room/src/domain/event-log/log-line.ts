import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import * as v from 'valibot';
import { isCallingCommand } from '../calling/calling-commands';
import { cueText } from '../calling/calling-text';
import { isSheetCommand } from '../cues/sheet-commands';
import { firedText } from '../house-desks/house-desk-text';
import { isRunningCommand, runningText } from '../running/running-commands';
import { callLadder, definedCall } from '../calls/call-ladder';
import type { Command } from '../room/commands';
import { noteMoment, noteText } from '../room/notes';
import { WINDOW_ROLES } from '../room/permissions';
import { holdMinutesSchema } from '../room/call-schemas';
import {
  offsetSchema,
  type RoomState,
  storedTextSchema,
  timestampSchema,
} from '../room/room-schema';
import { timerOf, wallTimeOf } from '../room/room-state';
import { screensText } from '../room/screen-text';
import { balanceMs } from '../timer/countdown';
import { timeOfDay } from '../timer/time';
import { type Act, eventIdOf, type KnownEvent, type RoomEvent } from './event';

const timerLineSchema = v.object({
  id: v.string(),
  name: storedTextSchema,
  /** Remaining time before and after the act; below zero for an overrun. */
  beforeMs: offsetSchema,
  afterMs: offsetSchema,
  wasRunning: v.boolean(),
  isRunning: v.boolean(),
});

/**
 * One line of the room's log: an act with those parts of the states before and after it that the
 * report needs.
 */
export const logLineSchema = v.object({
  /** Event id, see `eventIdOf`; further lines of a batch add a number. */
  id: v.string(),
  by: v.string(),
  role: v.picklist(WINDOW_ROLES),
  atMs: timestampSchema,
  // Any string, because a later version may have more kinds of acts.
  type: v.custom<string>((type) => typeof type === 'string'),
  timer: v.nullable(timerLineSchema),
  /** Timer that ended when the next one started. */
  ended: v.exactOptional(timerLineSchema),
  /** Timers that ran until this start. */
  othersEnded: v.exactOptional(v.array(timerLineSchema)),
  /** Text of the act, such as a message, a former name, or the undone act. */
  text: v.nullable(storedTextSchema),
  isOn: v.nullable(v.boolean()),
  /** Length of a hold; its reason is in `text`. */
  minutes: v.exactOptional(holdMinutesSchema),
  /** Name and due time of one of the room's own calls; epoch ms of the system clock. */
  call: v.exactOptional(v.object({ name: storedTextSchema, dueAtMs: v.nullable(timestampSchema) })),
  /** Names of the screens for which a message is meant. */
  to: v.exactOptional(storedTextSchema),
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

function othersEndedBy(
  before: RoomState,
  after: RoomState,
  timerId: string,
  atMs: number,
): TimerLine[] {
  return before.timers
    .filter(({ id }) => id !== timerId)
    .flatMap(({ id }) => timerLineOf(before, after, id, atMs) ?? [])
    .filter(({ wasRunning, isRunning }) => wasRunning && !isRunning);
}

function textOf(before: RoomState, command: Command, atMs: number): string | null {
  if (command.type === 'write-note') return noteText(command);
  if (isCallingCommand(command) || isSheetCommand(command)) return cueText(before, command, atMs);
  if (isRunningCommand(command)) return runningText(before, command);
  if ('text' in command) return command.text;
  if (command.type === 'hold') return command.reason;
  if (command.type === 'set-curtain') return new Date(command.curtainAtMs).toISOString();
  if (command.type === 'remove-own-call')
    return definedCall(before.calls, command.call)?.name ?? null;
  if (
    command.type === 'name-screen' ||
    command.type === 'take-show' ||
    command.type === 'set-own-call'
  )
    return command.name;
  if (command.type === 'set-call-departments') return command.departments.join(', ');
  if ('screenIds' in command) return screensText(before, command.screenIds);
  if (command.type === 'answer-call' || command.type === 'answer-own-call') {
    return `${command.name} (${definedCall(before.calls, command.call)?.name ?? 'a call'})`;
  }
  if (command.type === 'import-timers') return String(command.timers.length);
  if (command.type === 'rename-timer') return timerOf(before, command.timerId)?.name ?? null;
  if (command.type === 'arm-timer') {
    return command.armedForMs === null ? null : timeOfDay(command.armedForMs, NEUTRAL_CLOCK);
  }
  if (command.type === 'start-next') return timerOf(before, command.afterTimerId)?.name ?? null;
  if ('messageId' in command) {
    return before.messages.find(({ id }) => id === command.messageId)?.text ?? null;
  }
  return null;
}

/**
 * Returns name and due time of an own call, which may be changed or removed before a person reads
 * the report.
 */
function ownCallOf(before: RoomState, id: string, atMs: number): LogLine['call'] {
  const call = callLadder(before, wallTimeOf(before, atMs)).find((other) => other.id === id);
  return call && { name: call.name, dueAtMs: call.atMs };
}

/** An event with a single act; a batch is split into several of these. */
type ActEvent = Omit<KnownEvent, 'act'> & {
  readonly act: Command | Extract<Act, { type: 'undo' }>;
};

interface LineContext {
  /** Text of the target, for an undo. */
  readonly undone?: string | null;
  /** Index of the act in its batch. */
  readonly index?: number;
}

function isOnOf(act: ActEvent['act'], before: RoomState, atMs: number): boolean | null {
  if (act.type === 'desk-fired') return firedText(before, act, atMs).isInOrder;
  if (act.type === 'desk-answered') return act.answer === 'sent';
  if (act.type === 'message-screens') return act.messageId !== null;
  if (act.type === 'choose-screen-parts') return act.parts !== null;
  return 'isOn' in act ? act.isOn : null;
}

/**
 * Whether a line is its event's only one, or the first of a batch. Its id then equals the event's.
 */
export const isFirstLine = ({ id }: Pick<LogLine, 'id'>): boolean => !id.includes('.');

/** Returns the line of an act from the states before and after it. */
export function lineOf(
  { by, role, seq, atMs, act }: ActEvent,
  { before, after }: { readonly before: RoomState; readonly after: RoomState },
  { undone = null, index = 0 }: LineContext = {},
): LogLine {
  const id = eventIdOf({ by, seq });
  const ended =
    act.type === 'start-next' ? timerLineOf(before, after, act.afterTimerId, atMs) : null;
  const call = act.type === 'give-own-call' ? ownCallOf(before, act.call, atMs) : undefined;
  const othersEnded = act.type === 'go' ? othersEndedBy(before, after, act.timerId, atMs) : [];
  return {
    id: index === 0 ? id : `${id}.${index}`,
    by,
    role,
    atMs: act.type === 'write-note' ? noteMoment(act, atMs) : atMs,
    type: act.type,
    timer:
      'timerId' in act && act.timerId !== null
        ? timerLineOf(before, after, act.timerId, atMs)
        : null,
    ...(ended && { ended }),
    ...(othersEnded.length > 0 && { othersEnded }),
    text: act.type === 'undo' ? undone : textOf(before, act, atMs),
    isOn: isOnOf(act, before, atMs),
    ...(act.type === 'hold' && { minutes: act.minutes }),
    ...(call && { call }),
    ...('to' in act && { to: screensText(before, act.to) }),
    isUndone: false,
  };
}

/** Returns the line of an event with an unknown act. */
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
