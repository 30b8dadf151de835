import { eventIdOf } from '@standby/room-engine/log/event';
import { eventsOf } from '@standby/room-engine/log/event-log';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import type { Audience } from '../rules/define-act';
import { BATCH_MAX, performCommands } from '../acts/batch';
import type { Command, CommandOf } from '../acts/acts';
import { mayRead } from '../acts/permissions';
import type { RoomMessage, RoomState } from '../state/room-schema';
import { type Act, commandsOf, type RoomEvent } from './event';
import type { Checkpoint, EventLog, ReplayStep } from './event-log';
import type { LogLine } from '../state/log-line';

/*
 * Filters a log for windows that may not read all of it. They get a placeholder for each event that
 * they may not read; it keeps position, author, number and moment. Placeholders do not affect their
 * screens: these replicas show the same room as all others, without the parts that are not for
 * them.
 *
 * Only desks may read a message until it is shown. So the act that shows it also carries the
 * message.
 */

/** Returns an event without its act. */
function placeholderOf({ by, seq, atMs, role }: RoomEvent): RoomEvent {
  return { by, seq, atMs, role, act: null };
}

/** Returns the ids of the messages that all viewers, or single screens, show. */
function shownIds({ shownMessageId, screens = [] }: RoomState): ReadonlySet<string | null> {
  return new Set([shownMessageId, ...screens.map(({ messageId = null }) => messageId)]);
}

function isMessageFor(audience: Audience, { source }: RoomMessage): boolean {
  return source === 'question' && mayRead(audience, 'ask');
}

/** Returns the state of a room without the parts that an audience may not read. */
export function stateFor(state: RoomState, audience: Audience): RoomState {
  if (audience === 'desks') return state;
  const { messagePresets: _, ...rest } = state;
  const shown = shownIds(state);
  const messages = state.messages.filter(
    (message) => shown.has(message.id) || isMessageFor(audience, message),
  );
  return { ...rest, messages };
}

/** Returns the act that writes a message, for windows that did not get it. */
function writing({ id: messageId, text, to }: RoomMessage): Command {
  return { type: 'send-message', messageId, text, ...(to && { to }) };
}

/** Returns the acts that write the message which a command shows. */
function broughtAlong(
  command: CommandOf<'show-message' | 'message-screens'>,
  { messages }: RoomState,
): Command[] {
  return messages.filter(({ id }) => id === command.messageId).map(writing);
}

/** Returns the effects of an unreadable command that its audience can see on screens. */
function remainderOf(before: RoomState, after: RoomState): Command[] {
  const [shown, were, are] = [
    shownIds(before),
    new Set(before.messages.map(({ id }) => id)),
    new Set(after.messages.map(({ id }) => id)),
  ];
  const gone = before.messages.filter(({ id }) => shown.has(id) && !are.has(id));
  const come = after.messages.filter(({ id }) => shown.has(id) && !were.has(id));
  const isTakenOff = before.shownMessageId !== null && after.shownMessageId === null;
  return [
    ...gone.map(({ id }): Command => ({ type: 'remove-message', messageId: id })),
    ...come.map(writing),
    ...(isTakenOff && gone.length === 0 ? [{ type: 'clear-message' } as const] : []),
  ];
}

/** Returns the commands that an audience gets for a command that was done. */
function commandFor(
  audience: Audience,
  command: Command,
  before: RoomState,
  after: RoomState,
): Command[] {
  if (!mayRead(audience, command.type)) return remainderOf(before, after);
  const isShowing = command.type === 'show-message' || command.type === 'message-screens';
  return isShowing ? [...broughtAlong(command, before), command] : [command];
}

/** Whether a command means the same to an audience that cannot read all acts before it. */
function isPlain(audience: Audience, { type }: Command): boolean {
  return mayRead(audience, type) && type !== 'show-message' && type !== 'message-screens';
}

function asAct(commands: readonly Command[]): Act | null {
  const [first] = commands;
  if (!first) return null;
  return commands.length === 1 ? first : { type: 'batch', acts: [...commands] };
}

