import { attemptAddresses, isAllowedOrigin } from '@standby/federation-config';
import { field, record, text, textList } from '../composition/json-fields';
import { pagePolicy, type RemoteName } from '../composition/places';

export interface RegistryEntry {
  /** Absolute address of the remote's federation entry. */
  readonly entry: string;
  /** Version of the build. A dev server has none. */
  readonly version?: string | undefined;
  /** Shell contract that the remote was built against. A dev server has none. */
  readonly shellContract?: string | undefined;
  /** Reason, for the remote's team, why it does not run with the server that lists it. */
  readonly refusal?: string | undefined;
  /** Hash of the entry. A script with another hash does not run. A dev server has none. */
  readonly integrity?: string | undefined;
  /** Hashes of the entry's static imports, by address. */
  readonly imports: Readonly<Record<string, string>>;
  /** Scripts that a route needs for its first render, relative to the entry, by route path. A dev server has none. */
  readonly preloads: Readonly<Record<string, unknown>>;
}

export interface Registry {
  /** Names of the listed remotes, including remotes whose entry is invalid. */
  readonly names: readonly RemoteName[];
  /**
   * The entry of one remote. An invalid entry does not affect the other remotes.
   *
   * @throws {RegistryError} when the remote is not listed or its entry is invalid
   */
  readonly entryOf: (name: RemoteName) => RegistryEntry;
  /**
   * Id of the shell's release; undefined on pages of a dev server and of a build that is served
   * without a release.
   */
  readonly shell: string | undefined;
  /** Origins that overrides may come from; `*` stands for any port. */
  readonly overrideOrigins: readonly string[];
}

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Parses `{ "remotes": { "<name>": { "entry", "version"?, "shellContract"?, "integrity"?,
 * "imports"?, "preloads"?, "refusal"?, "canary"? } }, "shell"?, "policy"?: { "overrideOrigins"?,
 * "remoteOrigins"? } }`. A canary is such an entry with a `share` from 0 to 1. Entries may be
 * relative to the page's origin. The policy can only choose among the origins that the page lists
 * ({@link pagePolicy}).
 *
 * @param bucket this browser's rollout bucket, from 0 to 1: below a canary's share it gets the canary
 * @throws {RegistryError} when it lists no remotes at all
 */
export function parseRegistry(content: unknown, origin: string, bucket = 1): Registry {
  const listed = field(content, 'remotes');
  if (typeof listed !== 'object' || listed === null) throw new RegistryError('it lists no remotes');
  const policy = field(content, 'policy');
  const { overrideOrigins, remoteOrigins } = pagePolicy();
  const chosen = (allowed: readonly string[] = [], listedOrigins: unknown): readonly string[] => {
    const choice = textList(listedOrigins);
    return allowed.filter((item) => choice.includes(item));
  };
  return {
    names: Object.keys(listed),
    entryOf: (name) => {
      const origins = chosen(remoteOrigins[name], field(field(policy, 'remoteOrigins'), name));
      return parseEntry(name, selectRelease(field(listed, name), bucket), origin, origins);
    },
    shell: text(field(content, 'shell')),
    overrideOrigins: chosen(overrideOrigins, field(policy, 'overrideOrigins')),
  };
}

/** Returns the canary for the browsers of its share, else the release. */
function selectRelease(release: unknown, bucket: number): unknown {
  const canary = field(release, 'canary');
  const share = field(canary, 'share');
  return typeof share === 'number' && bucket < share ? canary : release;
}

/** @throws {RegistryError} which says why the entry is invalid */
function parseEntry(
  name: RemoteName,
  release: unknown,
  origin: string,
  allowedOrigins: readonly string[],
): RegistryEntry {
  const invalid = (reason: string) => new RegistryError(`"${name}": ${reason}`);
  const entry = field(release, 'entry');
  if (typeof entry !== 'string') throw invalid('no entry');
  if (!URL.canParse(entry, origin)) throw invalid('not an address');
  const { protocol, host, href } = new URL(entry, origin);
  // `URL.origin` would be the page's own origin for a blob.
  const entryOrigin = `${protocol}//${host}`;
  if (entryOrigin !== origin && !isAllowedOrigin(entryOrigin, allowedOrigins)) {
    throw invalid(`${entryOrigin} is not among the allowed origins`);
  }
  const integrity = field(release, 'integrity');
  const imports = record(field(release, 'imports'));
  // The check is needed here because a browser treats a malformed hash as no hash.
  const hashes = [...(integrity === undefined ? [] : [integrity]), ...Object.values(imports)];
  if (!hashes.every(isHash)) throw invalid('its integrity is not a sha384 hash');
  return {
    entry: href,
    version: text(field(release, 'version')),
    shellContract: text(field(release, 'shellContract')),
    refusal: text(field(release, 'refusal')),
    integrity: text(integrity),
    imports: Object.fromEntries(
      filesBeside(href, Object.keys(imports)).map(([file, address]) => [
        address,
        text(imports[file]) ?? '',
      ]),
    ),
    preloads: record(field(release, 'preloads')),
  };
}

/**
 * Returns an entry for a further attempt, with other addresses, for which the page has no failed
 * modules.
 */
export function entryForAttempt(listed: RegistryEntry, attempt: number): RegistryEntry {
  const addressOf = attemptAddresses(listed.entry, attempt);
  const { entry, imports } = listed;
  return {
    ...listed,
    entry: addressOf(entry),
    imports: Object.fromEntries(
      Object.entries(imports).map(([address, hash]) => [addressOf(address), hash]),
    ),
  };
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/u.test(value);
}

/** Resolves file paths against the entry, and leaves out files outside the entry's folder. */
function filesBeside(entry: string, files: readonly string[]): [file: string, address: string][] {
  const folder = new URL('.', entry).href;
  const [entryWithoutQuery] = entry.split('?');
  return files
    .filter((file) => URL.canParse(file, entry))
    .map((file): [string, string] => [file, new URL(file, entry).href])
    .filter(([, address]) => address.startsWith(folder))
    .map(([file, address]) => [file, address === entryWithoutQuery ? entry : address]);
}

/**
 * Returns the addresses of the scripts that a route needs for its first render. A remote lists hundreds of files, and a
 * page needs those of one route.
 */
export const routeScripts = ({ entry, preloads }: RegistryEntry, path: string): string[] =>
  filesBeside(entry, textList(preloads[path])).map(([, address]) => address);
