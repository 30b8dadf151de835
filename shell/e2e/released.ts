import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ROOT } from '../../tools/composition.ts';
import { openReleaseFolder, type ReleaseFolder } from '../../tools/release/release-folder.ts';
import { point, type Release } from '../../tools/release/release-log.ts';
import { CONTRACT_FILE, remoteNames, type RemoteName } from 'federation-config';

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

/**
 * Puts a remote's build into the folder as another version. Builds of one remote differ in their
 * version, so their paths do.
 *
 * @param build the test's own copy of it, from which the folder takes this remote
 */
export async function putVersion(
  folder: ReleaseFolder,
  name: RemoteName,
  build: string,
  version: string,
): Promise<Release> {
  const file = join(build, CONTRACT_FILE);
  const contract = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...contract, version }));
  await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
  return folder.putRemote(name);
}
