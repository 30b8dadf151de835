import { REGISTRY_PATH } from '@standby/federation-config';
import { parseOptions } from '../../command-line/parse-options.ts';
import { DevShellError } from './dev-shell-error.ts';

interface Options {
  /** Address of the registry of a deployed product; undefined to show the remote alone. */
  readonly registry: URL | undefined;
  /** Running server of connected mode; undefined for sample mode. */
  readonly server: URL | undefined;
}

/** @throws {DevShellError} for an invalid address */
function readAddress(given: string): URL {
  if (!URL.canParse(given) || !/^https?:/iu.test(given)) {
    throw new DevShellError(
      `"${given}" is not the address of a registry, such as https://product.example/remotes.json`,
    );
  }
  const address = new URL(given);
  if (address.pathname === '/') address.pathname = REGISTRY_PATH;
  return address;
}

/** @throws {DevShellError} for an invalid address */
function readServer(given: string): URL {
  if (URL.canParse(given) && /^https?:/iu.test(given)) return new URL(new URL(given).origin);
  throw new DevShellError(
    `"${given}" is not the address of a server, such as https://standby.example`,
  );
}

/** Usage of the command. */
export const USAGE = `standby-dev-shell [--registry <address>] [--connected <server>]

Starts the dev server of the remote in this folder, and the shell around it.

--registry   registry of a deployed product, whose other remotes are around it: https://product.example/remotes.json
             STANDBY_REGISTRY sets it for every start
--connected  server of connected mode, with your account and your data there; its registry is the default of --registry.
             STANDBY_SERVER sets it for every start

PORT is the port of the shell, STANDBY_REMOTE_PORT that of the remote.`;

/**
 * Reads `--registry https://product.example/remotes.json` or `STANDBY_REGISTRY`, and `--connected
 * https://standby.example` or `STANDBY_SERVER`. A registry given as an origin means its
 * `/remotes.json`.
 *
 * @returns undefined if `--help` requests the usage
 * @throws {UsageError} for an unknown option
 * @throws {DevShellError} for an invalid address
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | undefined {
  const parsed = parseOptions(
    args,
    { registry: { type: 'string' }, connected: { type: 'string' } },
    USAGE,
  );
  if (!parsed) return undefined;
  const [unexpected] = parsed.positionals;
  if (unexpected !== undefined) {
    throw new DevShellError(`"${unexpected}" is not an option.\n\n${USAGE}`);
  }
  const connected = parsed.values.connected ?? environment['STANDBY_SERVER'];
  const server = connected ? readServer(connected) : undefined;
  const registry = parsed.values.registry ?? (environment['STANDBY_REGISTRY'] || server?.href);
  return { registry: registry ? readAddress(registry) : undefined, server };
}
