import type { UserConfigFnObject } from 'vite';
import { remoteConfigOf } from './standby-remote.ts';
import { remoteSettings, type StandbyRemote } from './remote-settings.ts';

export type { StandbyRemote };

/**
 * Returns the Vite config of a remote in its own repository. `vite` serves the standalone page and
 * the federated entry. `vite build` makes the release in `dist/`; `vite build --mode standalone`
 * makes the standalone page, which `vite preview` serves.
 *
 * @throws {RangeError} for a name, a path or a port that the product cannot have
 */
export function standbyRemote(remote: StandbyRemote): UserConfigFnObject {
  return remoteConfigOf(remoteSettings(remote, process.cwd()));
}
