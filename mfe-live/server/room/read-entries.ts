import * as v from 'valibot';
import {
  decodeEvent,
  eventEnvelopeSchema,
  type EventRefusal,
  idSchema,
  type LiveRole,
  type RoomEvent,
  SERVER_AUTHOR,
} from '../../src/domain/index';

export interface RefusedEvent {
  readonly by: string;
  readonly seq: number;
  readonly reason: EventRefusal;
}

export interface ReadEntries {
  readonly events: readonly RoomEvent[];
  readonly refused: readonly RefusedEvent[];
}

const nameSchema = v.object({
  by: idSchema,
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** What a controller's window may write at all: rules A3, E1 and E5. */
function readEvent(written: unknown, by: string): RoomEvent | EventRefusal {
  if (by === SERVER_AUTHOR) return 'not-allowed';
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return 'invalid';
  const { role, act } = envelope.output;
  if (role !== 'controller' || act.type === 'set-clock') return 'not-allowed';
  return decodeEvent(written) ?? 'invalid';
}

/**
 * Reads the events of a message, and refuses those that no room would take. It needs no storage, so what is refused
 * here costs none.
 *
 * @returns `malformed` where something has no author and number that an answer could name
 */
export function readEntries(
  entries: readonly unknown[],
  role: LiveRole,
): ReadEntries | 'malformed' {
  const events: RoomEvent[] = [];
  const refused: RefusedEvent[] = [];
  for (const written of entries) {
    const name = v.safeParse(nameSchema, written);
    if (!name.success) return 'malformed';
    const { by, seq } = name.output;
    const read = role === 'controller' ? readEvent(written, by) : 'not-allowed';
    if (typeof read === 'string') refused.push({ by, seq, reason: read });
    else events.push(read);
  }
  return { events, refused };
}
