import { expect } from 'vitest';

/** Properties of a schema that do not affect the accepted content. */
const SILENT = new Set(['reference', 'message', 'expects', 'async']);

/** Returns the source of a check, without the names that the bundler gives to imports. */
function sourceOf(check: unknown): string {
  return String(check)
    .replaceAll(/__\w+_import_\d+__\./gu, '')
    .replaceAll(/[\s;()]/gu, '');
}

/** Returns a schema as plain data: its structure, limits and checks, in a fixed order. */
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

/** Returns the 32-bit FNV-1a hash as 8 hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Returns a short text that changes when a valibot schema accepts other content. For a check that
 * calls another function, only that function's name counts; the stored examples cover its
 * behaviour.
 */
export function fingerprintOf(schema: object): string {
  return hashOf(JSON.stringify(outline(schema)));
}

export interface StoredSchema {
  /** Name of the stored content, in the plural: *shows*. */
  readonly what: string;
  readonly version: number;
  readonly schema: object;
  /** Fingerprint of each released version. */
  readonly recorded: Readonly<Record<number, string>>;
}

/** Fails, with advice, if a stored schema has changed and its version has not. */
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
