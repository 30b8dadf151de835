import { is } from 'valibot';
import type { Act } from '@standby/live-room/domain/event-log/event';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import type { MessageExpiry } from '@standby/live-room/domain/messages/message-expiry';
import { screenIdsSchema } from '@standby/live-room/domain/state/screen-settings';
import { messageAct } from '@standby/live-room/domain/messages/messages';
import type { ScreenTarget } from '../Wall/screen-targets';
import { sendingAct, writingAct } from '../../../domain/desk-acts/message-acts';

/** Recipients of a message: all viewers, the desks alone, one screen, or a group of screens. */
export type Audience = 'viewers' | 'desks' | ScreenTarget;

/**
 * Returns the recipients as a draft stores them: nothing for all viewers; target, label and ids for
 * screens.
 */
export function storedAudience(audience: Audience): readonly string[] {
  if (audience === 'viewers') return [];
  if (audience === 'desks') return [audience];
  return [audience.value, audience.label, ...audience.screenIds];
}

export function readAudience([value, label, ...screenIds]: readonly string[]): Audience {
  if (value === undefined) return 'viewers';
  if (label === undefined || !is(screenIdsSchema, screenIds)) return 'desks';
  return { value, label, screenIds };
}

interface MessageActs {
  /** Returns the act that adds the message to the list. */
  readonly write: (input: string) => Act | Refusal;
  /** Returns the act that adds the message and shows it at once. */
  readonly show: (input: string) => Act | Refusal;
}

/** @param until end of the message on viewers */
export function messageActsOf(
  newId: () => string,
  audience: Audience,
  until: MessageExpiry | undefined,
): MessageActs {
  if (audience === 'desks') {
    // Screens do not show notes, so both acts are the same.
    const write = (input: string) =>
      messageAct(input, (text) => ({ type: 'send-desk-note', messageId: newId(), text }) as const);
    return { write, show: write };
  }
  const screenIds = audience === 'viewers' ? null : audience.screenIds;
  const message = () => ({ messageId: newId(), screenIds });
  return {
    write: (input) => messageAct(input, (text) => writingAct(text, message())),
    show: (input) => messageAct(input, (text) => sendingAct(text, { ...message(), until })),
  };
}
