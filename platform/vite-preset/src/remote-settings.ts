import type { RemotePlace } from '@standby/federation-config';
import { declareContract } from '../../contract/declare.ts';
import { isPort, PORT_RANGE } from '@standby/hosting/port';
import type { RemoteSettings } from './standby-remote.ts';

export interface StandbyRemote extends Partial<Omit<RemotePlace, 'prerendered'>> {
  /** Name in the product, in lower-case letters and digits: `tickets`. */
  readonly name: string;
  /** Path prefixes that the remote owns, in whole segments: `['/tickets']`. */
  readonly paths: readonly string[];
  /** Port of its dev server; 4179 by default. */
  readonly port?: number;
}

/** Default port, above the ports of the product's own remotes. */
export const DEFAULT_PORT = 4179;

const NAME = /^[a-z][a-z\d]*$/u;
const PREFIX = /^\/(?:[^/\s?#]+(?:\/[^/\s?#]+)*)?$/u;

function assertValid({ name, paths, port = DEFAULT_PORT }: StandbyRemote): void {
  if (!NAME.test(name)) {
    throw new RangeError(`"${name}" is not a name of a remote: small letters and digits`);
  }
  if (paths.length === 0) throw new RangeError(`${name} owns no path: list one in \`paths\``);
  const wrong = paths.find((path) => !PREFIX.test(path));
  if (wrong !== undefined)
    throw new RangeError(`"${wrong}" is not a path prefix, such as /tickets`);
  if (!isPort(port)) throw new RangeError(`${port} is not a port: it must be ${PORT_RANGE}`);
}

/**
 * Returns the settings for a remote's configs, with defaults for missing values.
 *
 * @param folder folder of the remote's repository
 * @throws {RangeError} naming the invalid value
 */
export function remoteSettings(remote: StandbyRemote, folder: string): RemoteSettings {
  assertValid(remote);
  const { name, port = DEFAULT_PORT, paths, layout = 'app' } = remote;
  const { except, appPaths, fullscreen, navigation } = remote;
  const { title = name.charAt(0).toUpperCase() + name.slice(1) } = remote;
  let contract: ReturnType<typeof declareContract> | undefined;
  return {
    name,
    place: {
      title,
      paths,
      ...(except ? { except } : {}),
      layout,
      ...(appPaths ? { appPaths } : {}),
      ...(fullscreen ? { fullscreen } : {}),
      ...(navigation ? { navigation } : {}),
    },
    folder,
    port,
    // The contract is read from the code once per build.
    readContract: () => (contract ??= declareContract(folder)),
    componentIds: { folder, prefix: `${name}/` },
  };
}
