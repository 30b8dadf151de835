import { resolve } from 'node:path';
import type { UserConfigFnObject } from 'vite';
import { remotes, type RemoteDefinition, type RemoteName } from '@standby/federation-config';
import { ROOT } from '@standby/hosting/root';
import { committedContract } from './contract-plugin.ts';
import { remoteConfigOf } from './standby-remote.ts';

interface RemoteOptions {
  /** See `RemoteSettings`. */
  readonly joinsSmallModules?: number;
  readonly joinsFor?: readonly string[];
}

/** Returns the Vite config of a remote of this workspace. */
export function remoteConfig(name: RemoteName, options: RemoteOptions = {}): UserConfigFnObject {
  const { package: packageFolder, port, ...place }: RemoteDefinition = remotes[name];
  const folder = resolve(ROOT, packageFolder);
  return remoteConfigOf({
    name,
    place,
    folder,
    port,
    readContract: committedContract(folder),
    componentIds: { folder: ROOT },
    ...options,
  });
}
