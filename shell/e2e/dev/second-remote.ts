import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { expect } from '@standby/testing/playwright';
import { parseArguments } from '../../../platform/new-remote/parse-arguments.ts';
import { repositoryFiles } from '../../../platform/new-remote/remote-files.ts';
import { copyPackages, run } from './foreign-repository.ts';

/** Screen of the second remote. */
export const SECOND_SCREEN = 'src/screens/Scenery/Scenery.tsx';

/**
 * Makes the repository of a remote `scenery` without a server part, as `pnpm new:remote` does, but
 * with the packages of the first repository. Installs them.
 */
async function makeRepository(
  first: string,
  second: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const args = parseArguments(['scenery', '--standalone', second]);
  if (!args) throw new Error('These arguments ask for a remote');
  for (const [path, content] of Object.entries(repositoryFiles(args.remote))) {
    const file = resolve(second, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await copyPackages(first, second);
  run(second, environment, 'pnpm', 'install');
}

/**
 * Makes the second remote and takes its pictures. Its tests pass with these, and a change of the
 * screen differs from them.
 */
export async function makeSecondRemote(
  first: string,
  second: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  /** Runs the repository's own commands. */
  const own = (...words: string[]): string => run(second, environment, 'pnpm', '-s', ...words);
  await makeRepository(first, second, environment);
  own('pictures');
  own('test');
  const screen = resolve(second, SECOND_SCREEN);
  const source = await readFile(screen, 'utf8');
  await writeFile(screen, source.replace('is not here yet', 'is being written'));
  own('build:standalone');
  const compare = ['exec', 'playwright', 'test', 'pictures', '--max-failures=1'];
  expect(() => own(...compare)).toThrow('scenery-light-390.png');
  await writeFile(screen, source);
}
