import * as v from 'valibot';
import type { RoomEvent } from './event';
import { type Checkpoint, type EventLog, eventsOf, isLaterCheckpoint } from './event-log';
import { dominates, sequenceOf, type VersionVector, versionVectorSchema } from './version-vector';

/** What a window knows of the event log, in few words. */
export interface Digest {
  /** Of the checkpoint. */
  readonly generation: number;
  /** The window that made the checkpoint. */
  readonly by: string;
  /** Of the events beyond the checkpoint. */
  readonly versionVector: VersionVector;
}

/** A digest as it is sent, where the version vector is named `heads`. */
export const digestSchema = v.pipe(
  v.object({
    generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    by: v.string(),
    heads: versionVectorSchema,
  }),
  v.transform(({ generation, by, heads }): Digest => ({ generation, by, versionVector: heads })),
);

export function encodeDigest({
  generation,
  by,
  versionVector,
}: Digest): v.InferInput<typeof digestSchema> {
  return { generation, by, heads: [...versionVector] };
}

export function digestOf({ checkpoint, versionVector }: EventLog): Digest {
  const beyond = [...versionVector].filter(
    ([author, seq]) => seq > sequenceOf(checkpoint.covered, author),
  );
  return {
    generation: checkpoint.generation,
    by: checkpoint.by,
    versionVector: new Map(beyond),
  };
}

function hasSameCheckpoint(one: Digest | Checkpoint, other: Digest | Checkpoint): boolean {
  return one.generation === other.generation && one.by === other.by;
}

/** Whether the other one knows something that is missing here. */
export function isBehind({ checkpoint, versionVector }: EventLog, theirs: Digest): boolean {
  if (!hasSameCheckpoint(checkpoint, theirs)) return isLaterCheckpoint(theirs, checkpoint);
  return !dominates(versionVector, theirs.versionVector);
}

/** Whether a screen that shows `shown` shows all of `known`. */
export function isUpToDate(shown: Digest, known: Digest): boolean {
  return hasSameCheckpoint(shown, known) && dominates(shown.versionVector, known.versionVector);
}

export type Delta =
  | { readonly kind: 'none' }
  | { readonly kind: 'events'; readonly events: readonly RoomEvent[] }
  /** Only the whole log helps: the other's checkpoint is an earlier one. */
  | { readonly kind: 'log' };

/** What to send to somebody who knows this much. */
export function deltaFor(log: EventLog, theirs: Digest): Delta {
  const { checkpoint } = log;
  if (!hasSameCheckpoint(checkpoint, theirs)) {
    return { kind: isLaterCheckpoint(checkpoint, theirs) ? 'log' : 'none' };
  }
  const events = eventsOf(log).filter(
    ({ by, seq }) =>
      seq > Math.max(sequenceOf(theirs.versionVector, by), sequenceOf(checkpoint.covered, by)),
  );
  return events.length > 0 ? { kind: 'events', events } : { kind: 'none' };
}
