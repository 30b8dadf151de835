import type { EventRefusal } from '@standby/room-engine/protocol/server-messages';
import { EVENT_AGE_MAX_MS, EVENT_AHEAD_MAX_MS } from '@standby/room-engine/protocol/bounds';
import { isSameOwner, type Owner } from '@standby/room-engine/authority/ports';
import { type Act, answersFor, type RoomEvent, type RoomState } from '../domain/index';

/** Sender of an event. */
export interface Sender {
  /** Id of the window that the connection belongs to. */
  readonly by: string;
  readonly owner: Owner;
  /** Departments that the window answers for, if it may answer for those alone. */
  readonly departments?: readonly string[] | undefined;
  readonly name: string;
  /** Whether the window may call for the desk on the book, A10. */
  readonly callsForBook?: boolean | undefined;
}

/** Calls that a program gives for the desk on the book; it neither takes the book nor hands it over. */
const CALLS_FOR_BOOK: ReadonlySet<string> = new Set([
  'warn-cues',
  'stand-by-cues',
  'go-cues',
  'skip-cues',
]);

/** The server's knowledge of an author. */
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
  /** The room as it is stored. */
  readonly state: () => RoomState;
  /** Whether an act takes the book from a caller who still has it, A7. */
  readonly takesBookTooEarly: (act: Act) => boolean;
  /** Whether an act comes too late for the show, E11. */
  readonly isLate: (event: RoomEvent) => boolean;
  /** Whether the moments of events need no bounds. */
  readonly trustsWindows: boolean;
}

export type CheckedEvent =
  | 'new'
  /**
   * The event's number is stored already; only the storage can tell whether it is the same event.
   */
  | 'known'
  | EventRefusal;

function boundsRefusal(
  event: RoomEvent,
  { headOf, nowMs, trustsWindows, isLate }: EventContext,
): EventRefusal | undefined {
  const { by, seq, atMs } = event;
  const head = headOf(by);
  if (seq > head.seq + 1) return 'gap';
  if (trustsWindows) return undefined;
  if (atMs > nowMs + EVENT_AHEAD_MAX_MS || atMs < nowMs - EVENT_AGE_MAX_MS) return 'invalid';
  return isLate(event) ? 'late' : undefined;
}

/**
 * Whether an act names another desk than the connection's own, A5. All windows of one account count
 * as the same desk. A link may be shared by several people, so each of its windows is a desk of its
 * own.
 */
function isAsOtherDesk({ act }: RoomEvent, { sender, headOf }: EventContext): boolean {
  if (!act || !('callerId' in act) || act.callerId === sender.by) return false;
  // The rules of the room refuse an act that names anybody but the caller.
  if (sender.callsForBook && CALLS_FOR_BOOK.has(act.type)) return false;
  const { owner } = headOf(act.callerId);
  return !owner || owner.kind === 'link' || !isSameOwner(owner, sender.owner);
}

/** Whether a cue light or a bridge answers for a department other than its own, A6. */
function isForOtherDepartment({ act }: RoomEvent, { sender, state }: EventContext): boolean {
  const { departments } = sender;
  return departments !== undefined && act !== null && !answersFor(state(), departments, act);
}

/** Whether an act belongs to another desk or department, or takes the book from another desk. */
function isForAnother(event: RoomEvent, context: EventContext): boolean {
  return (
    isAsOtherDesk(event, context) ||
    isForOtherDepartment(event, context) ||
    (event.act !== null && context.takesBookTooEarly(event.act))
  );
}

/**
 * Checks an event from `readEvents` against the stored room: rules A2, A5 to A7, E2, E4 and E11 of
 * `docs/protocol.md`.
 */
export function checkEvent(event: RoomEvent, context: EventContext): CheckedEvent {
  const { owner, seq } = context.headOf(event.by);
  if (owner !== undefined && !isSameOwner(owner, context.sender.owner)) return 'not-allowed';
  if (event.seq <= seq) return 'known';
  if (!context.trustsWindows && isForAnother(event, context)) return 'not-allowed';
  return boundsRefusal(event, context) ?? 'new';
}
