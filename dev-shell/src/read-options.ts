import { parseArgs } from 'node:util';
import { REGISTRY_PATH } from '@standby/federation-config';
import { DevShellError } from './dev-shell-error.ts';

export interface Options {
  /** Address of the registry of a deployed product; undefined where the remote is to be alone. */
  readonly registry: URL | undefined;
}

/** @throws {DevShellError} for an address that is none */
function readAddress(given: string): URL {
  if (!URL.canParse(given) || !/^https?:/iu.test(given)) {
    throw new DevShellError(
      `"${given}" is not the address of a registry, as https://product.example/remotes.json is`,
    );
  }
  const address = new URL(given);
  if (address.pathname === '/') address.pathname = REGISTRY_PATH;
  return address;
}

/**
 * Reads `--registry https://product.example/remotes.json`, or `STANDBY_REGISTRY`. An origin means its `/remotes.json`.
 *
 * @throws {DevShellError} that says what is wrong and what is right
 */
export function readOptions(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  let given: string | undefined;
  try {
    given = parseArgs({ args: [...words], options: { registry: { type: 'string' } } }).values
      .registry;
  } catch (error) {
    throw new DevShellError(error instanceof Error ? error.message : String(error));
  }
  const registry = given ?? environment['STANDBY_REGISTRY'];
  return { registry: registry ? readAddress(registry) : undefined };
}
