import * as v from 'valibot';
import {
  decodeEvent,
  EVENT_AGE_MAX_MS,
  EVENT_AHEAD_MAX_MS,
  eventEnvelopeSchema,
  type EventRefusal,
  idSchema,
  LAMPORT_AHEAD_MAX,
  type LiveRole,
  type RoomEvent,
  SERVER_AUTHOR,
} from '../../src/domain/index';
import { isSameOwner, type Owner } from './ports';

/** Who sends an event. */
export interface Sender {
  readonly owner: Owner;
  readonly name: string;
  readonly role: LiveRole;
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

export interface RefusedEvent {
  readonly by: string;
  readonly seq: number;
  readonly reason: EventRefusal;
}

export type CheckedEvent =
  | { readonly kind: 'new'; readonly event: RoomEvent }
  /** Its number is stored: whether it is the same event, the storage knows. */
  | { readonly kind: 'known'; readonly event: RoomEvent }
  | { readonly kind: 'refused'; readonly refused: RefusedEvent }
  /** Nothing that an answer could name. */
  | { readonly kind: 'unreadable' };

const nameSchema = v.object({
  by: idSchema,
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** As `decodeEvent`, for what may be nested deeper than it can follow. */
function decode(written: unknown): RoomEvent | undefined {
  try {
    return decodeEvent(written);
  } catch {
    return undefined;
  }
}

function isPermitted(written: unknown, by: string, { sender, headOf }: EventContext): boolean {
  if (sender.role !== 'controller' || by === SERVER_AUTHOR) return false;
  const { owner } = headOf(by);
  if (owner !== undefined && !isSameOwner(owner, sender.owner)) return false;
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return true;
  const { role, act } = envelope.output;
  return role === 'controller' && act.type !== 'set-clock';
}

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

/** Whether the server takes an event: rules A2 to E5 of `docs/protocol.md`. */
export function checkEvent(written: unknown, context: EventContext): CheckedEvent {
  const name = v.safeParse(nameSchema, written);
  if (!name.success) return { kind: 'unreadable' };
  const { by, seq } = name.output;
  const refuse = (reason: EventRefusal): CheckedEvent => ({
    kind: 'refused',
    refused: { by, seq, reason },
  });
  if (!isPermitted(written, by, context)) return refuse('not-allowed');
  const event = decode(written);
  if (!event) return refuse('invalid');
  if (seq <= context.headOf(by).seq) return { kind: 'known', event };
  const reason = boundsRefusal(event, context);
  return reason ? refuse(reason) : { kind: 'new', event };
}
