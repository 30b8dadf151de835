import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../root.ts';

/** A package that other repositories install. */
export interface PublicPackage {
  /** From the root of the workspace. */
  readonly folder: string;
  /**
   * Imports of what is no package for others, by its name here: it is compiled in, so the output repeats the
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
  /** Carries a build of the shell, which `vite build --mode dev-shell` makes in the shell's folder. */
  readonly hasShell?: boolean;
}

export const publicPackages: readonly PublicPackage[] = [
  { folder: 'federation-config' },
  {
    folder: 'shared-ui',
    assets: ['src/theme/theme.css', 'src/theme/fonts'],
    ambient: ['testing/axe-min.d.ts'],
  },
  { folder: 'shared-collections', inlined: /^server\// },
  {
    folder: 'vite-preset',
    inlined: /^$/u,
    furtherEntries: [
      '../tools/vite/container/browser/container.ts',
      '../tools/vite/container/browser/checked-import.ts',
      '../tools/vite/container/browser/shared.ts',
    ],
    isForNode: true,
  },
  {
    folder: 'dev-shell',
    inlined: /^$/u,
    furtherEntries: ['src/main.ts'],
    isForNode: true,
    hasShell: true,
  },
  {
    folder: 'release-cli',
    inlined: /^$/u,
    furtherEntries: ['src/main.ts'],
    assets: ['../tools/pages/run-prerender.mjs'],
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

const SOURCE = /\.tsx?$/u;

/** What a package has to export when it is packed: of each source the compiled module, of other files a copy. */
export function packedExports(
  { folder, inlined }: PublicPackage,
  { exports }: Manifest,
): Readonly<Record<string, unknown>> {
  const base = inlined ? `./dist/${folder}/` : './dist/';
  return Object.fromEntries(
    Object.entries(exports).map(([name, target]) => {
      if (target === './package.json') return [name, target];
      const path = base + target.slice(2);
      if (!SOURCE.test(path)) return [name, path];
      return [name, { types: path.replace(SOURCE, '.d.ts'), default: path.replace(SOURCE, '.js') }];
    }),
  );
}

/** Whether others import it; commands alone have no types for anybody. */
export const exportsModules = ({ folder }: PublicPackage): boolean =>
  Object.values(readManifest(folder).exports).some((target) => SOURCE.test(target));

/** The sources of a package's modules. */
export function entriesOf({ folder, furtherEntries = [] }: PublicPackage): string[] {
  const { exports } = readManifest(folder);
  return [...Object.values(exports).filter((target) => SOURCE.test(target)), ...furtherEntries].map(
    (file) => resolve(ROOT, folder, file),
  );
}
