import type { Act } from '@standby/live-room/domain/event-log/event';
import type { CommandOf } from '@standby/live-room/domain/acts/acts';
import type { MessageExpiry } from '@standby/live-room/domain/messages/message-expiry';

/** Message that a desk shows: on all viewers, or on some screens. */
interface Showing {
  readonly messageId: string;
  /** Ids of the screens; null for all viewers. */
  readonly screenIds: readonly string[] | null;
  /** End of the message; undefined until a person clears it. */
  readonly until: MessageExpiry | undefined;
}

/** Returns the act that shows a message. */
export function showingAct({
  messageId,
  screenIds,
  until,
}: Showing): CommandOf<'show-message' | 'message-screens'> {
  const shown = { messageId, ...(until && { until }) };
  return screenIds
    ? { type: 'message-screens', screenIds: [...screenIds], ...shown }
    : { type: 'show-message', ...shown };
}

/** Returns the act that writes a message, without showing it yet. */
export const writingAct = (
  text: string,
  { messageId, screenIds }: Omit<Showing, 'until'>,
): CommandOf<'send-message'> => ({
  type: 'send-message',
  messageId,
  text,
  ...(screenIds && { to: [...screenIds] }),
});

/** Returns the act that writes a message and shows it at once. */
export const sendingAct = (text: string, showing: Showing): Act => ({
  type: 'batch',
  acts: [writingAct(text, showing), showingAct(showing)],
});

/** Returns the act that clears the message of all viewers, or of some screens, which then show the room's message. */
export const clearingAct = (
  screenIds: readonly string[] | null,
): CommandOf<'clear-message' | 'message-screens'> =>
  screenIds
    ? { type: 'message-screens', screenIds: [...screenIds], messageId: null }
    : { type: 'clear-message' };
