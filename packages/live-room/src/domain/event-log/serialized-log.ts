import * as v from 'valibot';
import { sequenceSchema, sequencesSchema } from '@standby/room-engine/log/sequences';
import { roomStateSchema } from '../state/room-schema';
import { type ActSchema, decodeStoredEvent, encodeEvent, type RoomEvent } from './event';
import {
  appendEvents,
  type Checkpoint,
  createEventLog,
  type EventLog,
  eventsOf,
} from './event-log';
import { logLineSchema } from '../state/log-line';

export const logEndSchema = v.object({
  position: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  digest: v.pipe(v.string(), v.maxLength(100)),
});

const checkpointSchema = v.object({
  ...logEndSchema.entries,
  sequences: sequencesSchema,
  state: roomStateSchema,
  lines: v.array(logLineSchema),
  opaque: v.array(v.object({ type: v.string(), by: v.string(), seq: sequenceSchema })),
});

/** A whole event log as plain data, for sending and storing. */
export interface SerializedLog {
  readonly checkpoint: v.InferInput<typeof checkpointSchema>;
  /** Events after the checkpoint, as `decodeStoredEvent` reads them. */
  readonly events: readonly object[];
}

/** @param acts acts that the release knows; others are kept as opaque events. */
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
  return v.object({ checkpoint: checkpointSchema, events: v.array(eventSchema) });
}

export const serializedLogSchema = serializedLogSchemaFor();

export function serializeLog(log: EventLog): SerializedLog {
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
export function deserializeLog(serialized: {
  readonly checkpoint: Checkpoint;
  readonly events: readonly RoomEvent[];
}): EventLog {
  return appendEvents(createEventLog(serialized.checkpoint), serialized.events);
}
