import { EVENT_AGE_MAX_MS, EVENT_AHEAD_MAX_MS } from '../protocol/bounds';
import { isSameOwner, type Owner } from './ports';
import type { Act, RoomEvent, RoomTypes } from '../log/event';
import type { EventRefusal } from '../protocol/server-messages';

/** Sender of an event. */
export type Sender<Room extends RoomTypes> = Room['grant'] & {
  /** Id of the window that the connection belongs to. */
  readonly by: string;
  readonly owner: Owner;
  readonly name: string;
};

/** The server's knowledge of an author. */
export interface AuthorHead {
  /** Number of the last event; 0 before the first. */
  readonly seq: number;
  /** Undefined if the id is free. */
  readonly owner: Owner | null | undefined;
}

/** Facts by which a kind of room tells whether an act belongs to another window. */
export interface ActContext<Room extends RoomTypes> {
  readonly sender: Sender<Room>;
  readonly headOf: (by: string) => AuthorHead;
  /** The room as it is stored. */
  readonly state: () => Room['state'];
}

export interface EventContext<Room extends RoomTypes> extends ActContext<Room> {
  readonly nowMs: number;
  /** Whether an act belongs to another window or another person. */
  readonly isForAnother: (act: Act<Room>, context: ActContext<Room>) => boolean;
  /** Whether an act comes too late for the room, E11. */
  readonly isLate: (event: RoomEvent<Room>) => boolean;
  /** Whether the moments of events need no bounds. */
  readonly trustsWindows: boolean;
}

type CheckedEvent =
  | 'new'
  /**
   * The event's number is stored already; only the storage can tell whether it is the same event.
   */
  | 'known'
  | EventRefusal;

function boundsRefusal<Room extends RoomTypes>(
  event: RoomEvent<Room>,
  { headOf, nowMs, trustsWindows, isLate }: EventContext<Room>,
): EventRefusal | undefined {
  const { by, seq, atMs } = event;
  const head = headOf(by);
  if (seq > head.seq + 1) return 'gap';
  if (trustsWindows) return undefined;
  if (atMs > nowMs + EVENT_AHEAD_MAX_MS || atMs < nowMs - EVENT_AGE_MAX_MS) return 'invalid';
  return isLate(event) ? 'late' : undefined;
}

/**
 * Checks an event from `readEvents` against the stored room: rules A2, A5 to A7, E2, E4 and E11 of
 * `docs/protocol.md`.
 */
export function checkEvent<Room extends RoomTypes>(
  event: RoomEvent<Room>,
  context: EventContext<Room>,
): CheckedEvent {
  const { owner, seq } = context.headOf(event.by);
  if (owner !== undefined && !isSameOwner(owner, context.sender.owner)) return 'not-allowed';
  if (event.seq <= seq) return 'known';
  const { trustsWindows, isForAnother } = context;
  if (!trustsWindows && event.act && isForAnother(event.act, context)) return 'not-allowed';
  return boundsRefusal(event, context) ?? 'new';
}
