import * as v from 'valibot';
import {
  decodeStoredEvent,
  encodeEvent,
  type EventFormat,
  type RoomEvent,
  type RoomTypes,
} from './event';
import {
  appendEvents,
  type Checkpoint,
  createEventLog,
  type EventLog,
  eventsOf,
  type OpaqueEvent,
} from './event-log';
import type { RoomRules } from './room-rules';
import { sequenceSchema, sequencesSchema } from './sequences';

export const logEndSchema = v.object({
  position: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  digest: v.pipe(v.string(), v.maxLength(100)),
});

/** A whole event log as plain data, for sending and storing. */
export interface SerializedLog<Room extends RoomTypes> {
  readonly checkpoint: Omit<Checkpoint<Room>, 'sequences' | 'lines' | 'opaque'> & {
    readonly sequences: [string, number][];
    readonly lines: Room['line'][];
    readonly opaque: OpaqueEvent[];
  };
  /** Events after the checkpoint, as `decodeStoredEvent` reads them. */
  readonly events: readonly object[];
}

/** Returns the schema for a release that knows these acts; it keeps others as opaque events. */
export function serializedLogSchemaFor<Room extends RoomTypes>(format: EventFormat<Room>) {
  const { state, line } = format.rules;
  const eventSchema = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, RoomEvent<Room>>(({ dataset, addIssue, NEVER }) => {
      const event = decodeStoredEvent(dataset.value, format);
      if (event) return event;
      addIssue({ message: 'No event' });
      return NEVER;
    }),
  );
  const checkpointSchema = v.object({
    ...logEndSchema.entries,
    sequences: sequencesSchema,
    state,
    lines: v.array(line),
    opaque: v.array(v.object({ type: v.string(), by: v.string(), seq: sequenceSchema })),
  });
  return v.object({ checkpoint: checkpointSchema, events: v.array(eventSchema) });
}

export function serializeLog<Room extends RoomTypes>(log: EventLog<Room>): SerializedLog<Room> {
  const { sequences, lines, opaque, ...checkpoint } = log.checkpoint;
  return {
    checkpoint: {
      ...checkpoint,
      sequences: [...sequences],
      lines: [...lines],
      opaque: [...opaque],
    },
    events: eventsOf(log).map(encodeEvent),
  };
}

/** Returns the event log of a serialized one that the schema has accepted. */
export function deserializeLog<Room extends RoomTypes>(
  rules: RoomRules<Room>,
  serialized: {
    readonly checkpoint: Checkpoint<Room>;
    readonly events: readonly RoomEvent<Room>[];
  },
): EventLog<Room> {
  return appendEvents(createEventLog(rules, serialized.checkpoint), serialized.events);
}
