import {
  type Format as FormatOf,
  type Migration,
  record,
} from '@standby/room-engine/log/document-format';
import { sequenceSchema } from '@standby/room-engine/log/sequences';
import * as v from 'valibot';
import { actSchema, type ShowRoom } from './event';
import { showRules } from './show-rules';

export type Format = FormatOf<ShowRoom>;

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
  rules: showRules,
  migrations: { 1: withRoom, 2: withRing, 3: withPositions, 4: asItIs, 5: asItIs, 6: asItIs },
};
