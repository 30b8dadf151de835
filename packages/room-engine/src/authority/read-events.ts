import * as v from 'valibot';
import { idSchema } from '../log/basic-schemas';
import { isRoomItself } from '../log/authors';
import {
  decodeEvent,
  eventEnvelopeSchema,
  type RoomEvent,
  type RoomTypes,
  WITHHELD,
} from '../log/event';
import type { Format } from '../log/document-format';
import type { EventRefusal } from '../protocol/server-messages';
import type { AuthorityRules } from './authority-rules';

export interface RefusedEvent {
  readonly by: string;
  readonly seq: number;
  readonly reason: EventRefusal;
}

interface ReadEvents<Room extends RoomTypes> {
  readonly events: readonly RoomEvent<Room>[];
  readonly refused: readonly RefusedEvent[];
}

interface ReadOptions<Room extends RoomTypes> {
  readonly trustsWindows: boolean;
  /** Format that this release reads; tests pass the formats of other releases. */
  readonly format: Format<Room>;
  readonly rules: Pick<AuthorityRules<Room>, 'sends' | 'maySend'>;
}

const nameSchema = v.object({
  by: idSchema,
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  act: v.fallback(v.optional(v.object({ type: v.string() })), undefined),
});

/** Checks what a window of a role may write at all: rules A3, E1 and E5. */
function readEvent<Room extends RoomTypes>(
  written: unknown,
  by: string,
  own: Room['role'],
  { format, rules }: ReadOptions<Room>,
): RoomEvent<Room> | EventRefusal {
  if (!rules.sends(own) || isRoomItself(by)) return 'not-allowed';
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return 'invalid';
  const { role, act } = envelope.output;
  if (role !== own || !rules.maySend(own, act.type)) return 'not-allowed';
  return decodeEvent(written, format) ?? 'invalid';
}

/**
 * Reads the events of a message, and refuses those that no room would accept. A refusal here costs
 * no access to the storage.
 *
 * @returns `malformed` if something has no author and number that an answer could name
 */
export function readEvents<Room extends RoomTypes>(
  written: readonly unknown[],
  role: Room['role'],
  options: ReadOptions<Room>,
): ReadEvents<Room> | 'malformed' {
  const events: RoomEvent<Room>[] = [];
  const refused: RefusedEvent[] = [];
  for (const one of written) {
    const name = v.safeParse(nameSchema, one);
    if (!name.success) return 'malformed';
    const { by, seq, act } = name.output;
    const isPlaceholder = act?.type === WITHHELD;
    const read = isPlaceholder
      ? 'not-allowed'
      : options.trustsWindows
        ? (decodeEvent(one, options.format) ?? 'invalid')
        : readEvent(one, by, role, options);
    if (typeof read === 'string') refused.push({ by, seq, reason: read });
    else events.push(read);
  }
  return { events, refused };
}
