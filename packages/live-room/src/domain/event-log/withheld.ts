import type { EventWith } from '@standby/room-engine/log/room-rules';
import type { Audience } from '../rules/define-act';
import { BATCH_MAX, performCommands } from '../acts/batch';
import type { Command, CommandOf } from '../acts/acts';
import { mayRead } from '../acts/permissions';
import type { RoomMessage, RoomState } from '../state/room-schema';
import { type Act, commandsOf, type ShowRoom } from './event';
import type { LogLine } from '../state/log-line';

/*
 * Filters acts, states and lines for windows that may not read all of them: see the engine's
 * `Audiences`. Only desks may read a message until it is shown. So the act that shows it also
 * carries the message.
 */

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

/** Returns an act as an audience may read it; null if it may not. */
export function actFor(
  audience: Audience,
  { act, atMs }: EventWith<ShowRoom, ShowRoom['act']>,
  before: RoomState,
): Act | null {
  const commands = commandsOf(act);
  if (commands.every((command) => isPlain(audience, command))) return act;
  // An undone event keeps its commands, because each window leaves them out in its own replay.
  const done = performCommands(before, commands, atMs);
  if (typeof done === 'string') return null;
  const acts = done.flatMap((one) => commandFor(audience, one.act, one.before, one.after));
  return asAct(acts.slice(0, BATCH_MAX));
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
