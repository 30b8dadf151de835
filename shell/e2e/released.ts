import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ROOT } from '../../tools/composition.ts';
import { openReleaseFolder } from '../../tools/release/release-folder.ts';
import { point } from '../../tools/release/release-log.ts';
import { remoteNames } from 'federation-config';

/** A release folder with shell and remotes as they were built, made once for all tests. */
const RELEASED = resolve(ROOT, '.cache/e2e-release');

/** Releases shell and remotes into the folder that {@link copyReleased} copies. */
export async function releaseAll(): Promise<void> {
  await rm(RELEASED, { recursive: true, force: true });
  const folder = openReleaseFolder(RELEASED);
  await folder.putShell();
  for (const name of remoteNames) {
    await folder.writeLog(name, point(await folder.readLog(name), await folder.putRemote(name)));
  }
}

/** @param target a folder of the test's own, which it may change */
export async function copyReleased(target: string): Promise<void> {
  await cp(RELEASED, target, { recursive: true });
}
