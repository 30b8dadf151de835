import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remoteNames, remotes } from 'federation-config';
import { ROOT } from './composition.ts';

const FOLDERS = [
  'federation-config',
  'server',
  'shared-collections',
  'shared-ui',
  'shell',
  'tools',
  ...remoteNames.map((name) => remotes[name].package),
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/u.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file)),
);

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
