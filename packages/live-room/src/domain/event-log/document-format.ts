import * as v from 'valibot';
import { sequenceSchema } from '@standby/room-engine/log/sequences';
import { type ActSchema, actSchema } from './event';

/**
 * Migrates a document of one version to the next. For invalid input it may throw, or return an
 * invalid document.
 */
export type Migration = (document: Readonly<Record<string, unknown>>) => unknown;

/** Format that a release of the app reads and writes. */
export interface Format {
  /** Version of the stored document, and of the serialized logs that windows send to each other. */
  readonly version: number;
  /** Acts that the release knows. Any release may add kinds of acts without a new version. */
  readonly acts: ActSchema;
  /**
   * Migrations by the version from which they lead: number 1 migrates a document from version 1 to
   * 2.
   */
  readonly migrations: Readonly<Record<number, Migration>>;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (!v.is(v.looseObject({}), value)) throw new TypeError('No document');
  return value;
}

/** Migrates from version 1, which named its room only within the state. */
function withRoom(document: Readonly<Record<string, unknown>>): unknown {
  const { state } = record(record(document['book'])['base']);
  return { ...document, room: record(state)['showId'] };
}

/**
 * Migrates from version 2, which did not have the ring in the last minute. Viewers get it, as in a
 * new room.
 */
function withRing(document: Readonly<Record<string, unknown>>): unknown {
  const book = record(document['book']);
  const base = record(book['base']);
  const state = record(base['state']);
  const viewer = record(state['viewer']);
  const parts = { ...record(viewer['parts']), ring: true };
  const nextState = { ...state, viewer: { ...viewer, parts } };
  return { ...document, book: { ...book, base: { ...base, state: nextState } } };
}

const orderedEventSchema = v.looseObject({
  by: v.string(),
  seq: sequenceSchema,
  lamport: sequenceSchema,
});

/**
 * Migrates from version 3, which ordered events by Lamport timestamps and had no position in its
 * checkpoint.
 */
function withPositions(document: Readonly<Record<string, unknown>>): unknown {
  const { book, ...rest } = document;
  const { base, entries } = record(book);
  const { generation, by, covered, lamport: _, ...checkpoint } = record(base);
  const sequences = v.parse(v.array(v.tuple([v.string(), sequenceSchema])), covered);
  const events = v
    .parse(v.array(orderedEventSchema), entries)
    .toSorted(
      (one, other) =>
        one.lamport - other.lamport ||
        Number(one.by > other.by) - Number(one.by < other.by) ||
        one.seq - other.seq,
    );
  const position = sequences.reduce((count, [, seq]) => count + seq, 0);
  const digest = position === 0 ? '' : `${String(generation)} ${String(by)}`;
  return {
    ...rest,
    log: { checkpoint: { ...checkpoint, position, digest, sequences, opaque: [] }, events },
  };
}

/** Migrates to versions 5 and 6, which only add optional fields. */
const asItIs: Migration = (document) => document;

/** The format of this release. */
export const currentFormat: Format = {
  version: 7,
  acts: actSchema,
  migrations: { 1: withRoom, 2: withRing, 3: withPositions, 4: asItIs, 5: asItIs, 6: asItIs },
};

/**
 * Migrates a document of an older version to a format's.
 * @param from the document's version.
 * @returns undefined where a migration is missing or cannot read the document.
 */
export function migrate(
  document: unknown,
  from: number,
  { version, migrations }: Pick<Format, 'version' | 'migrations'>,
): unknown {
  let current = document;
  try {
    for (let reached = from; reached < version; reached += 1) {
      const next = migrations[reached]?.(record(current));
      current = { ...record(next), version: reached + 1 };
    }
    return current;
  } catch {
    return undefined;
  }
}
