import { remoteNames, type RemoteName } from '../../../federation.config';
import { visitorNumber } from '../releases/visitor';

/** Where the registry lies. It is read at run time, so that moving a remote needs no build of the shell. */
export const REGISTRY_PATH = '/remotes.json';

export interface RegistryEntry {
  /** Address of the remote's federation entry, absolute. */
  readonly entry: string;
  /** Of the build; a dev server has none. */
  readonly version?: string | undefined;
  /** The shell contract against which it was built; a dev server says none. */
  readonly shellContract?: string | undefined;
}

export interface Registry {
  readonly remotes: Readonly<Record<RemoteName, RegistryEntry>>;
  /** Origins from which remotes may be taken instead; `*` stands for any port. */
  readonly overrideOrigins: readonly string[];
}

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Reads `{ "remotes": { "<name>": { "entry", "version"?, "shellContract"?, "canary"? } }, "policy"?:
 * { "overrideOrigins"? } }`; a canary is such an entry with a `share` from 0 to 1. Entries may be
 * relative to the page's origin.
 *
 * @param visitor number of this visitor from 0 to 1: those below a canary's share get it
 * @throws {RegistryError} when a remote has no entry, or one that is not an http(s) address
 */
export function parseRegistry(content: unknown, origin: string, visitor = 1): Registry {
  const listed = field(content, 'remotes');
  const remotes = Object.fromEntries(
    remoteNames.map((name) => {
      const described = choose(field(listed, name), visitor);
      const entry = field(described, 'entry');
      if (typeof entry !== 'string') throw new RegistryError(`no entry for "${name}"`);
      if (!URL.canParse(entry, origin)) throw new RegistryError(`"${name}": not an address`);
      const url = new URL(entry, origin);
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new RegistryError(`"${name}": ${url.protocol} is not allowed`);
      }
      return [
        name,
        {
          entry: url.href,
          version: textField(described, 'version'),
          shellContract: textField(described, 'shellContract'),
        },
      ];
    }),
  ) as Record<RemoteName, RegistryEntry>;
  return { remotes, overrideOrigins: textList(field(field(content, 'policy'), 'overrideOrigins')) };
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
  return parseRegistry(content, window.location.origin, visitorNumber());
}

function choose(described: unknown, visitor: number): unknown {
  const canary = field(described, 'canary');
  const share = field(canary, 'share');
  return typeof share === 'number' && visitor < share ? canary : described;
}

function textField(value: unknown, name: string): string | undefined {
  const text = field(value, name);
  return typeof text === 'string' ? text : undefined;
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
