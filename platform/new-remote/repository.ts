import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { manifestTarballs } from '../pack/repository-packages.ts';
import { ROOT } from '@standby/hosting/root';
import { browserTest, page, screen, screenTest, type NewRemote } from './templates.ts';

/** In the order of the generated package.json. Icons are those that the design system's components are made with. */
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
  // The federation plugin looks for its refresh runtime from here.
  '@vitejs/plugin-react',
  'axe-core',
  'jsdom',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
  'vite',
  'vitest',
];

/** What `pnpm test` runs, in this order. */
const TESTS = ['types', 'lint', 'unit', 'build', 'build:standalone', 'build:server', 'e2e'];

/** The versions of this workspace, in which a page has its libraries. */
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
  /** With a server part. */
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

/** The packages also depend on each other, which no registry has. */
function workspace(): string {
  const overrides = Object.entries(manifestTarballs()).map(
    ([name, file]) => `  '${name}': ${file}\n`,
  );
  return `overrides:\n${overrides.join('')}\nignoreScripts: true\n`;
}

/** The other files of a repository, unchanged except for the remote's name, title and path. */
const TEMPLATES = resolve(import.meta.dirname, 'standalone');

/** Those of a server part, with the data of its screens. */
const SERVER_TEMPLATES = resolve(import.meta.dirname, 'standalone-server');

/** `_gitignore` is `.gitignore`, which would count here. */
const pathInRepository = (path: string): string => path.replace(/^_/u, '.');

function templateFiles(folder: string, { name, title, path }: NewRemote): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => {
        const template = resolve(parentPath, file);
        const content = readFileSync(template, 'utf8')
          .replaceAll('__name__', name)
          .replaceAll('__title__', title)
          .replaceAll('__path__', path);
        const target = relative(folder, template).split(sep).join('/');
        return [pathInRepository(target), content];
      }),
  );
}

/** Files of a repository for a remote, by their path in its folder; the packages of Standby lie beside them. */
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
    ...(options.hasServer ? templateFiles(SERVER_TEMPLATES, remote) : {}),
    [`${folder}.tsx`]: screen(remote),
    [`${folder}.test.tsx`]: screenTest(remote),
    [`e2e/${remote.name}.spec.ts`]: browserTest(remote),
  };
}
