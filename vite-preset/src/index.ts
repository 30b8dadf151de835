import type { RemotePlace } from '@standby/federation-config';
import type { UserConfigFnObject } from 'vite';
import { declareContract } from '../../tools/contract/declare.ts';
import { remoteConfigOf } from '../../tools/vite/standby-remote.ts';

export interface StandbyRemote extends Partial<Omit<RemotePlace, 'prerendered'>> {
  /** In the product, small letters and digits: `tickets`. */
  readonly name: string;
  /** Path prefixes that it owns, whole segments: `['/tickets']`. */
  readonly paths: readonly string[];
  /** Port of its dev server; 4179 where none is given. */
  readonly port?: number;
}

/** Above those of the product's own remotes. */
const DEFAULT_PORT = 4179;

const NAME = /^[a-z][a-z\d]*$/u;
const PREFIX = /^\/(?:[^/\s?#]+(?:\/[^/\s?#]+)*)?$/u;

/** @throws {RangeError} that names what is wrong */
function assertValid({ name, paths }: StandbyRemote): void {
  if (!NAME.test(name)) {
    throw new RangeError(`"${name}" is not a name of a remote: small letters and digits`);
  }
  if (paths.length === 0) throw new RangeError(`${name} owns no path`);
  const wrong = paths.find((path) => !PREFIX.test(path));
  if (wrong !== undefined) throw new RangeError(`"${wrong}" is not a path prefix, as /tickets is`);
}

/**
 * The Vite config of a remote in a repository of its own. `vite` serves the page alone and the federated entry,
 * `vite build` makes the release in `dist/`, `vite build --mode standalone` the page alone, which `vite preview`
 * serves.
 *
 * @throws {RangeError} for a name or a path that the product cannot have
 */
export function standbyRemote(remote: StandbyRemote): UserConfigFnObject {
  assertValid(remote);
  const { name, port = DEFAULT_PORT, paths, layout = 'app' } = remote;
  const { appPaths, fullscreen, navigation } = remote;
  const folder = process.cwd();
  const { title = name.charAt(0).toUpperCase() + name.slice(1) } = remote;
  let contract: ReturnType<typeof declareContract> | undefined;
  return remoteConfigOf({
    name,
    place: {
      title,
      paths,
      layout,
      ...(appPaths ? { appPaths } : {}),
      ...(fullscreen ? { fullscreen } : {}),
      ...(navigation ? { navigation } : {}),
    },
    folder,
    port,
    // Read from the code, once for each build.
    readContract: () => (contract ??= declareContract(folder)),
    componentIds: { folder, prefix: `${name}/` },
  });
}
