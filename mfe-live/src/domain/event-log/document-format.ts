import * as v from 'valibot';
import { type ActSchema, actSchema } from './event';

/** Migrates a document of one version to the next. Throws, or returns nonsense, for what is none. */
export type Migration = (document: Readonly<Record<string, unknown>>) => unknown;

/** What one release of the app reads and writes. */
export interface Format {
  /** Of the stored document, and of the serialized logs that windows send to each other. */
  readonly version: number;
  /** Those that the release knows. Any release may add kinds: the version says nothing about them. */
  readonly acts: ActSchema;
  /** The one under 1 migrates a document from version 1 to 2, and so on: one for each older version. */
  readonly migrations: Readonly<Record<number, Migration>>;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (!v.is(v.looseObject({}), value)) throw new TypeError('No document');
  return value;
}

/** Version 1 named its room only within the state. */
function withRoom(document: Readonly<Record<string, unknown>>): unknown {
  const { state } = record(record(document['book'])['base']);
  return { ...document, room: record(state)['showId'] };
}

/** Version 2 knew no ring in the last minute. Its viewers get it, as those of a new room do. */
function withRing(document: Readonly<Record<string, unknown>>): unknown {
  const book = record(document['book']);
  const base = record(book['base']);
  const state = record(base['state']);
  const viewer = record(state['viewer']);
  const parts = { ...record(viewer['parts']), ring: true };
  const nextState = { ...state, viewer: { ...viewer, parts } };
  return { ...document, book: { ...book, base: { ...base, state: nextState } } };
}

/** The format of this release. */
export const currentFormat: Format = {
  version: 3,
  acts: actSchema,
  migrations: { 1: withRoom, 2: withRing },
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
