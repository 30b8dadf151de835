import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '@standby/hosting/root';
import { TURBO, turboEnvironment } from './build-cache.ts';

/** Returns the patterns of a file that lists ignored files. */
const patternsIn = (file: string): string[] =>
  readFileSync(resolve(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

it('the files that git ignores are also ignored without git', () => {
  expect(patternsIn('.ignore')).toEqual(patternsIn('.gitignore'));
});

it('without a git repository, a build reads no installed packages and no earlier builds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'standby-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { packageManager } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as {
    readonly packageManager: string;
  };
  const inputs = ['$TURBO_DEFAULT$', '!e2e/**'];
  const files = {
    'package.json': JSON.stringify({ name: 'archive', private: true, packageManager }),
    'pnpm-workspace.yaml': 'packages: [app]',
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  app: {}\n",
    'turbo.json': JSON.stringify({ tasks: { build: { inputs } } }),
    'app/package.json': JSON.stringify({ name: 'app', scripts: { build: 'true' } }),
    'app/source.txt': '',
    'app/node_modules/library/index.js': '',
    'app/dist/built.txt': '',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  copyFileSync(resolve(ROOT, '.ignore'), join(folder, '.ignore'));
  const { stdout } = spawnSync(process.execPath, [TURBO, 'run', 'build', '--dry=json'], {
    cwd: folder,
    encoding: 'utf8',
    env: turboEnvironment(),
  });
  const { tasks } = JSON.parse(stdout) as {
    readonly tasks: readonly { readonly inputs: object }[];
  };
  expect(tasks.map((task) => Object.keys(task.inputs))).toEqual([['package.json', 'source.txt']]);
});
