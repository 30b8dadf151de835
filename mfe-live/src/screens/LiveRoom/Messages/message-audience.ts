import { is } from 'valibot';
import type { DispatchResult, Room } from '@standby/live-room/client/room';
import { actsOf } from '@standby/live-room/client/room-acts';
import { screenActsOf } from '@standby/live-room/client/screen-acts';
import type { MessageExpiry } from '@standby/live-room/domain/messages/message-expiry';
import { screenIdsSchema } from '@standby/live-room/domain/state/screen-settings';
import type { ScreenTarget } from '../Wall/screen-targets';

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
  /** Adds the message to the list. */
  readonly write: (input: string) => DispatchResult;
  /** Adds the message and shows it at once. */
  readonly show: (input: string) => DispatchResult;
}

/** @param until end of the message on viewers */
export function messageActsOf(
  room: Room,
  audience: Audience,
  until: MessageExpiry | undefined,
): MessageActs {
  const acts = actsOf(room);
  if (audience === 'viewers') {
    return {
      write: (input) => acts.sendMessage(input),
      show: (input) => acts.sendAndShow(input, until),
    };
  }
  if (audience === 'desks') {
    // Screens do not show notes, so both acts are the same.
    const write = (input: string) => acts.sendDeskNote(input);
    return { write, show: write };
  }
  const { screenIds } = audience;
  const screenActs = screenActsOf(room);
  return {
    write: (input) => screenActs.writeMessage(screenIds, input),
    show: (input) => screenActs.sendMessage(screenIds, input, until),
  };
}
