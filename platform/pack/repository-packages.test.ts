import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installTarballs } from './repository-packages.ts';

const FORMER = ['standby-lint-0.1.1.tgz', 'standby-vite-preset-0.1.4-c11111111.tgz'];
const NEW = ['standby-lint-0.1.2-c0a1b2c3d.tgz', 'standby-vite-preset-0.1.4-c22222222.tgz'];

const manifestWith = ([lint, preset]: readonly string[]): string =>
  JSON.stringify({
    devDependencies: {
      '@standby/lint': `file:./standby/${lint}`,
      '@standby/vite-preset': `file:./standby/${preset}`,
      react: '19.3.1',
    },
  });

let repository: string;
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'standby-'));
  await mkdir(join(repository, 'standby'));
  for (const file of [...FORMER, ...NEW, 'notes.txt']) {
    await writeFile(join(repository, 'standby', file), '');
  }
  await writeFile(join(repository, 'package.json'), manifestWith(FORMER));
  await writeFile(
    join(repository, 'pnpm-workspace.yaml'),
    `overrides:\n  '@standby/lint': file:./standby/${FORMER[0]}\n`,
  );
});
afterEach(() => rm(repository, { recursive: true }));

it('updates a repository to the new tarballs, and removes the former ones', async () => {
  await installTarballs(repository, NEW);
  const read = (file: string) => readFile(join(repository, file), 'utf8');
  expect(await read('package.json')).toBe(manifestWith(NEW));
  expect(await read('pnpm-workspace.yaml')).toContain(`file:./standby/${NEW[0]}`);
  expect(await readdir(join(repository, 'standby'))).toEqual(['notes.txt', ...NEW]);
});
