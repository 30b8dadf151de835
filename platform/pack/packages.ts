import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** A package that other repositories install. */
export interface PublicPackage {
  /** From the root of the workspace. */
  readonly folder: string;
  /**
   * Imports of a package that is not published, by its name here: it is compiled in, so the output repeats the
   * folders of the workspace.
   */
  readonly inlined?: RegExp;
  /** Files and folders that are copied as they are, to where the compiled modules beside them are. */
  readonly assets?: readonly string[];
  /** Modules that are loaded by their file's name alone, programs among them. */
  readonly furtherEntries?: readonly string[];
  /** Declarations that the sources need besides what they import. */
  readonly ambient?: readonly string[];
  /** Runs in Node, not in browsers. */
  readonly isForNode?: boolean;
  /** Contains the lint rules for remotes as a file generated from the workspace's rules. */
  readonly hasLintPreset?: boolean;
  /** Carries a build of the shell, which `vite build --mode dev-shell` makes in the shell's folder. */
  readonly hasShell?: boolean;
}

/** How the product is served, which the packages for Node carry with them. */
const HOSTING = /^@standby\/hosting\//u;

export const publicPackages: readonly PublicPackage[] = [
  { folder: 'platform/federation-config' },
  { folder: 'packages/contracts' },
  { folder: 'packages/storage' },
  { folder: 'shared-ui', assets: ['src/theme/theme.css', 'src/theme/fonts'] },
  { folder: 'packages/forms' },
  {
    folder: 'packages/server-kit',
    inlined: /^@standby\/(?:api-client|hosting)(?:\/|$)/,
    isForNode: true,
  },
  { folder: 'packages/collections', inlined: /^@standby\/api-client(?:\/|$)/ },
  { folder: 'platform/testing', ambient: ['src/axe-min.d.ts'] },
  {
    folder: 'platform/vite-preset',
    inlined: HOSTING,
    furtherEntries: [
      'src/contract-command.ts',
      'src/container/browser/container.ts',
      'src/container/browser/checked-import.ts',
      'src/container/browser/shared.ts',
    ],
    isForNode: true,
  },
  {
    folder: 'platform/lint',
    inlined: HOSTING,
    furtherEntries: ['plugin.ts', 'floor.ts'],
    isForNode: true,
    hasLintPreset: true,
  },
  {
    folder: 'platform/dev-shell',
    inlined: HOSTING,
    furtherEntries: ['src/main.ts'],
    isForNode: true,
    hasShell: true,
  },
  {
    folder: 'platform/release-cli',
    inlined: HOSTING,
    furtherEntries: ['src/main.ts'],
    assets: ['../prerender/run-prerender.mjs'],
    isForNode: true,
  },
];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly files?: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports?: unknown };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(resolve(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** The folder whose structure the output repeats. */
export const outputRoot = ({ folder, inlined }: PublicPackage): string =>
  inlined ? ROOT : resolve(ROOT, folder);

/** Exports for other packages; a pattern is for this workspace alone. */
const ofOthers = (exports: Manifest['exports']): [string, string][] =>
  Object.entries(exports).filter(([name]) => !name.includes('*'));

const SOURCE = /\.tsx?$/u;

/** Returns the exports of a packed package: the compiled module of each source, and a copy of every other file. */
export function packedExports(
  { folder, inlined }: PublicPackage,
  { exports }: Manifest,
): Readonly<Record<string, unknown>> {
  const base = inlined ? `./dist/${folder}/` : './dist/';
  return Object.fromEntries(
    ofOthers(exports).map(([name, target]) => {
      if (target === './package.json') return [name, target];
      const path = base + target.slice(2);
      if (!SOURCE.test(path)) return [name, path];
      return [name, { types: path.replace(SOURCE, '.d.ts'), default: path.replace(SOURCE, '.js') }];
    }),
  );
}

/** Whether others import it; a package of commands alone has no types. */
export const exportsModules = ({ folder }: PublicPackage): boolean =>
  Object.values(readManifest(folder).exports).some((target) => SOURCE.test(target));

/** The sources of a package's modules. */
export function entriesOf({ folder, furtherEntries = [] }: PublicPackage): string[] {
  const { exports } = readManifest(folder);
  const sources = ofOthers(exports).map(([, target]) => target);
  return [...sources.filter((target) => SOURCE.test(target)), ...furtherEntries].map((file) =>
    resolve(ROOT, folder, file),
  );
}
