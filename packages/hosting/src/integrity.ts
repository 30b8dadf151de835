import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Hashes of a built remote's scripts, by path from its entry's folder. The build writes them. */
export interface RemoteIntegrity {
  readonly entry: string;
  /** Scripts that the entry imports statically and that run with it. */
  readonly imports: Readonly<Record<string, string>>;
  /** The other scripts, which the entry checks before they run. */
  readonly parts: Readonly<Record<string, string>>;
}

/** File beside a remote's entry. */
export const INTEGRITY_FILE = 'integrity.json';

/** Returns the hash by which browsers check a file before they run it (Subresource Integrity). */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns undefined for a build of an earlier release, which has no such file. */
export function readIntegrity(folder: string): RemoteIntegrity | undefined {
  const file = resolve(folder, INTEGRITY_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteIntegrity) : undefined;
}
