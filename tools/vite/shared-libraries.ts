import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
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

/**
 * Version of a shared library, or of the one of which a module is a part.
 *
 * @param folder of the package that depends on it
 */
export function installedVersion(library: string, folder: string): string {
  return readManifest(manifestFile(library, folder)).version;
}

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
 * Shared libraries of which a package has another version than the design system was made with, in words. In the
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

/** In this workspace they are source, which is edited; bundled, they would stay as they were at the first start. */
const EXCLUDED: readonly string[] = ['@standby/shared-ui', '@standby/shared-collections'];

/** Libraries that a package depends on, without those that the page shares and those of Standby. */
function ownLibraries({ dependencies = {} }: Manifest): string[] {
  const shared: readonly string[] = SHARED_LIBRARIES;
  return Object.entries(dependencies)
    .filter(([name, range]) => !shared.includes(name) && !range.startsWith('workspace:'))
    .filter(([name]) => !name.startsWith('@standby/'))
    .map(([name]) => name);
}

/**
 * The dependencies that a dev server bundles before the first request: those of the package, and those of the excluded
 * packages, which Vite does not scan. Vite serves any other library as its single files (lucide-react has 2,100),
 * and reloads the page where it finds one later.
 *
 * @param folder of the package
 */
export function optimizedDependencies(folder: string): { include: string[]; exclude: string[] } {
  const manifest = readManifest(resolve(folder, 'package.json'));
  const own = ownLibraries(manifest);
  const nested = EXCLUDED.filter((name) => manifest.dependencies?.[name] !== undefined).flatMap(
    (name) =>
      ownLibraries(readManifest(manifestFile(name, folder)))
        .filter((library) => !own.includes(library))
        .map((library) => `${name} > ${library}`),
  );
  return { include: [...own, ...nested], exclude: [...EXCLUDED] };
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
