import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from './foreign-repository.ts';

export const SCREEN = 'src/screens/Tickets/Tickets.tsx';

/**
 * Makes a repository of a remote `scenery` from the repository of `tickets`, and installs its
 * packages.
 */
export async function makeSecondRemote(
  first: string,
  second: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  run(first, environment, 'git', 'clone', '-q', '.', second);
  for (const file of ['src/remote.ts', 'src/routes.tsx', 'src/main.tsx', SCREEN]) {
    const source = await readFile(resolve(second, file), 'utf8');
    const renamed = source
      .replaceAll('tickets', 'scenery')
      .replaceAll(/(?<=['"])Tickets\b/gu, 'Scenery');
    await writeFile(resolve(second, file), renamed);
  }
  run(second, environment, 'pnpm', 'install');
}
