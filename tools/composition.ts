import { resolve } from 'node:path';
import { REMOTE_ENTRY, remoteNames, remotes, type RemoteName } from '../federation.config.ts';
import type { StaticServerOptions } from './static-server/static-server.ts';

export const ROOT = resolve(import.meta.dirname, '..');

/** URL prefix under which a built remote lies beside the shell. */
export function remotePrefix(name: RemoteName): string {
  return `/remotes/${name}`;
}

export function remoteFolder(name: RemoteName): string {
  return resolve(ROOT, remotes[name].package, 'dist');
}

/** Content of `/remotes.json`: every remote from its build, unless an address is given. */
export function registryDocument(addresses: Partial<Record<RemoteName, string>> = {}): {
  remotes: Record<string, { entry: string }>;
} {
  return {
    remotes: Object.fromEntries(
      remoteNames.map((name) => [
        name,
        { entry: addresses[name] ?? `${remotePrefix(name)}/${REMOTE_ENTRY}` },
      ]),
    ),
  };
}

/** The composed product from the last builds: the shell at the root, remotes beside it. */
export function composedApp(): StaticServerOptions {
  return {
    mounts: [
      ...remoteNames.map((name) => ({ prefix: remotePrefix(name), folder: remoteFolder(name) })),
      { prefix: '', folder: resolve(ROOT, 'shell/dist') },
    ],
    documents: { '/remotes.json': () => registryDocument() },
  };
}
