import { expect } from 'vitest';

/** What says nothing about which content is accepted. */
const SILENT = new Set(['reference', 'message', 'expects', 'async']);

/** A check as it was written, regardless of the names that the bundler gives its imports. */
function sourceOf(check: unknown): string {
  return String(check)
    .replaceAll(/__\w+_import_\d+__\./gu, '')
    .replaceAll(/[\s;()]/gu, '');
}

/** A schema as plain data: its structure, limits and checks, in an order of its own. */
function outline(part: unknown): unknown {
  if (typeof part === 'function') return sourceOf(part);
  if (part instanceof RegExp) return String(part);
  if (Array.isArray(part)) return part.map(outline);
  if (typeof part !== 'object' || part === null) return part;
  return Object.entries(part)
    .filter(([name]) => !SILENT.has(name) && !name.startsWith('~'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, outline(value)]);
}

/** FNV-1a, 32 bits, as 8 hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * A short text that is another one when a valibot schema accepts something else. A check that calls
 * a function elsewhere has that function's name in it, not what the function does: the stored
 * examples are there for that.
 */
export function fingerprintOf(schema: object): string {
  return hashOf(JSON.stringify(outline(schema)));
}

export interface StoredSchema {
  /** What is stored, in the plural: *shows*. */
  readonly what: string;
  readonly version: number;
  readonly schema: object;
  /** The fingerprint of each version that was ever released. */
  readonly recorded: Readonly<Record<number, string>>;
}

/** Fails where a stored schema changed and its version did not, and says what to do. */
export function expectRecordedSchema({ what, version, schema, recorded }: StoredSchema): void {
  const fingerprint = fingerprintOf(schema);
  const advice =
    recorded[version] === undefined
      ? `Version ${version} of the stored ${what} is new: record '${fingerprint}' for it.`
      : `The stored ${what} have another schema than version ${version} had. Raise the version, write a ` +
        `migration from version ${version}, add a stored example of the new version, and record ` +
        `'${fingerprint}' for it. Only where everything stored so far is read exactly as before may ` +
        `the fingerprint of version ${version} be recorded again.`;
  expect(fingerprint, advice).toBe(recorded[version]);
}
