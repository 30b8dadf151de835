import { loadRemote as loadFederated, registerRemotes } from '@module-federation/runtime';
import type { RouteObject } from 'react-router-dom';
import { federationName, type RemoteName } from '../../../federation.config';
import { diagnoseEntry, RemoteLoadError } from './load-error';
import { fetchRegistry, type Registry } from './registry';
import type { RemoteModules } from './remote-modules';

/** Browsers keep a failed `import()` per URL (whatwg/html#6768), so a retry needs a URL of its own. */
function entryForAttempt(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('retry', String(attempt));
  return url.href;
}

/**
 * Makes the function that loads a remote's routes. A page keeps the registry that it started with;
 * a retry (attempt 1 and up) reads it anew, as the remote may have moved.
 *
 * The function rejects with a {@link RemoteLoadError}.
 */
export function createRemoteLoader(): (
  name: RemoteName,
  attempt: number,
) => Promise<RouteObject[]> {
  let known: Promise<Registry> | undefined;
  /** Remotes that the federation runtime knows and that have not failed since. */
  const registered = new Set<RemoteName>();

  async function entryOf(name: RemoteName, attempt: number): Promise<string> {
    if (attempt > 0) known = undefined;
    known ??= fetchRegistry();
    try {
      return entryForAttempt((await known)[name], attempt);
    } catch (cause) {
      known = undefined;
      throw new RemoteLoadError(name, 'unlisted', cause);
    }
  }

  return async (name, attempt) => {
    const entry = await entryOf(name, attempt);
    try {
      // The entry is imported here first: the federation runtime would wrap the reason of a failure.
      await import(/* @vite-ignore */ entry);
      // A slow first attempt and its retry may both arrive: the first to do so counts.
      if (!registered.has(name)) {
        registered.add(name);
        registerRemotes([{ name: federationName(name), entry, type: 'module' }], {
          force: attempt > 0,
        });
      }
      const module = await loadFederated<RemoteModules[RemoteName]>(
        `${federationName(name)}/routes`,
      );
      if (!Array.isArray(module?.default)) throw new TypeError('the remote exposes no routes');
      return module.default;
    } catch (cause) {
      registered.delete(name);
      throw new RemoteLoadError(name, await diagnoseEntry(entry), cause);
    }
  };
}
