import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';
import { SHARED_LIBRARIES } from '@standby/federation-config';

/** A package's name in the name of one of its modules: `react/jsx-runtime` is a part of `react`. */
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/u;

/** The package.json of a library that a package depends on. */
function manifestFile(library: string, folder: string): string {
  const [name = library] = PACKAGE_NAME.exec(library) ?? [];
  return createRequire(resolve(folder, 'package.json')).resolve(`${name}/package.json`);
}

/**
 * Version of a shared library, or of the one of which a module is a part.
 *
 * @param folder of the package that depends on it
 */
export function installedVersion(library: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(manifestFile(library, folder), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Icons and the theme script, which pages have at their root. */
export function publicFolder(folder: string): string {
  return resolve(dirname(manifestFile('@standby/shared-ui', folder)), 'public');
}

const EXCLUDED = ['@standby/shared-ui', '@standby/shared-collections'];

/**
 * What a dev server bundles ahead: all that its package depends on, as a library that is found later
 * reloads the page. Not shared-ui: in this workspace it is source, which is edited; bundled, it would stay
 * as it was at the first start, beside the shell's live one.
 *
 * @param folder of the package
 */
export function optimizedDependencies(folder: string): { include: string[]; exclude: string[] } {
  const file = resolve(folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const shared: readonly string[] = SHARED_LIBRARIES;
  const include = Object.entries(dependencies)
    .filter(([name, range]) => !shared.includes(name) && !range.startsWith('workspace:'))
    .filter(([name]) => !name.startsWith('@standby/'))
    .map(([name]) => name);
  return { include, exclude: EXCLUDED };
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
