import type { Audience } from '../room/act-table';
import { BATCH_MAX, performCommands } from '../room/batch';
import type { Command, CommandOf } from '../room/commands';
import { mayRead } from '../room/permissions';
import type { RoomMessage, RoomState } from '../room/room-schema';
import { type Act, commandsOf, eventIdOf, type RoomEvent } from './event';
import { type Checkpoint, type EventLog, eventsOf, type ReplayStep } from './event-log';
import type { LogLine } from './log-line';
import { UNDO_REACH } from './undo';

/*
 * What windows get of a log that may not read all of it. An event that they may not read is sent as a placeholder,
 * which keeps its position, author, number and moment. It changes nothing on their screens: their replicas show the same
 * room as all others, without what is not for them.
 *
 * A message is for the desks until it is shown. So the act that shows it brings it along.
 */

/** The event without what was done. */
function placeholderOf({ by, seq, atMs, role }: RoomEvent): RoomEvent {
  return { by, seq, atMs, role, act: null };
}

/** Ids of the messages that all viewers, or single screens, show. */
function shownIds({ shownMessageId, screens = [] }: RoomState): ReadonlySet<string | null> {
  return new Set([shownMessageId, ...screens.map(({ messageId = null }) => messageId)]);
}

function isMessageFor(audience: Audience, { source }: RoomMessage): boolean {
  return source === 'question' && mayRead(audience, 'ask');
}

/** The state of a room without what an audience may not read. */
export function stateFor(state: RoomState, audience: Audience): RoomState {
  if (audience === 'desks') return state;
  const { messagePresets: _, ...rest } = state;
  const shown = shownIds(state);
  const messages = state.messages.filter(
    (message) => shown.has(message.id) || isMessageFor(audience, message),
  );
  return { ...rest, messages };
}

/** The act that writes a message, for those who did not get it. */
function writing({ id: messageId, text, to }: RoomMessage): Command {
  return { type: 'send-message', messageId, text, ...(to && { to }) };
}

/** The message that an act shows. */
function broughtAlong(
  command: CommandOf<'show-message' | 'message-screens'>,
  { messages }: RoomState,
): Command[] {
  return messages.filter(({ id }) => id === command.messageId).map(writing);
}

/** What a command is for an audience that may not read it: nothing, unless it changes what screens show. */
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

/** What a command that was done is for an audience. */
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
  // An event that was undone keeps its commands: each window leaves them out by itself.
  const done = performCommands(before, commands, event.atMs);
  if (typeof done === 'string') return placeholderOf(event);
  const acts = done.flatMap((one) => commandFor(audience, one.act, one.before, one.after));
  return { ...placeholderOf(event), act: asAct(acts.slice(0, BATCH_MAX)) };
}

/** A step's event as an audience may read it; always the same one of the same step. */
function knownEventFor(audience: Audience, step: ReplayStep, before: RoomState): RoomEvent {
  const known = sent.get(step) ?? new Map<Audience, RoomEvent>();
  sent.set(step, known);
  const event = known.get(audience) ?? eventFor(audience, step, before);
  known.set(audience, event);
  return event;
}

/**
 * The events of a log as an audience may read them.
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

/** Lines that say what a message was, also of one that was never shown. */
const NAMING: ReadonlySet<string> = new Set(['undo', 'remove-message']);

const withoutText = (line: LogLine): LogLine => ({ ...line, text: null });

/** The lines of a log that an audience may read. */
export function linesFor(audience: Audience, lines: readonly LogLine[]): LogLine[] {
  if (audience === 'desks') return [...lines];
  return lines
    .filter(({ type }) => mayRead(audience, type))
    .map((line) => (NAMING.has(line.type) ? withoutText(line) : line));
}

/** A checkpoint as it is sent to an audience. Desks alone get the lines of what is compacted, S4. */
export function checkpointFor(audience: Audience, checkpoint: Checkpoint): Checkpoint {
  if (audience === 'desks') return checkpoint;
  return { ...checkpoint, state: stateFor(checkpoint.state, audience), lines: [] };
}

const actText = (event: RoomEvent | undefined): string => JSON.stringify(event?.act);

/**
 * Whether an audience has to be sent the whole log again, because an undo changed what it may read of an earlier event.
 * Undoing a message does so, where another act showed it.
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
