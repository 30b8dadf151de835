import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { manifestTarballs } from '../pack/repository-packages.ts';
import { ROOT } from '@standby/hosting/root';
import { browserTest, page, screen, screenTest, type NewRemote } from './templates.ts';

/**
 * Dependencies in the order of the generated package.json. The icons are the ones that the design
 * system uses.
 */
const DEPENDENCIES = [
  'lucide-react',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
];
const DEV_DEPENDENCIES = [
  '@playwright/test',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  // The federation plugin resolves its refresh runtime from this package.
  '@vitejs/plugin-react',
  'axe-core',
  'jsdom',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
  'vite',
  'vitest',
];

/** Scripts that `pnpm test` runs, in this order. */
const TESTS = ['types', 'lint', 'unit', 'build', 'build:standalone', 'build:server', 'e2e'];

/** Returns the versions of this workspace, which are the versions of a page's libraries. */
function catalogVersions(names: readonly string[]): Record<string, string> {
  const file = readFileSync(resolve(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const { catalog } = parse(file) as { catalog: Readonly<Record<string, string>> };
  return Object.fromEntries(
    names.map((name) => {
      const version = catalog[name];
      if (version === undefined) throw new Error(`the catalog has no ${name}`);
      return [name, version];
    }),
  );
}

export interface RepositoryOptions {
  /** Whether the repository has a server part. */
  readonly hasServer?: boolean;
}

function manifest({ name, title }: NewRemote, { hasServer = false }: RepositoryOptions): string {
  const { packageManager, engines } = JSON.parse(
    readFileSync(resolve(ROOT, 'package.json'), 'utf8'),
  ) as { packageManager: string; engines: object };
  const {
    '@standby/vite-preset': preset = '',
    '@standby/dev-shell': devShell = '',
    '@standby/lint': lint = '',
    '@standby/release': releaseCli = '',
    '@standby/server-kit': serverKit = '',
    ...browserPackages
  } = manifestTarballs();
  const content = {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    description: `${title}, a remote of Standby`,
    type: 'module',
    packageManager,
    engines,
    scripts: {
      dev: 'standby-dev-shell',
      'dev:alone': 'vite',
      build: 'vite build',
      'build:standalone': 'vite build --mode standalone',
      ...(hasServer ? { 'build:server': 'vite build --mode server' } : {}),
      preview: 'vite preview',
      types: 'tsc',
      lint: 'oxlint --type-aware --deny-warnings && standby-floor',
      unit: 'vitest run',
      e2e: 'playwright test',
      pictures: 'pnpm build:standalone && playwright test pictures --config pictures.config.ts',
      test: TESTS.filter((script) => hasServer || script !== 'build:server')
        .map((script) => `pnpm ${script}`)
        .join(' && '),
      release: `standby-release release ${name}`,
      'release:preview': `standby-release preview ${name}`,
      promote: `standby-release promote ${name}`,
      rollback: `standby-release rollback ${name}`,
      ...(hasServer
        ? {
            'release:server': `standby-release release ${name}:server`,
            'rollback:server': `standby-release rollback ${name}:server`,
          }
        : {}),
      'remove:remote': `standby-release remove ${name}`,
      releases: 'standby-release status',
      republish: 'standby-release republish',
    },
    dependencies: {
      ...browserPackages,
      ...catalogVersions(hasServer ? [...DEPENDENCIES, 'valibot'] : DEPENDENCIES),
    },
    devDependencies: {
      '@standby/dev-shell': devShell,
      '@standby/lint': lint,
      '@standby/release': releaseCli,
      ...(hasServer ? { '@standby/server-kit': serverKit } : {}),
      '@standby/vite-preset': preset,
      ...catalogVersions(DEV_DEPENDENCIES),
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * Returns the pnpm-workspace.yaml. Its overrides let the packages find each other, because no
 * registry has them.
 */
function workspace(): string {
  const overrides = Object.entries(manifestTarballs()).map(
    ([name, file]) => `  '${name}': ${file}\n`,
  );
  return `overrides:\n${overrides.join('')}\nignoreScripts: true\n`;
}

/** The other files of a repository, unchanged except for the remote's name, title and path. */
const TEMPLATES = resolve(import.meta.dirname, 'standalone');

/** Templates of a server part, and of the screen that shows its items. */
const SERVER_TEMPLATES = resolve(import.meta.dirname, 'standalone-server');

/**
 * Returns the path in the new repository. `_gitignore` becomes `.gitignore`, which would take
 * effect in this one.
 */
const pathInRepository = (path: string): string => path.replace(/^_(?!_)/u, '.');

function templateFiles(folder: string, { name, title, path }: NewRemote): Record<string, string> {
  const fillIn = (text: string): string =>
    text.replaceAll('__name__', name).replaceAll('__title__', title).replaceAll('__path__', path);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => {
        const template = resolve(parentPath, file);
        const target = relative(folder, template).split(sep).join('/');
        return [pathInRepository(fillIn(target)), fillIn(readFileSync(template, 'utf8'))];
      }),
  );
}

/**
 * Returns the files of a remote's repository by path in its folder, beside the packages of Standby.
 */
export function repositoryFiles(
  remote: NewRemote,
  options: RepositoryOptions = {},
): Record<string, string> {
  const folder = `src/screens/${remote.title}/${remote.title}`;
  return {
    'package.json': manifest(remote, options),
    'pnpm-workspace.yaml': workspace(),
    'index.html': page(remote),
    ...templateFiles(TEMPLATES, remote),
    [`${folder}.tsx`]: screen(remote),
    [`${folder}.test.tsx`]: screenTest(remote),
    [`e2e/${remote.name}.spec.ts`]: browserTest(remote),
    // The screen of a server part replaces the empty one.
    ...(options.hasServer ? templateFiles(SERVER_TEMPLATES, remote) : {}),
  };
}
