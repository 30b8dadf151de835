import {
  EVENT_AGE_MAX_MS,
  EVENT_AHEAD_MAX_MS,
  type EventRefusal,
  LAMPORT_AHEAD_MAX,
  type RoomEvent,
} from '../../src/domain/index';
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
  /** Its Lamport timestamp. */
  readonly lamport: number;
  /** Undefined where nobody has the id. */
  readonly owner: Owner | null | undefined;
}

export interface EventContext {
  readonly sender: Sender;
  readonly headOf: (by: string) => AuthorHead;
  /** The highest Lamport timestamp that the server knows. */
  readonly lamport: number;
  readonly nowMs: number;
}

export type CheckedEvent =
  | 'new'
  /** Its number is stored: whether it is the same event, the storage knows. */
  | 'known'
  | EventRefusal;

function boundsRefusal(
  { by, seq, lamport, atMs }: RoomEvent,
  { headOf, lamport: highest, nowMs }: EventContext,
): EventRefusal | undefined {
  const head = headOf(by);
  if (seq > head.seq + 1) return 'gap';
  if (lamport <= head.lamport || lamport > highest + LAMPORT_AHEAD_MAX) return 'invalid';
  return atMs > nowMs + EVENT_AHEAD_MAX_MS || atMs < nowMs - EVENT_AGE_MAX_MS
    ? 'invalid'
    : undefined;
}

/** Whether the server takes an event that `readEntries` has read, as the room is stored: rules A2, E2 to E4 of `docs/protocol.md`. */
export function checkEvent(event: RoomEvent, context: EventContext): CheckedEvent {
  const { owner, seq } = context.headOf(event.by);
  if (owner !== undefined && !isSameOwner(owner, context.sender.owner)) return 'not-allowed';
  if (event.seq <= seq) return 'known';
  return boundsRefusal(event, context) ?? 'new';
}
