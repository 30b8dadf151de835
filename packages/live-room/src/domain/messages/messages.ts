import type { Clock } from '@standby/shared-ui/text';
import * as v from 'valibot';
import type { LogLine } from '../state/log-line';
import { timeOfDay } from '../time/time';
import {
  MESSAGE_MAX,
  type MessageEnd,
  MESSAGES_MAX,
  type RoomMessage,
  type RoomState,
} from '../state/room-schema';
import { wallTimeOf } from '../state/room-state';
import { screensText } from './screen-text';

/** Sender of a message if it is this window's person or the audience. */
const MESSAGE_USERS = { room: 'You', question: 'Audience', desk: 'You' } as const;

/** Returns the length as people count it: an emoji outside the basic plane is one character. */
export function messageLength(text: string): number {
  return Array.from(text).length;
}

function isSendable(text: string): boolean {
  return text !== '' && text.trim() === text && messageLength(text) <= MESSAGE_MAX;
}

/** Text of a message in a command: trimmed, not empty, and not too long. */
export const messageTextSchema = v.pipe(v.string(), v.check(isSendable));

type ParsedMessage =
  | { readonly isSendable: true; readonly text: string }
  | { readonly isSendable: false; readonly reason: 'empty' | 'too-long' };

/** Parses an input's value into the message that it would send. */
export function parseMessage(input: string): ParsedMessage {
  const text = input.trim();
  if (text === '') return { isSendable: false, reason: 'empty' };
  if (messageLength(text) > MESSAGE_MAX) return { isSendable: false, reason: 'too-long' };
  return { isSendable: true, text };
}

/** Returns the act that `write` makes of a message, or why the input is not a message. */
export function messageAct<Written>(
  input: string,
  write: (text: string) => Written,
): Written | 'empty' | 'too-long' {
  const message = parseMessage(input);
  return message.isSendable ? write(message.text) : message.reason;
}

/** A message in the list of the panel. */
export interface PanelMessage {
  readonly id: string;
  readonly text: string;
  readonly user: string;
  /** Time of day of the message. */
  readonly timestamp: string;
  readonly isQuestion: boolean;
  /** Whether the message is a note between desks, which no screen shows. */
  readonly isDeskNote: boolean;
  /** Decision of the desk about a question. */
  readonly moderation: RoomMessage['moderation'] | null;
  /** Screens for which the message is meant; null for all. `to` has their names. */
  readonly toScreens: readonly string[] | null;
  readonly to: string | null;
  /** Whether viewers show it. */
  readonly isShown: boolean;
  /** Automatic end of the message: `19:42` or `the next start`; null if a person clears it. */
  readonly shownUntil: string | null;
}

const WRITING: ReadonlySet<string> = new Set([
  'send-message',
  'send-desk-note',
  'give-call',
  'give-own-call',
]);

/** Whether viewers may show a message. Hidden questions and notes between desks are never shown. */
export function isShowable({ source, moderation }: Pick<RoomMessage, 'source' | 'moderation'>) {
  return source !== 'desk' && moderation !== 'hidden';
}

/**
 * Returns the windows that wrote the room's messages, by `authorKey`. Only the log keeps them, not
 * the state.
 */
export function messageAuthors(lines: readonly LogLine[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ type, by, atMs, text }) =>
      WRITING.has(type) && text !== null ? [[authorKey({ atMs, text }), by] as const] : [],
    ),
  );
}

export function authorKey({ atMs, text }: Pick<RoomMessage, 'atMs' | 'text'>): string {
  return `${atMs} ${text}`;
}

export interface PanelNames {
  /** Returns the name of a message's author, unless it is this window's person. */
  readonly authorOf?: (message: RoomMessage) => string | undefined;
  /** Returns the name of a connected screen that the room has not named. */
  readonly screenOf?: (screenId: string) => string | undefined;
}

/**
 * @param clock the reader's clock.
 * @param timeZone IANA name; defaults to the machine's own zone.
 */
export function panelMessages(
  state: RoomState,
  clock: Clock,
  { authorOf = () => undefined, screenOf = () => undefined }: PanelNames = {},
  timeZone?: string,
): PanelMessage[] {
  return state.messages.map((message) => {
    const { id, text, source, atMs, moderation = null, to } = message;
    const author = source === 'question' ? undefined : authorOf(message);
    return {
      id,
      text,
      user: author ?? MESSAGE_USERS[source],
      timestamp: timeOfDay(wallTimeOf(state, atMs), clock, 'minute', timeZone),
      isQuestion: source === 'question',
      isDeskNote: source === 'desk',
      moderation,
      toScreens: to ?? null,
      to: to ? screensText(state, to, screenOf) : null,
      isShown: id === state.shownMessageId,
      shownUntil: endText(state, endOfShown(state, message), clock, timeZone),
    };
  });
}

/**
 * Returns the end of a message on the screens that show it: all viewers, or the ones for which it
 * is meant.
 */
function endOfShown(state: RoomState, { id, to = [] }: RoomMessage): MessageEnd | undefined {
  if (id === state.shownMessageId) return state.shownMessageUntil;
  return state.screens?.find((screen) => screen.messageId === id && to.includes(screen.id))
    ?.messageUntil;
}

function endText(
  state: Pick<RoomState, 'clockOffsetMs'>,
  end: MessageEnd | undefined,
  clock: Clock,
  timeZone: string | undefined,
): string | null {
  if (!end) return null;
  if (end.kind === 'next-start') return 'the next start';
  return timeOfDay(wallTimeOf(state, end.atMs), clock, 'minute', timeZone);
}

/**
 * Returns the automatic end of the shown message: `19:42` or `the next start`; null if a person
 * clears it.
 */
export function shownUntil(
  state: Pick<RoomState, 'shownMessageUntil' | 'clockOffsetMs'>,
  clock: Clock,
  timeZone?: string,
): string | null {
  return endText(state, state.shownMessageUntil, clock, timeZone);
}

/**
 * Adds a message at the end. If its source has too many, the oldest of them that viewers do not
 * show is removed. So questions of the audience never displace the desk's messages. An accepted
 * question is removed only if no others are left.
 */
export function withMessage(
  messages: readonly RoomMessage[],
  message: RoomMessage,
  shownMessageId: string | null,
): RoomMessage[] {
  const all = [...messages, message];
  const { source } = message;
  if (all.filter((other) => other.source === source).length <= MESSAGES_MAX[source]) return all;
  const removable = messages.filter(
    (other) => other.source === source && other.id !== shownMessageId,
  );
  const removed = removable.find(({ moderation }) => moderation !== 'accepted') ?? removable[0];
  return all.filter((other) => other !== removed);
}
