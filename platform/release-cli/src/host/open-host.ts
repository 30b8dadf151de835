import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { openFolderHost } from './folder-host.ts';
import type { Host } from './host.ts';
import { openSshHost } from './ssh-host.ts';
import { isSshAddress } from './ssh-target.ts';

/** Files that earlier tools left beside the served ones. */
const FORMER_LAYOUT = ['remotes.json', '.prerendered.json'];

/**
 * Opens the host that `RELEASE_TARGET` names: a folder, or `ssh://user@host:port/path`.
 *
 * @param base base folder of relative paths
 * @param sshConfig file that replaces the user's ssh configuration
 * @throws {ReleaseError} for an invalid address, and for a folder with the layout of earlier tools
 */
export function openHost(target: string, base: string, sshConfig?: string): Host {
  if (isSshAddress(target)) return openSshHost(target, { configFile: sshConfig });
  // Another scheme is a mistake, not the name of a folder.
  if (/^[a-z][a-z\d+.-]+:\/\//iu.test(target)) {
    throw new ReleaseError(`${target}: a release goes to a folder or to ssh://user@host/path`);
  }
  const folder = resolve(base, target);
  if (FORMER_LAYOUT.some((file) => existsSync(resolve(folder, file)))) {
    throw new ReleaseError(
      `${folder} has the layout of earlier tools, in which the host served all of it. ` +
        'Assemble into another folder (RELEASE_TARGET=…) and have the host serve its site/.',
    );
  }
  return openFolderHost(folder);
}
