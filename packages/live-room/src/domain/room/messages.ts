import type { Clock } from '@standby/shared-ui/text';
import * as v from 'valibot';
import type { LogLine } from '../event-log/log-line';
import { timeOfDay } from '../timer/time';
import { type MessageEnd, MESSAGES_MAX, type RoomMessage, type RoomState } from './room-schema';
import { wallTimeOf } from './room-state';
import { screensText } from './screen-text';

export const MESSAGE_MAX = 280;

/** The sender of a message, where it is this window's person or the audience. */
export const MESSAGE_USERS = { room: 'You', question: 'Audience', desk: 'You' } as const;

/** Length as people count it: an emoji outside the basic plane is one character. */
export function messageLength(text: string): number {
  return Array.from(text).length;
}

function isSendable(text: string): boolean {
  return text !== '' && text.trim() === text && messageLength(text) <= MESSAGE_MAX;
}

/** The text of a message in a command: already trimmed, not empty, not too long. */
export const messageTextSchema = v.pipe(v.string(), v.check(isSendable));

export type ParsedMessage =
  | { readonly isSendable: true; readonly text: string }
  | { readonly isSendable: false; readonly reason: 'empty' | 'too-long' };

/** Parses an input's value into the message that it would send. */
export function parseMessage(input: string): ParsedMessage {
  const text = input.trim();
  if (text === '') return { isSendable: false, reason: 'empty' };
  if (messageLength(text) > MESSAGE_MAX) return { isSendable: false, reason: 'too-long' };
  return { isSendable: true, text };
}

/** A message as the panel lists it. */
export interface PanelMessage {
  readonly id: string;
  readonly text: string;
  readonly user: string;
  /** Time of day. */
  readonly timestamp: string;
  readonly isQuestion: boolean;
  /** A note between desks, which no screen shows. */
  readonly isDeskNote: boolean;
  /** What the desk has decided about a question. */
  readonly moderation: RoomMessage['moderation'] | null;
  /** The screens that it is for, and what they are called; null where it is for all. */
  readonly toScreens: readonly string[] | null;
  readonly to: string | null;
  /** Whether viewers show it. */
  readonly isShown: boolean;
  /** When they stop by themselves: `19:42` or `the next start`; null where a person clears it. */
  readonly shownUntil: string | null;
}

const WRITING: ReadonlySet<string> = new Set([
  'send-message',
  'send-desk-note',
  'give-call',
  'give-own-call',
]);

/** Whether viewers may show it: a hidden question and a note between desks never are. */
export function isShowable({ source, moderation }: Pick<RoomMessage, 'source' | 'moderation'>) {
  return source !== 'desk' && moderation !== 'hidden';
}

/** The windows that wrote the room's messages, by `authorKey`: the state does not keep them, and the log does. */
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
  /** What the author of a message is called where it is not this window's person. */
  readonly authorOf?: (message: RoomMessage) => string | undefined;
  /** What a connected screen is called that the room has no name for. */
  readonly screenOf?: (screenId: string) => string | undefined;
}

/**
 * @param clock that of the person who reads them.
 * @param timeZone IANA name; the machine's own without one.
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

/** When those stop that show it by themselves: all viewers, or the screens that it is for. */
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

/** When viewers stop to show the message by themselves: `19:42` or `the next start`; null where a person clears it. */
export function shownUntil(
  state: Pick<RoomState, 'shownMessageUntil' | 'clockOffsetMs'>,
  clock: Clock,
  timeZone?: string,
): string | null {
  return endText(state, state.shownMessageUntil, clock, timeZone);
}

/**
 * Adds a message at the end. Where there are too many of its source, the oldest of these goes that viewers do not
 * show: questions of the audience take no place of the desk's messages, and none that was accepted while others are there.
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
