import {
  GALLERY_PORT,
  ownerOf,
  remoteNames,
  remotes,
  SHELL_PORT,
} from '@standby/federation-config';
import type { NewRemote } from './templates.ts';

const NAME = /^[a-z][a-z\d]*$/u;
const PATH = /^\/[a-z][a-z\d-]*$/u;

function freePort(): number {
  const taken = new Set<number>([GALLERY_PORT, ...remoteNames.map((name) => remotes[name].port)]);
  let port = SHELL_PORT + 1;
  while (taken.has(port)) port += 1;
  return port;
}

export interface Words {
  readonly remote: NewRemote;
  /** Folder for a repository of its own. */
  readonly standalone: string | undefined;
}

/**
 * Reads `tickets --path /tickets --standalone ../tickets`.
 *
 * @throws {RangeError} that says what is wrong and what is right
 */
export function parseWords(words: readonly string[]): Words {
  const option = words.indexOf('--path');
  const [given = ''] = words;
  const name = given.replace(/^mfe-/u, '');
  const path = option < 0 ? `/${name}` : (words[option + 1] ?? '');
  if (!NAME.test(name)) {
    throw new RangeError(
      `"${given}" is not a name: small letters and digits, as in pnpm new:remote tickets --path /tickets`,
    );
  }
  if (remoteNames.some((known) => known === name)) {
    throw new RangeError(`mfe-${name} is there already`);
  }
  if (!PATH.test(path)) {
    throw new RangeError(`"${path}" is not a path of one segment, as /tickets is`);
  }
  const owner = ownerOf(path);
  if (owner) throw new RangeError(`${path} belongs to ${remotes[owner].package}`);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = words.indexOf('--standalone');
  const standalone = folder < 0 ? undefined : words[folder + 1];
  if (folder >= 0 && !standalone) throw new RangeError('--standalone needs a folder');
  return { remote: { name, title, path, port: freePort() }, standalone };
}
