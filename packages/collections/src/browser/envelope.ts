import * as v from 'valibot';
import type { Identified } from '../port/collection';
import { type Contents, contentsOf, type Entry, newestFirst } from './contents';

/** Version, schema and migration that decode stored items. */
export interface Format<T> {
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Migrates an item that an older version stored, before the schema checks it. */
  readonly migrate?: ((item: unknown, from: number) => unknown) | undefined;
}

export type DecodeResult<T> =
  | { readonly kind: 'absent' }
  /** The text is not an envelope: it is broken JSON, or another app wrote it. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'newer' }
  /** The field `rejected` has the entries that the schema refuses, in their stored form. */
  | {
      readonly kind: 'decoded';
      readonly version: number;
      readonly contents: Contents<T>;
      readonly rejected: readonly unknown[];
    };

const serialSchema = v.pipe(v.number(), v.safeInteger());

const envelopeSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  next: v.fallback(serialSchema, 1),
  entries: v.array(v.unknown()),
});

const entrySchema = v.object({ serial: serialSchema, item: v.unknown() });

/** Largest plausible serial: a larger number did not come from counting. */
const SERIAL_MAX = 2 ** 50;

/** Sorts the entries, and assigns new serials to those beyond the maximum. */
function inOrder<T>(entries: readonly Entry<T>[], next: number): Contents<T> {
  const ordered = newestFirst(entries);
  const following = Math.max(next, (ordered[0]?.serial ?? 0) + 1);
  if (following > SERIAL_MAX) return contentsOf(ordered.map(({ item }) => item));
  return { entries: ordered, next: following };
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function decodeItem<T>(item: unknown, from: number, format: Format<T>): T | undefined {
  try {
    const current = from < format.version && format.migrate ? format.migrate(item, from) : item;
    const result = v.safeParse(format.schema, current);
    return result.success ? result.output : undefined;
  } catch {
    // A migration that fails on one item loses only that item's place in the list.
    return undefined;
  }
}

/** Decodes the stored text of a key. Never throws. */
export function decodeEnvelope<T extends Identified>(
  raw: string | null,
  format: Format<T>,
): DecodeResult<T> {
  if (raw === null) return { kind: 'absent' };
  const envelope = v.safeParse(envelopeSchema, parseJson(raw));
  if (!envelope.success) return { kind: 'unreadable' };
  const { version, next, entries: stored } = envelope.output;
  if (version > format.version) return { kind: 'newer' };

  const entries = new Map<string, Entry<T>>();
  const rejected: unknown[] = [];
  for (const candidate of stored) {
    const entry = v.safeParse(entrySchema, candidate);
    const item = entry.success ? decodeItem(entry.output.item, version, format) : undefined;
    if (!entry.success || item === undefined || entries.has(item.id)) rejected.push(candidate);
    else entries.set(item.id, { serial: entry.output.serial, item });
  }
  return { kind: 'decoded', version, contents: inOrder([...entries.values()], next), rejected };
}

/** Encodes for `decodeEnvelope`. */
export function encodeEnvelope(version: number, next: number, entries: readonly unknown[]): string {
  return JSON.stringify({ version, next, entries });
}
