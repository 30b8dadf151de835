import type { ListedPlace } from '@standby/federation-config';
import { field, record, text } from '../../../shell/src/composition/json-fields.ts';
import { parsePlace } from '../../../shell/src/composition/parse-place.ts';
import { DevShellError } from './dev-shell-error.ts';

const TIMEOUT_MILLIS = 10_000;

/** Files from which the shell loads a remote. A dev server has only an entry. */
export interface RemoteFiles {
  readonly entry: string;
  readonly version?: unknown;
  readonly shellContract?: unknown;
  readonly integrity?: unknown;
  readonly imports?: unknown;
  readonly preloads?: unknown;
}

/** A release as a registry lists it. */
export interface DeployedRemote extends Omit<RemoteFiles, 'entry'> {
  readonly entry: URL;
  readonly place: ListedPlace;
}

/** The remotes of a deployed product by name, in the order of their tabs. */
export type DeployedRemotes = Readonly<Record<string, DeployedRemote>>;

async function fetchJson(registry: URL): Promise<unknown> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLIS);
    response = await fetch(registry, { headers: { accept: 'application/json' }, signal });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DevShellError(`The registry ${registry.href} does not answer: ${reason}`);
  }
  if (!response.ok) {
    throw new DevShellError(`The registry ${registry.href} answers with HTTP ${response.status}`);
  }
  const body = await response.text();
  try {
    return JSON.parse(body) as unknown;
  } catch {
    const type = response.headers.get('content-type') ?? 'no content type';
    throw new DevShellError(
      `${registry.href} is not a registry: it answers with ${type}, not with JSON`,
    );
  }
}

/**
 * Reads the fields that pages and this server rely on. The shell checks the rest when it loads the
 * remote.
 *
 * @param registry base address of relative entries
 */
function parseRemote(name: string, listed: unknown, registry: URL): DeployedRemote | undefined {
  const entry = text(field(listed, 'entry'));
  const packageName = text(field(listed, 'package'));
  const place = parsePlace(listed, name);
  if (entry === undefined || packageName === undefined || !place) return undefined;
  if (!URL.canParse(entry, registry)) return undefined;
  return {
    place: { ...place, package: packageName },
    entry: new URL(entry, registry),
    version: field(listed, 'version'),
    shellContract: field(listed, 'shellContract'),
    integrity: field(listed, 'integrity'),
    imports: field(listed, 'imports'),
    preloads: field(listed, 'preloads'),
  };
}

/**
 * Fetches the remotes that a registry lists, each in the release that most visitors get.
 *
 * @throws {DevShellError} if the address does not respond or is not a registry
 */
export async function fetchProduct(registry: URL): Promise<DeployedRemotes> {
  const listed = Object.entries(record(field(await fetchJson(registry), 'remotes')));
  if (listed.length === 0) {
    throw new DevShellError(`${registry.href} is not a registry: it lists no remotes`);
  }
  const remotes: Record<string, DeployedRemote> = {};
  for (const [name, release] of listed) {
    const remote = parseRemote(name, release, registry);
    if (!remote) {
      throw new DevShellError(
        `${registry.href} does not say of ${name} what a shell has to know: entry, package, title, paths`,
      );
    }
    remotes[name] = remote;
  }
  return remotes;
}
