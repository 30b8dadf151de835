import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve, sep } from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';
import { SHARED_LIBRARIES } from '@standby/federation-config';

/**
 * Pattern of a package's name in a module's specifier: `react/jsx-runtime` is a part of `react`.
 */
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/u;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the package.json of a library that a package depends on. */
function manifestFile(library: string, folder: string): string {
  const [name = library] = PACKAGE_NAME.exec(library) ?? [];
  return createRequire(resolve(folder, 'package.json')).resolve(`${name}/package.json`);
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/**
 * Returns a version without the content hash of packed packages, which does not affect
 * compatibility.
 */
const withoutContent = (version: string): string => version.replace(/-c[a-f\d]{8}$/u, '');

/**
 * Returns the version of a shared library, or of the library of a module.
 *
 * @param folder of the package that depends on it
 */
export function installedVersion(library: string, folder: string): string {
  return withoutContent(readManifest(manifestFile(library, folder)).version);
}

/** Returns the version of the package in a folder. */
export const ownVersion = (folder: string): string =>
  readManifest(resolve(folder, 'package.json')).version;

/**
 * Returns the versions of the shared libraries, by name.
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
 * Returns the shared libraries of which a package has another version than the design system was
 * built with. In the design system's workspace there is one version of each.
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

/** Returns the folder of icons and of the theme script, which pages have at their root. */
export function publicFolder(folder: string): string {
  return resolve(dirname(manifestFile('@standby/shared-ui', folder)), 'public');
}

/**
 * The packages of Standby. In their workspace they are sources that developers edit. Bundled
 * packages would not change after the start.
 */
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
 * The test kit stays single files. Each page of the dev server loads its leak warnings. A bundle
 * would bring the `react-dom` of its standalone page into a shell that has its own.
 */
const TEST_KIT = '@standby/testing';

/**
 * Packages that the test kit imports on a page. They are bundled: their single files would be a
 * quarter of the requests, and a second copy beside the one that other bundles have.
 */
const OF_TEST_KIT = ['@standby/contracts', '@standby/federation-config'].map(
  (name) => `${TEST_KIT} > ${name}`,
);

/**
 * Whether the packages of Standby are installed from tarballs or a registry, not linked from the
 * workspace.
 */
const areInstalled = (folder: string): boolean =>
  manifestFile('@standby/shared-ui', folder).includes(`${sep}node_modules${sep}`);

/**
 * Returns the libraries that a package depends on, except shared libraries and packages of Standby.
 */
function ownLibraries({ dependencies = {} }: Manifest): string[] {
  const shared: readonly string[] = SHARED_LIBRARIES;
  return Object.entries(dependencies)
    .filter(([name, range]) => !shared.includes(name) && !range.startsWith('workspace:'))
    .filter(([name]) => !name.startsWith('@standby/'))
    .map(([name]) => name);
}

/**
 * Returns the libraries that a dev server bundles before the first request. Vite serves other
 * libraries as single files, and reloads the page if it discovers one later. Installed packages of
 * Standby are bundled like any library that the sources import. In this workspace they stay single
 * files, and their libraries are listed, because Vite does not scan them.
 *
 * @param folder of the package
 */
export function optimizedDependencies(folder: string): { include: string[]; exclude: string[] } {
  if (areInstalled(folder)) return { include: OF_TEST_KIT, exclude: [TEST_KIT] };
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
 * Returns the `shared` option of the federation plugin. The page uses one instance of each library.
 *
 * @param folder of the package
 * @param options `hostOnly`: the package contains no copy, and runs only in a host that shares the
 *   libraries
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
