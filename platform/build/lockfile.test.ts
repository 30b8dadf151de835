import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SHARED_LIBRARIES } from '@standby/federation-config';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '@standby/hosting/root';

const { packages } = parse(readFileSync(resolve(ROOT, 'pnpm-lock.yaml'), 'utf8')) as {
  readonly packages: Readonly<Record<string, unknown>>;
};
/** Keys such as `react@19.3.1`. */
const installed = Object.keys(packages);

const installedLibraries = [
  ...SHARED_LIBRARIES.filter((library) => library !== '@standby/shared-ui'),
  'react-router',
];

it.each(installedLibraries)('%s is installed in one version', (library) => {
  expect(installed.filter((name) => name.startsWith(`${library}@`))).toHaveLength(1);
});

it('the pnpm that Turborepo runs is the one that package.json names', () => {
  const { packageManager } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  expect(installed).toContain(packageManager);
});
