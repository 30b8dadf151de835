import * as v from 'valibot';
import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../time/time';
import type { MessageEnd, RoomState } from '../state/room-schema';

/** Time for which a message stays on the viewers, chosen when it is shown. */
export const messageExpirySchema = v.variant('kind', [
  v.object({
    kind: v.literal('after'),
    ms: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(MILLIS_PER_SECOND),
      v.maxValue(24 * MILLIS_PER_HOUR),
    ),
  }),
  v.object({ kind: v.literal('next-start') }),
]);

export type MessageExpiry = v.InferOutput<typeof messageExpirySchema>;

/** Expiries that a desk offers. */
export const EXPIRY_CHOICES = ['cleared', 'minutes', 'start'] as const;
export type ExpiryChoice = (typeof EXPIRY_CHOICES)[number];

export const EXPIRY_LABELS: Readonly<Record<ExpiryChoice, string>> = {
  cleared: 'Until cleared',
  minutes: '2 minutes',
  start: 'Until the next start',
};

/** @returns undefined if the message stays until a person clears it. */
export function chosenExpiry(choice: ExpiryChoice): MessageExpiry | undefined {
  if (choice === 'minutes') return { kind: 'after', ms: 2 * MILLIS_PER_MINUTE };
  return choice === 'start' ? { kind: 'next-start' } : undefined;
}

/** @param atMs moment at which the message is shown. */
export function messageEndOf(expiry: MessageExpiry, atMs: number): MessageEnd {
  return expiry.kind === 'after' ? { kind: 'moment', atMs: atMs + expiry.ms } : expiry;
}

/** Returns the room with a message, or none, on its viewers until an end. */
export function withShownMessage(
  { shownMessageUntil: _before, ...state }: RoomState,
  shownMessageId: string | null,
  shownMessageUntil?: MessageEnd,
): RoomState {
  return { ...state, shownMessageId, ...(shownMessageUntil && { shownMessageUntil }) };
}

/** Returns the room after a start in the sequence, without a message that stays only until then. */
export function withoutMessageUntilStart(state: RoomState): RoomState {
  return state.shownMessageUntil?.kind === 'next-start' ? withShownMessage(state, null) : state;
}

/** A message that leaves the viewers at a moment of the room's time. */
interface DueExpiry {
  readonly messageId: string;
  readonly atMs: number;
}

export function dueExpiry({ shownMessageId, shownMessageUntil }: RoomState): DueExpiry | undefined {
  if (shownMessageId === null || shownMessageUntil?.kind !== 'moment') return undefined;
  return { messageId: shownMessageId, atMs: shownMessageUntil.atMs };
}
