import {
  EVENT_AGE_MAX_MS,
  EVENT_AHEAD_MAX_MS,
  type EventRefusal,
  type RoomEvent,
} from '../domain/index';
import { isSameOwner, type Owner } from './ports';

/** Who sends an event. */
export interface Sender {
  readonly owner: Owner;
  readonly name: string;
}

/** What the server knows of an author. */
export interface AuthorHead {
  /** Number of the last event; 0 before the first. */
  readonly seq: number;
  /** Undefined if the id is free. */
  readonly owner: Owner | null | undefined;
}

export interface EventContext {
  readonly sender: Sender;
  readonly headOf: (by: string) => AuthorHead;
  readonly nowMs: number;
  /** Whether an event's moment needs no bounds. */
  readonly trustsWindows: boolean;
}

export type CheckedEvent =
  | 'new'
  /** Its number is stored: whether it is the same event, the storage knows. */
  | 'known'
  | EventRefusal;

function boundsRefusal(
  { by, seq, atMs }: RoomEvent,
  { headOf, nowMs, trustsWindows }: EventContext,
): EventRefusal | undefined {
  const head = headOf(by);
  if (seq > head.seq + 1) return 'gap';
  if (trustsWindows) return undefined;
  return atMs > nowMs + EVENT_AHEAD_MAX_MS || atMs < nowMs - EVENT_AGE_MAX_MS
    ? 'invalid'
    : undefined;
}

/** Whether the server takes an event that `readEvents` has read, as the room is stored: rules A2, E2 and E4 of `docs/protocol.md`. */
export function checkEvent(event: RoomEvent, context: EventContext): CheckedEvent {
  const { owner, seq } = context.headOf(event.by);
  if (owner !== undefined && !isSameOwner(owner, context.sender.owner)) return 'not-allowed';
  if (event.seq <= seq) return 'known';
  return boundsRefusal(event, context) ?? 'new';
}
