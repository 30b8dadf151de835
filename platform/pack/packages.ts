import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** A package that other repositories install. */
export interface PublicPackage {
  /** Folder, relative to the root of the workspace. */
  readonly folder: string;
  /**
   * Imports of unpublished packages. They are compiled into this one, so the output repeats the
   * folders of the workspace.
   */
  readonly inlined?: RegExp;
  /** Files and folders that are copied unchanged, beside the compiled modules. */
  readonly assets?: readonly string[];
  /** Modules that are loaded by file name, such as programs. */
  readonly furtherEntries?: readonly string[];
  /** Declarations that the sources need besides their imports. */
  readonly ambient?: readonly string[];
  /** Whether other repositories get only the index. The other exports are for this workspace. */
  readonly isIndexOnly?: boolean;
  /** Whether the package runs in Node instead of browsers. */
  readonly isForNode?: boolean;
  /**
   * Whether the package contains a file with the lint rules for remotes, generated from the
   * workspace's rules.
   */
  readonly hasLintPreset?: boolean;
  /**
   * Whether the package contains a build of the shell, made by `vite build --mode dev-shell` in the
   * shell's folder.
   */
  readonly hasShell?: boolean;
}

/** Folders of the unpublished packages that others include. */
export const INLINED = ['packages/api-client', 'packages/hosting'];

/** Imports of the hosting package, which packages for Node include. */
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
    isIndexOnly: true,
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

/** Returns the name of a package's tarball. */
export const tarballName = ({ name, version }: Pick<Manifest, 'name' | 'version'>): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Returns the folder whose structure the output repeats. */
export const outputRoot = ({ folder, inlined }: PublicPackage): string =>
  inlined ? ROOT : resolve(ROOT, folder);

const OF_INDEX: ReadonlySet<string> = new Set(['.', './package.json']);

/** Returns the exports for other repositories. */
const exportsForOthers = (
  { isIndexOnly }: PublicPackage,
  { exports }: Manifest,
): [string, string][] =>
  Object.entries(exports).filter(([name]) => !isIndexOnly || OF_INDEX.has(name));

const SOURCE = /\.tsx?$/u;

/** Returns the exports of a packed package: the compiled module of each source, and a copy of every other file. */
export function packedExports(
  source: PublicPackage,
  manifest: Manifest,
): Readonly<Record<string, unknown>> {
  const { folder, inlined } = source;
  const base = inlined ? `./dist/${folder}/` : './dist/';
  return Object.fromEntries(
    exportsForOthers(source, manifest).map(([name, target]) => {
      if (target === './package.json') return [name, target];
      const path = base + target.slice(2);
      if (!SOURCE.test(path)) return [name, path];
      return [name, { types: path.replace(SOURCE, '.d.ts'), default: path.replace(SOURCE, '.js') }];
    }),
  );
}

/** Whether the package exports modules. A package with only commands has no types. */
export const exportsModules = ({ folder }: PublicPackage): boolean =>
  Object.values(readManifest(folder).exports).some((target) => SOURCE.test(target));

/** Returns the sources of a package's modules. */
export function entriesOf(source: PublicPackage): string[] {
  const { folder, furtherEntries = [] } = source;
  const sources = exportsForOthers(source, readManifest(folder)).map(([, target]) => target);
  return [...sources.filter((target) => SOURCE.test(target)), ...furtherEntries].map((file) =>
    resolve(ROOT, folder, file),
  );
}
