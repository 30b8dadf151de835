import type { RemoteContract } from 'shared-ui/contracts';
import { CONTRACT_FILE, REMOTE_ENTRY } from '../../../federation.config';
import type { RegistryEntry } from './registry';

/** What a server says of the remote on it: a build its contract, a dev server that it is one. */
type Description = Partial<RemoteContract> & { readonly isDevServer?: boolean };

/** What a Vite dev server's React plugin wants of the page before it runs a component. */
interface RefreshGlobals {
  $RefreshReg$: () => void;
  $RefreshSig$: () => (type: unknown) => unknown;
  __vite_plugin_react_preamble_installed__: boolean;
  /** Where the federation plugin's dev server takes the refresh runtime from; else from the page's. */
  __MF_REACT_REFRESH_URL__: string;
}

/** Of Vite's client, what its own transformed modules use. */
interface ViteClient {
  readonly createHotContext: (owner: string) => {
    readonly on: (event: 'vite:beforeUpdate', listener: () => void) => void;
  };
}

interface RefreshRuntime {
  readonly injectIntoGlobalHook: (target: Window) => void;
}

/**
 * Lets a page of the built shell run a remote from its dev server: what the dev server's own page
 * would have set up is set up here. A production react-dom cannot refresh components, so an edit
 * reloads the page. In the dev shell everything is there already.
 */
async function prepareForDevServer(origin: string): Promise<void> {
  const address = `${origin}/@mf-react-refresh-local`;
  const runtime = (await import(/* @vite-ignore */ address)) as RefreshRuntime;
  runtime.injectIntoGlobalHook(window);
  const globals: RefreshGlobals = {
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type) => type,
    __vite_plugin_react_preamble_installed__: true,
    __MF_REACT_REFRESH_URL__: address,
  };
  Object.assign(window, globals);
  const client = (await import(/* @vite-ignore */ `${origin}/@vite/client`)) as ViteClient;
  client.createHotContext('/standby').on('vite:beforeUpdate', () => window.location.reload());
}

async function fetchDescription(origin: string): Promise<Description> {
  let response: Response;
  try {
    response = await fetch(`${origin}/${CONTRACT_FILE}`, {
      headers: { accept: 'application/json' },
    });
  } catch (cause) {
    throw new Error(`${origin} does not answer`, { cause });
  }
  if (!response.ok) throw new Error(`${origin} has no ${CONTRACT_FILE}: no remote is served there`);
  return (await response.json()) as Description;
}

/**
 * Asks a server what remote it serves, and readies the page for it.
 *
 * @throws {Error} whose message says why it cannot be taken
 */
export async function describeOrigin(origin: string): Promise<RegistryEntry> {
  const { version, shellContract, isDevServer } = await fetchDescription(origin);
  if (isDevServer && import.meta.env.PROD) await prepareForDevServer(origin);
  const entry = `${origin}/${REMOTE_ENTRY}`;
  return { entry, version, shellContract, imports: {}, preloads: {} };
}
