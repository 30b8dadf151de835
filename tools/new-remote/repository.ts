import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { publicPackages, readManifest } from '../packages/packages.ts';
import { tarballName } from '../packages/pack.ts';
import { ROOT } from '../root.ts';
import { page, screen, screenTest, type NewRemote } from './templates.ts';

/** Folder of a repository in which the packages of Standby lie, until a registry has them. */
export const PACKAGES_FOLDER = 'standby';

/** In the order of the generated package.json. */
const DEPENDENCIES = ['react', 'react-dom', 'react-router-dom', 'styled-components'];
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
  'typescript',
  'vite',
  'vitest',
];

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

/** Where a repository has each package of Standby. */
function standbyPackages(): Record<string, string> {
  return Object.fromEntries(
    publicPackages.map(({ folder }) => {
      const { name, version } = readManifest(folder);
      return [name, `file:./${PACKAGES_FOLDER}/${tarballName({ name, version })}`];
    }),
  );
}

function manifest({ name, title }: NewRemote): string {
  const { packageManager, engines } = JSON.parse(
    readFileSync(resolve(ROOT, 'package.json'), 'utf8'),
  ) as { packageManager: string; engines: object };
  const {
    '@standby/vite-preset': preset = '',
    '@standby/release': releaseCli = '',
    ...browserPackages
  } = standbyPackages();
  const content = {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    description: `${title}, a remote of Standby`,
    type: 'module',
    packageManager,
    engines,
    scripts: {
      dev: 'vite',
      build: 'vite build',
      'build:standalone': 'vite build --mode standalone',
      preview: 'vite preview',
      types: 'tsc',
      unit: 'vitest run',
      e2e: 'playwright test',
      test: 'pnpm types && pnpm unit && pnpm build && pnpm build:standalone && pnpm e2e',
      release: `pnpm build && standby-release release ${name}`,
      promote: `standby-release promote ${name}`,
      rollback: `standby-release rollback ${name}`,
      'remove:remote': `standby-release remove ${name}`,
      releases: 'standby-release status',
      republish: 'standby-release republish',
    },
    dependencies: { ...browserPackages, ...catalogVersions(DEPENDENCIES) },
    devDependencies: {
      '@standby/release': releaseCli,
      '@standby/vite-preset': preset,
      ...catalogVersions(DEV_DEPENDENCIES),
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The packages also depend on each other, which no registry has. */
function workspace(): string {
  const overrides = Object.entries(standbyPackages()).map(
    ([name, file]) => `  '${name}': ${file}\n`,
  );
  return `overrides:\n${overrides.join('')}\nignoreScripts: true\n`;
}

const remoteModule = ({
  name,
  title,
  path,
}: NewRemote): string => `/** What this remote is in the product; its build writes it into contract.json. */
export const remote = {
  name: '${name}',
  title: '${title}',
  paths: ['${path}'],
  layout: 'app',
  navigation: [{ label: '${title}', path: '${path}' }],
} as const;
`;

const viteConfig = `import { standbyRemote } from '@standby/vite-preset';
import { remote } from './src/remote.ts';

export default standbyRemote(remote);
`;

const main = ({ name }: NewRemote): string => `import '@standby/shared-ui/theme.css';
import { mountStandalone } from '@standby/shared-ui/testing/standalone';
import { remote } from './remote';
import routes from './routes';

mountStandalone({ package: 'mfe-${name}', ...remote }, routes);
`;

const routes = ({
  title,
  path,
}: NewRemote): string => `import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';

/** The screen at each path: the build preloads the files of each. */
export const screens = {
  '${path}': () => import('./screens/${title}/${title}'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;
`;

const browserTest = ({
  title,
  path,
}: NewRemote): string => `import { expect, expectAccessible, test } from '@standby/shared-ui/testing/playwright';

test('${path} shows ${title}, and axe finds nothing', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
  await expect(page).toHaveTitle('${title} · Standby');
  await expectAccessible(page);
});
`;

const playwrightConfig = `import { defineConfig } from '@playwright/test';

const port = Number(process.env['STANDBY_REMOTE_PORT'] ?? 4179);
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './e2e',
  use: {
    baseURL: \`http://localhost:\${port}\`,
    launchOptions: executablePath ? { executablePath } : {},
  },
  webServer: {
    command: 'pnpm preview',
    url: \`http://localhost:\${port}\`,
    reuseExistingServer: false,
  },
});
`;

const vitestConfig = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@standby/shared-ui/testing/setup', '@standby/shared-ui/testing/setup-page'],
    // Vite resolves their imports as a browser build does.
    server: { deps: { inline: [/@standby\\//] } },
    restoreMocks: true,
  },
});
`;

const tsconfig = `{
  "compilerOptions": {
    "target": "ES2023",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["node", "vite/client", "@testing-library/jest-dom/vitest"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "verbatimModuleSyntax": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true,
    "allowImportingTsExtensions": true
  },
  "include": ["src", "e2e", "*.ts"]
}
`;

const ci = `name: ci
on: [push, workflow_dispatch]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: pnpm/action-setup@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: pnpm
      - run: pnpm install --frozen-lockfile
      - run: pnpm exec playwright install --with-deps chromium
      - run: pnpm test
      # A release is started by hand. A key for the product's host and the host's own keys are secrets.
      - if: github.event_name == 'workflow_dispatch'
        env:
          RELEASE_TARGET: \${{ vars.RELEASE_TARGET }}
          RELEASE_AUTHOR: \${{ github.actor }}
          SSH_KEY: \${{ secrets.SSH_KEY }}
          SSH_KNOWN_HOSTS: \${{ secrets.SSH_KNOWN_HOSTS }}
        run: |
          install -m 700 -d ~/.ssh
          (umask 077 && printf '%s\\n' "$SSH_KEY" > ~/.ssh/id_ed25519)
          printf '%s\\n' "$SSH_KNOWN_HOSTS" > ~/.ssh/known_hosts
          pnpm release
`;

const readme = ({ name, title, path }: NewRemote): string => `# ${title}

A remote of Standby in a repository of its own. It owns \`${path}\`.

\`\`\`sh
pnpm install
pnpm dev     # its page alone: http://localhost:4179
pnpm test    # types, unit tests, builds, browser tests
\`\`\`

\`src/remote.ts\` says what the remote is in the product: name, title, paths, layout, tabs in the navigation. \`src/routes.tsx\` lists its screens. React, the
router, styled-components and \`@standby/shared-ui\` come from the page that it runs in; they are installed for types and tests.

\`${PACKAGES_FOLDER}/\` has the packages of Standby, as \`pnpm pack:all\` made them in its repository. Once a registry of yours has them,
give their versions in \`package.json\` and delete \`${PACKAGES_FOLDER}/\` and \`overrides\` in \`pnpm-workspace.yaml\`.

## In the product

Start \`pnpm dev\`, then open a page of the product with \`?mf=${name}@http://localhost:4179\`.

## Release

\`RELEASE_TARGET\` names the host of the product: a folder, or a folder of another machine as
\`ssh://deploy@standby.example/srv/standby\`.

\`\`\`sh
pnpm release                 # builds and releases; --canary 10 for 10 % of the browsers
pnpm promote                 # gives the canary to everybody; --to <id> deploys any uploaded release
pnpm rollback                # deploys the previous release, or ends the canary; --to <id> goes further back
pnpm remove:remote           # takes it out of the product
pnpm releases                # lists what is deployed, and who deployed what when from which commit
\`\`\`

A release is refused while sources are uncommitted, and where it does not fit what is deployed: it lost a route or an event in the
same major version, the shell lacks what it uses, or another remote owns a path of it. \`--force\` releases it all the same, unless it
is the path, and the log says so.
`;

/** Files of a repository for a remote, by their path in its folder; the packages of Standby lie beside them. */
export function repositoryFiles(remote: NewRemote): Record<string, string> {
  const folder = `src/screens/${remote.title}/${remote.title}`;
  return {
    'package.json': manifest(remote),
    'pnpm-workspace.yaml': workspace(),
    'README.md': readme(remote),
    'index.html': page(remote),
    'vite.config.ts': viteConfig,
    'vitest.config.ts': vitestConfig,
    'playwright.config.ts': playwrightConfig,
    'tsconfig.json': tsconfig,
    '.gitignore': 'node_modules/\ndist/\ndist-standalone/\n.modules/\ntest-results/\n',
    '.github/workflows/ci.yml': ci,
    'src/remote.ts': remoteModule(remote),
    'src/main.tsx': main(remote),
    'src/routes.tsx': routes(remote),
    [`${folder}.tsx`]: screen(remote),
    [`${folder}.test.tsx`]: screenTest(remote),
    [`e2e/${remote.name}.spec.ts`]: browserTest(remote),
  };
}
