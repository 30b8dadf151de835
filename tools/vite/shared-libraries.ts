import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';
import { ROUTER_EXPORTS, SHARED_LIBRARIES } from '../../federation.config.ts';

const root = resolve(import.meta.dirname, '../..');
const fromShell = createRequire(resolve(root, 'shell/package.json'));

function installedVersion(library: string): string {
  const file =
    library === 'shared-ui'
      ? resolve(root, 'shared-ui/package.json')
      : fromShell.resolve(`${library}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/**
 * How long the plugin waits for modules, in seconds: on a busy machine its 10 s pass in the middle of
 * a build, and it then goes on with whatever it has seen.
 */
export const PATIENCE = { moduleParseTimeout: 300, moduleParseIdleTimeout: 120 } as const;

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
  return { include, exclude: ['shared-ui'] };
}

/**
 * The `shared` option of the federation plugin.
 *
 * @param provides whether this side brings its own copies. A remote's production build does not: the
 *   shell provides every library. A dev server does, so that its standalone page runs without a shell.
 * @param shakesRouter both ends must agree: a shaken router beside a whole one makes two contexts.
 */
export function sharedLibraries(
  provides: boolean,
  shakesRouter: boolean,
): NonNullable<ModuleFederationOptions['shared']> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map((library) => {
      const version = installedVersion(library);
      return [
        library,
        {
          singleton: true,
          version,
          requiredVersion: `^${version}`,
          ...(provides ? {} : { import: false as const, suppressMissingImportWarning: true }),
          ...(library === 'react-router-dom' && shakesRouter
            ? {
                treeShaking: { mode: 'runtime-infer' as const, usedExports: [...ROUTER_EXPORTS] },
              }
            : {}),
        },
      ];
    }),
  );
}
