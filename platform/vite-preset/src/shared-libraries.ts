import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve, sep } from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';
import { SHARED_LIBRARIES } from '@standby/federation-config';

/** A package's name in the name of one of its modules: `react/jsx-runtime` is a part of `react`. */
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/u;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The package.json of a library that a package depends on. */
function manifestFile(library: string, folder: string): string {
  const [name = library] = PACKAGE_NAME.exec(library) ?? [];
  return createRequire(resolve(folder, 'package.json')).resolve(`${name}/package.json`);
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** A packed package of Standby has a mark of its content after its version, which says nothing of what fits. */
const withoutContent = (version: string): string => version.replace(/-c[a-f\d]{8}$/u, '');

/**
 * Version of a shared library, or of the one of which a module is a part.
 *
 * @param folder of the package that depends on it
 */
export function installedVersion(library: string, folder: string): string {
  return withoutContent(readManifest(manifestFile(library, folder)).version);
}

/** Version of the package in a folder. */
export const ownVersion = (folder: string): string =>
  readManifest(resolve(folder, 'package.json')).version;

/**
 * Versions of the shared libraries, by name.
 *
 * @param folder of the package that depends on them
 */
export function sharedVersions(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map((library) => [library, installedVersion(library, folder)]),
  );
}

const EXACT = /^\d+\.\d+\.\d+$/u;

/**
 * Shared libraries of which a package has another version than the design system was made with. In the
 * workspace of the design system there is one version of each.
 *
 * @param folder of the package
 */
export function otherVersions(folder: string): readonly string[] {
  const { peerDependencies = {} } = readManifest(manifestFile('@standby/shared-ui', folder));
  return Object.entries(sharedVersions(folder)).flatMap(([library, installed]) => {
    const expected = peerDependencies[library];
    if (expected === undefined || !EXACT.test(expected) || expected === installed) return [];
    return [
      `${library} is ${installed} here, and ${expected} in the product that these packages of Standby are of: ` +
        `types and tests may differ from what the page has. Install ${library}@${expected}.`,
    ];
  });
}

/** Icons and the theme script, which pages have at their root. */
export function publicFolder(folder: string): string {
  return resolve(dirname(manifestFile('@standby/shared-ui', folder)), 'public');
}

/** The packages of Standby. In their workspace they are source, which is edited; bundled, they would stay as they were at the start. */
const STANDBY_PACKAGES: readonly string[] = [
  '@standby/collections',
  '@standby/contracts',
  '@standby/forms',
  '@standby/live-room',
  '@standby/shared-ui',
  '@standby/storage',
  '@standby/table-import',
  '@standby/testing',
];

/**
 * The test kit stays single files: its leak warnings are on each page of the dev server, and bundled they would bring the
 * `react-dom` of its standalone page into a shell that has its own.
 */
const TEST_KIT = '@standby/testing';

/** Whether the packages of Standby come as tarballs or from a registry, not from the workspace around the package. */
const areInstalled = (folder: string): boolean =>
  manifestFile('@standby/shared-ui', folder).includes(`${sep}node_modules${sep}`);

/** Libraries that a package depends on, without those that the page shares and those of Standby. */
function ownLibraries({ dependencies = {} }: Manifest): string[] {
  const shared: readonly string[] = SHARED_LIBRARIES;
  return Object.entries(dependencies)
    .filter(([name, range]) => !shared.includes(name) && !range.startsWith('workspace:'))
    .filter(([name]) => !name.startsWith('@standby/'))
    .map(([name]) => name);
}

/**
 * What a dev server bundles before the first request. Vite serves any other library as its single files, and reloads the
 * page where it finds one later. Installed packages of Standby are bundled like any library, by what the sources import of them.
 * In this workspace they stay single files, and their libraries, which Vite does not scan, are listed.
 *
 * @param folder of the package
 */
export function optimizedDependencies(folder: string): { include: string[]; exclude: string[] } {
  if (areInstalled(folder)) return { include: [], exclude: [TEST_KIT] };
  const manifest = readManifest(resolve(folder, 'package.json'));
  const own = ownLibraries(manifest);
  const nested = STANDBY_PACKAGES.filter(
    (name) => manifest.dependencies?.[name] !== undefined,
  ).flatMap((name) =>
    ownLibraries(readManifest(manifestFile(name, folder)))
      .filter((library) => !own.includes(library))
      .map((library) => `${name} > ${library}`),
  );
  return { include: [...own, ...nested], exclude: [...STANDBY_PACKAGES] };
}

/**
 * The `shared` option of the federation plugin: the page uses one of each.
 *
 * @param folder of the package
 * @param options `hostOnly`: the package brings no copy of its own, and runs only in a host that shares one
 */
export function sharedLibraries(
  folder: string,
  { hostOnly = false } = {},
): NonNullable<ModuleFederationOptions['shared']> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map((library) => {
      const version = installedVersion(library, folder);
      const local = hostOnly ? ({ import: false } as const) : {};
      return [library, { singleton: true, version, requiredVersion: `^${version}`, ...local }];
    }),
  );
}
