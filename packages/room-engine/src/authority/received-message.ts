import type { RoomTypes } from '../log/event';
import type { LogEnd } from '../log/event-log';
import type { Presence } from '../protocol/messages';
import type { JoiningWindow } from './members';

/** First message of a window. */
export interface Hello<Room extends RoomTypes> extends JoiningWindow<Room> {
  readonly kind: 'hello';
  readonly known: LogEnd;
  readonly audience?: Room['audience'];
}

/** Events of a window, as it sent them. */
export interface SentEvents {
  readonly kind: 'events';
  readonly events: readonly unknown[];
  readonly isRecovered?: boolean;
  readonly isConfirmed?: boolean;
}

/** Message of a window, with the parts that its authority reads. */
export type ReceivedMessage<Room extends RoomTypes> =
  | Hello<Room>
  | SentEvents
  | { readonly kind: 'want'; readonly known: LogEnd }
  | Presence<Room>
  | { readonly kind: 'identify'; readonly to: string }
  | { readonly kind: 'leave' | 'time' };
