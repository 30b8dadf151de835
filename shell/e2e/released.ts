import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  openFolderHost,
  openReleases,
  type Releases,
  type Sources,
} from '../../platform/release-cli/src/index.ts';
import { ROOT } from '@standby/hosting/root';
import { workspaceSources } from '../../platform/release-cli/workspace.ts';

/** Folder with everything released as it was built, made once for all tests. */
const RELEASED = resolve(ROOT, '.cache/e2e-release');

export function openTestReleases(folder: string, sources: Partial<Sources> = {}): Releases {
  const stamp = () => ({ at: new Date().toISOString(), by: 'browser tests' });
  return openReleases(openFolderHost(folder), { ...workspaceSources, ...sources, stamp });
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
