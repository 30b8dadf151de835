export interface NewRemote {
  /** Key in federation-config, an identifier: `tickets`. */
  readonly name: string;
  /** Name for people: `Tickets`. */
  readonly title: string;
  /** First path of the remote: `/tickets`. */
  readonly path: string;
  readonly port: number;
}

const BUILD = 'vite build --configLoader runner --logLevel warn';

function manifest({ name }: NewRemote): string {
  const content = {
    name: `mfe-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { './routes': './src/routes.tsx' },
    scripts: {
      dev: 'vite --configLoader runner',
      build: BUILD,
      'build:plugin': `${BUILD} --mode plugin`,
      'build:standalone': `${BUILD} --mode standalone`,
      e2e: `playwright test --config ../playwright.config.ts --project mfe-${name}`,
    },
    dependencies: {
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-router-dom': 'catalog:',
      '@standby/contracts': 'workspace:*',
      '@standby/shared-ui': 'workspace:*',
      'styled-components': 'catalog:',
    },
    devDependencies: {
      '@standby/testing': 'workspace:*',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export const page = ({ name }: NewRemote): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>mfe-${name} · Standby</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script src="/theme.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const viteConfig = ({
  name,
}: NewRemote): string => `import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

export default remoteConfig('${name}');
`;

const main = ({ name }: NewRemote): string => `import '@standby/shared-ui/theme.css';
import { mountStandalone } from '@standby/testing/standalone';
import routes from './routes';

mountStandalone('${name}', routes);
`;

const routes = ({
  name,
  title,
}: NewRemote): string => `import type { RouteObject } from 'react-router-dom';
import { screenRoutes } from '@standby/shared-ui';
import { paths } from '@standby/contracts';

/** The screen at each path; contract.json lists them for the build. */
export const screens = {
  [paths.${name}]: () => import('./screens/${title}/${title}'),
};

const routes: RouteObject[] = screenRoutes(screens);

export default routes;
`;

export const screen = ({
  title,
}: NewRemote): string => `import { EmptyState, Page } from '@standby/shared-ui';

export default function ${title}() {
  return (
    <Page title="${title}">
      <EmptyState title="${title} is not here yet" text="This screen is where its work begins." />
    </Page>
  );
}
`;

export const screenTest = ({
  title,
}: NewRemote): string => `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ${title} from './${title}';

it('has its heading and says that it is not here yet', () => {
  render(<${title} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  expect(screen.getByText('${title} is not here yet')).toBeVisible();
  expect(screen.getByText('This screen is where its work begins.')).toBeVisible();
});
`;

export const browserTest = ({
  title,
  path,
}: NewRemote): string => `import { expect, expectAccessible, expectNoLeaks, test } from '@standby/testing/playwright';

test('${path} shows ${title}, and axe finds nothing', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
  await expect(page).toHaveTitle('${title} · Standby');
  await expectAccessible(page);
});

test('${path} leaves nothing running when it is left', async ({ page }) => {
  await expectNoLeaks(page, '${path}');
});
`;

/**
 * Returns the files of a new remote by path in its folder: one screen with routes, tests and a
 * standalone page.
 */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const folder = `src/screens/${remote.title}/${remote.title}`;
  return {
    'package.json': manifest(remote),
    'index.html': page(remote),
    'vite.config.ts': viteConfig(remote),
    'src/main.tsx': main(remote),
    'src/routes.tsx': routes(remote),
    [`${folder}.tsx`]: screen(remote),
    [`${folder}.test.tsx`]: screenTest(remote),
    [`e2e/${remote.name}.spec.ts`]: browserTest(remote),
  };
}
