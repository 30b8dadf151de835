import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  OWN_ORIGIN_POLICY,
  REGISTRY_PATH,
  type ListedPlace,
  type OriginPolicy,
  type PageComposition,
} from '@standby/federation-config';
import { connectedApp, oncePerBuild } from './composition.ts';
import { withComposition } from './composition-tag.ts';
import { APP_PAGE, pageAt, pageFile, type Preloads } from './pages.ts';
import { releaseOfEntry } from './release-reports.ts';
import type { NeedsServerPart } from './server-part.ts';
import type { Mount, StaticServerOptions } from './static-server.ts';

/** Folder of a host's release log that browsers may read. */
const SITE = 'site';

/** The facts by which the server decides whether a release runs. */
export interface JudgedRelease extends NeedsServerPart {
  readonly entry: string;
  /** Error rate, from 0 to 1, above which a canary ends; undefined for others, and for a canary without a limit. */
  readonly abortAbove?: number | undefined;
}

interface ReleasedRemote extends ListedPlace, JudgedRelease {
  readonly preloads: Preloads;
  readonly canary?: ReleasedRemote;
  /** Reason that the screens do not run here, for the shell to report. */
  readonly refusal?: string | undefined;
}

interface ReleasedRegistry {
  readonly policy: OriginPolicy;
  readonly remotes: Readonly<Record<string, ReleasedRemote>>;
}

/** Returns why the server does not serve the screens of a release; undefined if it serves them. */
export type FindRefusal = (name: string, release: JudgedRelease) => string | undefined;

/** Adds the refusal of a remote. It omits a canary that does not run here, so its browsers keep the release of all others. */
function withRefusals(name: string, listed: ReleasedRemote, findRefusal: FindRefusal) {
  const { canary, ...release } = listed;
  const isCanaryFit = canary !== undefined && findRefusal(name, canary) === undefined;
  const refusal = findRefusal(name, release);
  return {
    ...release,
    ...(isCanaryFit ? { canary } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  };
}

/** Returns the fields of a remote that pages contain. */
function placeOf(listed: ListedPlace): ListedPlace {
  const { package: packageName, title, paths, except, layout, appPaths, prerendered } = listed;
  const { fullscreen, navigation } = listed;
  return {
    package: packageName,
    title,
    paths,
    ...(except && { except }),
    layout,
    ...(appPaths && { appPaths }),
    ...(prerendered && { prerendered }),
    ...(fullscreen && { fullscreen }),
    ...(navigation && { navigation }),
  };
}

/** The product in a release log at one moment. */
interface ReleasedApp {
  readonly mounts: readonly Mount[];
  readonly registry: ReleasedRegistry;
  readonly page: (pathname: string) => string;
}

function readReleasedApp(site: string, findRefusal: FindRefusal): ReleasedApp {
  const registry = JSON.parse(readFileSync(`${site}${REGISTRY_PATH}`, 'utf8')) as ReleasedRegistry;
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, listed]) => [
      name,
      withRefusals(name, listed, findRefusal),
    ]),
  );
  const composition: PageComposition = {
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, listed]) => [name, placeOf(listed)]),
    ),
    policy: OWN_ORIGIN_POLICY,
  };
  const patterns = Object.values(remotes).flatMap(({ preloads }) => Object.keys(preloads));
  const pages = patterns.map(pageFile);
  const made = new Map<string, string>();

  function pageOf(file: string): string {
    const known = made.get(file);
    if (known !== undefined) return known;
    const path = resolve(site, file);
    const html = readFileSync(existsSync(path) ? path : resolve(site, APP_PAGE.file), 'utf8');
    const page = withComposition(html, composition);
    made.set(file, page);
    return page;
  }

  return {
    // A release's files are in the folder before the registry names them.
    mounts: [{ prefix: '', folder: site, isLive: true }],
    registry: { ...registry, remotes, policy: OWN_ORIGIN_POLICY },
    page: (pathname) => pageOf(pageAt(pathname, pages).file),
  };
}

/** Returns a stamp that changes with each deployment, because a deployment replaces the registry last. */
function stampOf(registryFile: string): string {
  const stats = statSync(registryFile, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}

/** Whether a folder has a release log whose registry was published. */
export function hasReleases(folder: string | undefined): boolean {
  return folder !== undefined && existsSync(resolve(folder, `${SITE}${REGISTRY_PATH}`));
}

/**
 * Serves the product of a release log on a server with accounts. Each deployment takes effect without a restart.
 * Before the first deployment, the server serves the last builds of this workspace.
 *
 * @param folder folder of the log, which `RELEASE_TARGET` names where teams release
 * @param judgement returns a number that changes when a refusal changes for other reasons than a new release
 */
export function releasedApp(
  folder: string,
  findRefusal: FindRefusal,
  judgement: () => number = () => 0,
): StaticServerOptions {
  const site = resolve(folder, SITE);
  const built = connectedApp();
  const released = oncePerBuild(
    () => (hasReleases(folder) ? readReleasedApp(site, findRefusal) : undefined),
    () => `${stampOf(`${site}${REGISTRY_PATH}`)} ${judgement()}`,
  );
  const builtMounts = typeof built.mounts === 'function' ? built.mounts() : built.mounts;
  return {
    ...built,
    mounts: () => released()?.mounts ?? builtMounts,
    documents: {
      [REGISTRY_PATH]: () => released()?.registry ?? built.documents?.[REGISTRY_PATH]?.(),
    },
    page: (pathname, request) => {
      const app = released();
      return app ? app.page(pathname) : built.page?.(pathname, request);
    },
  };
}

/** Whether the registry that a server answers with lists a release now, as the current one or as a canary. */
export function listsRelease(
  { documents }: StaticServerOptions,
  remote: string,
  release: string,
): boolean {
  const registry = documents?.[REGISTRY_PATH]?.() as ReleasedRegistry | undefined;
  const remotes = registry?.remotes ?? {};
  const listed = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  const entries = [listed?.entry, listed?.canary?.entry];
  return entries.some((entry) => entry !== undefined && releaseOfEntry(entry) === release);
}
