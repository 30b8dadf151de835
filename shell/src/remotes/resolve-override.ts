import { CONTRACT_FILE, REMOTE_ENTRY } from '@standby/federation-config';
import { LOAD_LIMIT_MILLIS } from '@standby/shared-ui';
import { UserFacingError } from '@standby/contracts';
import { unmetRequirements } from './compatibility';
import { pageShareScope } from './container';
import { field, record, text } from '../composition/json-fields';
import { prepareRefresh } from './prepare-refresh';
import { packageOf, type RemoteName } from '../composition/places';
import type { RegistryEntry } from './registry';

/** The part of Vite's client that its transformed modules use. */
interface ViteClient {
  readonly createHotContext: (owner: string) => {
    readonly on: (event: 'vite:beforeUpdate', listener: () => void) => void;
  };
}

/**
 * Prepares a page of the built shell for a remote from a dev server. A production react-dom cannot refresh
 * components, so an edit reloads the page. The dev shells are prepared already.
 */
async function prepareForDevServer(origin: string): Promise<void> {
  await prepareRefresh(origin);
  const client: ViteClient = await import(/* @vite-ignore */ `${origin}/@vite/client`);
  client.createHotContext('/standby').on('vite:beforeUpdate', () => window.location.reload());
}

/** Fetches the contract file: a build's contract, or a dev server's `{ isDevServer, name }`. */
export async function fetchContract(address: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`${address}/${CONTRACT_FILE}`, {
      headers: { accept: 'application/json' },
      // The page also waits here before it starts, for a remote that was never released.
      signal: AbortSignal.timeout(LOAD_LIMIT_MILLIS),
    });
  } catch (cause) {
    throw new UserFacingError(`${address} does not answer`, { cause });
  }
  if (!response.ok)
    throw new UserFacingError(`${address} has no ${CONTRACT_FILE}: no remote is served there`);
  try {
    return await response.json();
  } catch (cause) {
    const answered = `${address}/${CONTRACT_FILE} is not JSON`;
    throw new UserFacingError(`${answered}: no remote is served there`, { cause });
  }
}

/** @throws {UserFacingError} that names the libraries whose versions do not fit */
function assertLibrariesFit(contract: unknown): void {
  const ranges = Object.entries(record(field(contract, 'libraries')));
  const requires = Object.fromEntries(ranges.map(([library, range]) => [library, String(range)]));
  const scope = pageShareScope();
  const unmet = unmetRequirements({ requires }, (library) => Object.keys(scope[library] ?? {}));
  if (unmet.length > 0) throw new UserFacingError(unmet.join('; '));
}

/**
 * Asks a server for the contract of a remote, and prepares the page for a dev server.
 *
 * @param name the remote that has to be served there
 * @param address folder of its entry
 * @throws {UserFacingError} that says why the remote cannot be loaded from there
 */
export async function resolveOverride(name: RemoteName, address: string): Promise<RegistryEntry> {
  const contract = await fetchContract(address);
  const [needed, served] = [packageOf(name), text(field(contract, 'name'))];
  if (served !== needed)
    throw new UserFacingError(`${address} serves ${served ?? 'no remote'}, not ${needed}`);
  assertLibrariesFit(contract);
  const isDevServer = field(contract, 'isDevServer') === true;
  if (isDevServer && import.meta.env.PROD) await prepareForDevServer(new URL(address).origin);
  return {
    entry: `${address}/${REMOTE_ENTRY}`,
    version: text(field(contract, 'version')),
    shellContract: text(field(contract, 'shellContract')),
    imports: {},
    preloads: {},
  };
}
