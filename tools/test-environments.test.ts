import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remoteNames, remotes } from '@standby/federation-config';
import { ROOT } from './composition.ts';

const FOLDERS = [
  'federation-config',
  'release-cli',
  'server',
  'shared-collections',
  'shared-ui',
  'shell',
  'tools',
  ...remoteNames.map((name) => remotes[name].package),
];

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('dist')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = FOLDERS.flatMap(filesIn).filter((file) => /\.test\.tsx?$/u.test(file));

// Vitest ends a worker when the next file has another environment: the new one imports everything again, and nineteen
// such comments doubled the processor time of the page tests. vitest.config.ts lists what runs without a document.
it('no test file chooses its environment by itself', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.filter((file) =>
      /^\/\/ @vitest-environment /mu.test(readFileSync(join(ROOT, file), 'utf8')),
    ),
  ).toEqual([]);
});