const sent = new WeakMap<ReplayStep, Map<Audience, RoomEvent>>();

function eventFor(audience: Audience, step: ReplayStep, before: RoomState): RoomEvent {
  const { event } = step;
  if (event.act === null) return placeholderOf(event);
  if (event.act.type === 'undo') return event;
  const commands = commandsOf(event.act);
  if (commands.every((command) => isPlain(audience, command))) return event;
  // An undone event keeps its commands, because each window leaves them out in its own replay.
  const done = performCommands(before, commands, event.atMs);
  if (typeof done === 'string') return placeholderOf(event);
  const acts = done.flatMap((one) => commandFor(audience, one.act, one.before, one.after));
  return { ...placeholderOf(event), act: asAct(acts.slice(0, BATCH_MAX)) };
}

/** Returns a step's event as an audience may read it; always the same object for the same step. */
function knownEventFor(audience: Audience, step: ReplayStep, before: RoomState): RoomEvent {
  const known = sent.get(step) ?? new Map<Audience, RoomEvent>();
  sent.set(step, known);
  const event = known.get(audience) ?? eventFor(audience, step, before);
  known.set(audience, event);
  return event;
}

/**
 * Returns the events of a log as an audience may read them.
 * @param from index of the first step.
 */
export function eventsFor(
  audience: Audience,
  { checkpoint, steps }: EventLog,
  from = 0,
): RoomEvent[] {
  if (audience === 'desks') return eventsOf({ steps: steps.slice(from) });
  return steps.slice(from).map((step, index) => {
    const before = steps[from + index - 1]?.after ?? checkpoint.state;
    return knownEventFor(audience, step, before);
  });
}

/** Lines that quote a message, even one that was never shown. */
const NAMING: ReadonlySet<string> = new Set(['undo', 'remove-message']);

const withoutText = (line: LogLine): LogLine => ({ ...line, text: null });

/** Returns the lines of a log that an audience may read. */
export function linesFor(audience: Audience, lines: readonly LogLine[]): LogLine[] {
  if (audience === 'desks') return [...lines];
  return lines
    .filter(({ type }) => mayRead(audience, type))
    .map((line) => (NAMING.has(line.type) ? withoutText(line) : line));
}

/**
 * Returns a checkpoint as an audience gets it. Only desks get the lines of compacted events, S4.
 */
export function checkpointFor(audience: Audience, checkpoint: Checkpoint): Checkpoint {
  if (audience === 'desks') return checkpoint;
  return { ...checkpoint, state: stateFor(checkpoint.state, audience), lines: [] };
}

const actText = (event: RoomEvent | undefined): string => JSON.stringify(event?.act);

/**
 * Whether an audience needs the whole log again, because an undo changed the part of an earlier
 * event that it may read. For example, undoing a message does so if another act showed it.
 */
export function isReadAnew(audience: Audience, before: EventLog, after: EventLog): boolean {
  const start = Math.max(before.checkpoint.position, after.checkpoint.position);
  const [old, now] = [before, after].map(({ checkpoint, steps }) =>
    steps.slice(start - checkpoint.position),
  );
  const first = old?.findIndex((step, index) => step !== now?.[index]) ?? -1;
  if (first === -1 || !old) return false;
  const [were, are] = [before, after].map((log) =>
    eventsFor(audience, log, start - log.checkpoint.position + first),
  );
  return (were ?? []).some((event, index) => actText(event) !== actText(are?.[index]));
}

/** Whether an event after a position undoes one before it. */
export function undoesBefore({ checkpoint, steps }: EventLog, position: number): boolean {
  const count = position - checkpoint.position;
  const earlier = new Set(
    steps.slice(Math.max(0, count - UNDO_REACH), count).map(({ event }) => eventIdOf(event)),
  );
  return steps
    .slice(count)
    .some(({ event: { act } }) => act?.type === 'undo' && earlier.has(act.entryId));
}
