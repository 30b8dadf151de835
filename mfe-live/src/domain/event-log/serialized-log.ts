import * as v from 'valibot';
import { roomStateSchema } from '../room/room-schema';
import { type ActSchema, decodeStoredEvent, encodeEvent, type RoomEvent } from './event';
import { type Checkpoint, createEventLog, type EventLog, eventsOf } from './event-log';
import { logLineSchema } from './log-line';
import { mergeEvents } from './merge';
import { sequenceSchema, versionVectorSchema } from './version-vector';

const checkpointSchema = v.object({
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  by: v.string(),
  covered: versionVectorSchema,
  lamport: v.union([v.literal(0), sequenceSchema]),
  state: roomStateSchema,
  lines: v.array(logLineSchema),
});

/** A whole event log as it is sent and stored: plain data. The field names are those of version 1. */
export interface SerializedLog {
  /** The checkpoint. */
  readonly base: v.InferInput<typeof checkpointSchema>;
  /** The events since, as `decodeStoredEvent` reads them. */
  readonly entries: readonly object[];
}

/** @param acts what the release knows; other acts are kept as opaque events. */
export function serializedLogSchemaFor(acts?: ActSchema) {
  const eventSchema = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, RoomEvent>(({ dataset, addIssue, NEVER }) => {
      const event = decodeStoredEvent(dataset.value, acts);
      if (event) return event;
      addIssue({ message: 'No event' });
      return NEVER;
    }),
  );
  return v.object({ base: checkpointSchema, entries: v.array(eventSchema) });
}

export const serializedLogSchema = serializedLogSchemaFor();

export function serializeLog(log: EventLog): SerializedLog {
  const { checkpoint } = log;
  return {
    base: { ...checkpoint, covered: [...checkpoint.covered], lines: [...checkpoint.lines] },
    entries: eventsOf(log).map(encodeEvent),
  };
}

/** The event log in a serialized one that the schema accepted. */
export function deserializeLog(serialized: {
  readonly base: Checkpoint;
  readonly entries: readonly RoomEvent[];
}): EventLog {
  return mergeEvents(createEventLog(serialized.base), serialized.entries);
}
