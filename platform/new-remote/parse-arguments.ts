import { paths } from '@standby/contracts';
import {
  GALLERY_PORT,
  ownerOf,
  remoteNames,
  remotes,
  SHELL_PORT,
} from '@standby/federation-config';
import { parseOptions } from '../command-line/parse-options.ts';
import { DEFAULT_PORT } from '../vite-preset/src/remote-settings.ts';
import type { NewRemote } from './remote-files.ts';

const NAME = /^[a-z][a-z\d]*$/u;
const PATH = /^\/[a-z][a-z\d-]*$/u;

function freePort(): number {
  const ports = remoteNames.map((name) => remotes[name].port);
  // Remotes of other repositories run beside this workspace.
  const taken = new Set<number>([GALLERY_PORT, DEFAULT_PORT, ...ports]);
  let port = SHELL_PORT + 1;
  while (taken.has(port)) port += 1;
  return port;
}

export interface RemoteArguments {
  readonly remote: NewRemote;
  /** Folder for a separate repository; undefined for this workspace. */
  readonly standalone: string | undefined;
  /** Whether the repository also has a server part. */
  readonly hasServer: boolean;
}

/** Usage of the command. */
export const USAGE = `pnpm new:remote <name> [--path /<name>] [--standalone <folder> [--server]]

Creates a remote with a screen, routes, tests and a page of its own.

--path         the path that it owns, one segment
--standalone   a folder that does not exist yet, for a repository of its own
--server       with a server part there: a contract, a table, and a collection that both modes have`;

/**
 * Reads `tickets --path /tickets --standalone ../tickets`.
 *
 * @returns undefined if `--help` requests the usage
 * @throws {UsageError} for an unknown option
 * @throws {RangeError} for an invalid name or path; the message shows a valid one
 */
export function parseArguments(args: readonly string[]): RemoteArguments | undefined {
  const options = {
    path: { type: 'string' },
    standalone: { type: 'string' },
    server: { type: 'boolean' },
  } as const;
  const parsed = parseOptions(args, options, USAGE);
  if (!parsed) return undefined;
  const [given = ''] = parsed.positionals;
  const name = given.replace(/^mfe-/u, '');
  if (!NAME.test(name)) {
    throw new RangeError(
      `"${given}" is not a name. Use small letters and digits, as in pnpm new:remote tickets --path /tickets`,
    );
  }
  if (remoteNames.some((known) => known === name)) {
    throw new RangeError(`mfe-${name} exists already`);
  }
  const { path = `/${name}`, standalone, server: hasServer = false } = parsed.values;
  if (hasServer && standalone === undefined) {
    throw new RangeError('--server is for a repository of its own: add --standalone <folder>');
  }
  const taken = Object.entries(paths).find(([key]) => key === name);
  if (taken && standalone === undefined) {
    throw new RangeError(`paths.${name} is ${taken[1]} already: choose another name`);
  }
  if (!PATH.test(path)) {
    throw new RangeError(`"${path}" is not a path of one segment, such as /tickets`);
  }
  const owner = ownerOf(path);
  if (owner) throw new RangeError(`${path} belongs to ${remotes[owner].package}`);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { remote: { name, title, path, port: freePort() }, standalone, hasServer };
}
