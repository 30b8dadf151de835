import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';
import { SHARED_LIBRARIES } from '@standby/federation-config';

const root = resolve(import.meta.dirname, '../..');
const fromShell = createRequire(resolve(root, 'shell/package.json'));

/** Version of a shared library, or of the one of which a module such as `react/jsx-runtime` is a part. */
export function installedVersion(library: string): string {
  const file =
    library === '@standby/shared-ui'
      ? resolve(root, 'shared-ui/package.json')
      : fromShell.resolve(`${library.split('/')[0]}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/**
 * What a dev server bundles ahead: all that its package depends on, as a library that is found later
 * reloads the page. Not shared-ui: it is source here, which is edited; bundled, it would stay as it
 * was at the first start, beside the shell's live one.
 */
export function optimizedDependencies(folder: string): { include: string[]; exclude: string[] } {
  const file = resolve(root, folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const shared: readonly string[] = SHARED_LIBRARIES;
  const include = Object.entries(dependencies)
    .filter(([name, range]) => !shared.includes(name) && !range.startsWith('workspace:'))
    .map(([name]) => name);
  return { include, exclude: ['@standby/shared-ui'] };
}

/**
 * The `shared` option of the federation plugin: the page uses one of each.
 *
 * @param options `hostOnly`: the package brings no copy of its own, and runs only in a host that shares one
 */
export function sharedLibraries({ hostOnly = false } = {}): NonNullable<
  ModuleFederationOptions['shared']
> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map((library) => {
      const version = installedVersion(library);
      const local = hostOnly ? ({ import: false } as const) : {};
      return [library, { singleton: true, version, requiredVersion: `^${version}`, ...local }];
    }),
  );
}
