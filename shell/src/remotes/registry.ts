import { remoteNames, type RemoteName } from '../../../federation.config';

/** Where the registry lies. It is read at run time, so that moving a remote needs no build of the shell. */
export const REGISTRY_PATH = '/remotes.json';

/** Address of each remote's federation entry, absolute. */
export type Registry = Readonly<Record<RemoteName, string>>;

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Reads `{ "remotes": { "<name>": { "entry": "<url>" } } }`; entries may be relative to the page's origin.
 *
 * @throws {RegistryError} when a remote has no entry, or one that is not an http(s) address
 */
export function parseRegistry(content: unknown, origin: string): Registry {
  const listed = field(content, 'remotes');
  return Object.fromEntries(
    remoteNames.map((name) => {
      const entry = field(field(listed, name), 'entry');
      if (typeof entry !== 'string') throw new RegistryError(`no entry for "${name}"`);
      if (!URL.canParse(entry, origin)) throw new RegistryError(`"${name}": not an address`);
      const url = new URL(entry, origin);
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new RegistryError(`"${name}": ${url.protocol} is not allowed`);
      }
      return [name, url.href];
    }),
  ) as Record<RemoteName, string>;
}

/** @throws {RegistryError} when it cannot be read or is not a registry */
export async function fetchRegistry(): Promise<Registry> {
  let content: unknown;
  try {
    const response = await fetch(REGISTRY_PATH, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new RegistryError(`HTTP ${response.status}`);
    content = await response.json();
  } catch (cause) {
    throw new RegistryError('the registry could not be read', { cause });
  }
  return parseRegistry(content, window.location.origin);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
