import * as v from 'valibot';
import type { EventFormat, RoomTypes } from './event';

/**
 * Migrates a document of one version to the next. For invalid input it may throw, or return an
 * invalid document.
 */
export type Migration = (document: Readonly<Record<string, unknown>>) => unknown;

/** Format that a release of the app reads and writes. */
export interface Format<Room extends RoomTypes> extends EventFormat<Room> {
  /** Version of the stored document, and of the serialized logs that windows send to each other. */
  readonly version: number;
  /**
   * Migrations by the version from which they lead: number 1 migrates a document from version 1 to
   * 2.
   */
  readonly migrations: Readonly<Record<number, Migration>>;
}

/** @throws if a value is not an object */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (!v.is(v.looseObject({}), value)) throw new TypeError('No document');
  return value;
}

/**
 * Migrates a document of an older version to a format's.
 * @param from the document's version.
 * @returns undefined where a migration is missing or cannot read the document.
 */
export function migrate(
  document: unknown,
  from: number,
  { version, migrations }: Pick<Format<RoomTypes>, 'version' | 'migrations'>,
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
