import type { EventRefusal } from '@standby/room-engine/protocol/server-messages';
import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { isRoomItself } from '@standby/room-engine/log/authors';
import { decodeEvent, eventEnvelopeSchema, WITHHELD } from '@standby/room-engine/log/event';
import {
  currentFormat,
  type Format,
  hasPermission,
  type RoomEvent,
  type WindowRole,
} from '../domain/index';

export interface RefusedEvent {
  readonly by: string;
  readonly seq: number;
  readonly reason: EventRefusal;
}

export interface ReadEvents {
  readonly events: readonly RoomEvent[];
  readonly refused: readonly RefusedEvent[];
}

export interface ReadOptions {
  readonly trustsWindows?: boolean;
  /** Format that this release reads; tests pass the formats of other releases. */
  readonly format?: Format;
}

const nameSchema = v.object({
  by: idSchema,
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  act: v.fallback(v.optional(v.object({ type: v.string() })), undefined),
});

/** Checks what a window of a role may write at all: rules A3, E1 and E5. */
function readEvent(written: unknown, by: string, own: WindowRole): RoomEvent | EventRefusal {
  if (isRoomItself(by)) return 'not-allowed';
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return 'invalid';
  const { role, act } = envelope.output;
  if (role !== own || act.type === 'set-clock') return 'not-allowed';
  if (!hasPermission(own, act.type)) return 'not-allowed';
  return decodeEvent(written, currentFormat) ?? 'invalid';
}

const readFrom = (role: WindowRole, written: unknown, by: string): RoomEvent | EventRefusal =>
  role === 'viewer' || role === 'ask' ? 'not-allowed' : readEvent(written, by, role);

/**
 * Reads the events of a message, and refuses those that no room would accept. A refusal here costs
 * no access to the storage.
 *
 * @returns `malformed` if something has no author and number that an answer could name
 */
export function readEvents(
  written: readonly unknown[],
  role: WindowRole,
  { trustsWindows = false, format = currentFormat }: ReadOptions = {},
): ReadEvents | 'malformed' {
  const events: RoomEvent[] = [];
  const refused: RefusedEvent[] = [];
  for (const one of written) {
    const name = v.safeParse(nameSchema, one);
    if (!name.success) return 'malformed';
    const { by, seq, act } = name.output;
    const isPlaceholder = act?.type === WITHHELD;
    const read = isPlaceholder
      ? 'not-allowed'
      : trustsWindows
        ? (decodeEvent(one, format) ?? 'invalid')
        : readFrom(role, one, by);
    if (typeof read === 'string') refused.push({ by, seq, reason: read });
    else events.push(read);
  }
  return { events, refused };
}
