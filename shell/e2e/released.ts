import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ROOT } from '../../tools/composition.ts';
import { openFolderStore } from '../../tools/release/host/folder-store.ts';
import { openReleases, type Releases } from '../../tools/release/releases.ts';
import type { Builds } from '../../tools/release/uploads.ts';

/** Everything released as it was built, made once for all tests. */
const RELEASED = resolve(ROOT, '.cache/e2e-release');

export function openTestReleases(folder: string, builds: Partial<Builds> = {}): Releases {
  const stamp = () => ({ at: new Date().toISOString(), by: 'browser tests' });
  return openReleases(openFolderStore(folder), { builds, stamp });
}

/** Releases shell and remotes into the folder that {@link copyReleased} copies. */
export async function releaseAll(): Promise<void> {
  await rm(RELEASED, { recursive: true, force: true });
  await openTestReleases(RELEASED).releaseMissing();
}

/** @param target a folder of the test's own, which it may change */
export async function copyReleased(target: string): Promise<void> {
  await cp(RELEASED, target, { recursive: true });
}
