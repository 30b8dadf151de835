import { OVERRIDE_ORIGINS, REGISTRY_PATH, type RemoteName } from '../../../federation.config';
import { isAllowedOrigin } from '../overrides/overrides';
import { visitorNumber } from '../releases/visitor';

export interface RegistryEntry {
  /** Address of the remote's federation entry, absolute. */
  readonly entry: string;
  /** Of the build; a dev server has none. */
  readonly version?: string | undefined;
  /** The shell contract against which it was built; a dev server says none. */
  readonly shellContract?: string | undefined;
  /** Hash of the entry, without which it is not run; a dev server's has none. */
  readonly integrity?: string | undefined;
  /** By address, hashes of what the entry imports statically, which runs with it. */
  readonly imports: Readonly<Record<string, string>>;
  /** By route path, addresses of the scripts that its first view needs; a dev server says none. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

export interface Registry {
  /**
   * What it says of one remote. What is wrong with one costs no other.
   *
   * @throws {RegistryError} that says why the remote cannot be taken from there
   */
  readonly entryOf: (name: RemoteName) => RegistryEntry;
  /** Origins from which remotes may be taken instead; `*` stands for any port. */
  readonly overrideOrigins: readonly string[];
}

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Reads `{ "remotes": { "<name>": { "entry", "version"?, "shellContract"?, "integrity"?,
 * "imports"?, "preloads"?, "canary"? } }, "policy"?: { "overrideOrigins"? } }`; a canary is such an entry with a `share` from 0 to 1. Entries
 * may be relative to the page's origin. The policy chooses among the origins that the build lists.
 *
 * @param visitor number of this visitor from 0 to 1: those below a canary's share get it
 * @throws {RegistryError} when it lists no remotes at all
 */
export function parseRegistry(content: unknown, origin: string, visitor = 1): Registry {
  const listed = field(content, 'remotes');
  if (typeof listed !== 'object' || listed === null) throw new RegistryError('it lists no remotes');
  const asked = textList(field(field(content, 'policy'), 'overrideOrigins'));
  const overrideOrigins = OVERRIDE_ORIGINS.filter((known) => asked.includes(known));
  return {
    entryOf: (name) =>
      readEntry(name, choose(field(listed, name), visitor), origin, overrideOrigins),
    overrideOrigins,
  };
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

/** @throws {RegistryError} that says why the remote cannot be taken from there */
function readEntry(
  name: RemoteName,
  described: unknown,
  origin: string,
  allowedOrigins: readonly string[],
): RegistryEntry {
  const refuse = (reason: string) => new RegistryError(`"${name}": ${reason}`);
  const entry = field(described, 'entry');
  if (typeof entry !== 'string') throw refuse('no entry');
  if (!URL.canParse(entry, origin)) throw refuse('not an address');
  const { protocol, host, href } = new URL(entry, origin);
  // Put together here, as `URL.origin` of a blob is that of the page.
  const from = `${protocol}//${host}`;
  if (from !== origin && !isAllowedOrigin(from, allowedOrigins)) {
    throw refuse(`${from} is not among the allowed origins`);
  }
  const integrity = field(described, 'integrity');
  const imports = record(field(described, 'imports'));
  // Checked here, as a browser takes a hash that it cannot read for none.
  const hashes = [...(integrity === undefined ? [] : [integrity]), ...Object.values(imports)];
  if (!hashes.every(isHash)) throw refuse('its integrity is no sha384 hash');
  return {
    entry: href,
    version: text(field(described, 'version')),
    shellContract: text(field(described, 'shellContract')),
    integrity: text(integrity),
    imports: Object.fromEntries(
      filesBeside(href, Object.keys(imports)).map(([file, address]) => [
        address,
        text(imports[file]) ?? '',
      ]),
    ),
    preloads: readPreloads(field(described, 'preloads'), href),
  };
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/u.test(value);
}

/** Addresses of files that are listed by their path from the entry, and lie where it lies. */
function filesBeside(entry: string, files: readonly string[]): [file: string, address: string][] {
  const folder = new URL('.', entry).href;
  const [entryWithoutQuery] = entry.split('?');
  return files
    .filter((file) => URL.canParse(file, entry))
    .map((file): [string, string] => [file, new URL(file, entry).href])
    .filter(([, address]) => address.startsWith(folder))
    .map(([file, address]) => [file, address === entryWithoutQuery ? entry : address]);
}

function readPreloads(listed: unknown, entry: string): RegistryEntry['preloads'] {
  return Object.fromEntries(
    Object.entries(record(listed)).map(([path, files]) => [
      path,
      filesBeside(entry, textList(files)).map(([, address]) => address),
    ]),
  );
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
