import { CONTRACT_FILE, REMOTE_ENTRY } from '@standby/federation-config';
import { field, text } from './json-fields';
import { packageOf, type RemoteName } from './places';
import type { RegistryEntry } from './registry';

/** Globals that Vite's React plugin expects before a component module runs. */
interface RefreshGlobals {
  $RefreshReg$: () => void;
  $RefreshSig$: () => (type: unknown) => unknown;
  __vite_plugin_react_preamble_installed__: boolean;
  /** Address of the refresh runtime for the federation plugin; without it, the plugin uses the page's origin. */
  __MF_REACT_REFRESH_URL__: string;
}

/** The part of Vite's client that its transformed modules use. */
interface ViteClient {
  readonly createHotContext: (owner: string) => {
    readonly on: (event: 'vite:beforeUpdate', listener: () => void) => void;
  };
}

interface RefreshRuntime {
  readonly injectIntoGlobalHook: (target: Window) => void;
}

/**
 * Prepares a page of the built shell for a remote from a dev server, as the dev server's own page
 * would. A production react-dom cannot refresh components, so an edit reloads the page. The dev shell
 * is prepared already.
 */
async function prepareForDevServer(origin: string): Promise<void> {
  const address = `${origin}/@mf-react-refresh-local`;
  const runtime: RefreshRuntime = await import(/* @vite-ignore */ address);
  runtime.injectIntoGlobalHook(window);
  const globals: RefreshGlobals = {
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type) => type,
    __vite_plugin_react_preamble_installed__: true,
    __MF_REACT_REFRESH_URL__: address,
  };
  Object.assign(window, globals);
  const client: ViteClient = await import(/* @vite-ignore */ `${origin}/@vite/client`);
  client.createHotContext('/standby').on('vite:beforeUpdate', () => window.location.reload());
}

/** Fetches the contract file: a build's contract, or a dev server's `{ isDevServer, name }`. */
export async function fetchContract(address: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`${address}/${CONTRACT_FILE}`, {
      headers: { accept: 'application/json' },
    });
  } catch (cause) {
    throw new Error(`${address} does not answer`, { cause });
  }
  if (!response.ok)
    throw new Error(`${address} has no ${CONTRACT_FILE}: no remote is served there`);
  return response.json();
}

/**
 * Asks a server for the contract of a remote, and prepares the page for a dev server.
 *
 * @param name the remote that has to be served there
 * @param address folder of its entry
 * @throws {Error} whose message says why the remote cannot be loaded from there
 */
export async function resolveOverride(name: RemoteName, address: string): Promise<RegistryEntry> {
  const contract = await fetchContract(address);
  const [needed, served] = [packageOf(name), text(field(contract, 'name'))];
  if (served !== needed)
    throw new Error(`${address} serves ${served ?? 'no remote'}, not ${needed}`);
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
