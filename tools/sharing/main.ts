import { readdir, readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { remoteNames, remotes, ROUTER_EXPORTS, SHARED_LIBRARIES } from '../../federation.config.ts';
import { ROOT } from '../composition.ts';
import { findSecondVersions } from './lockfile.ts';
import { findModuleState, findRouterProblems } from './source-problems.ts';

/** `pnpm sharing`: proves on the sources what the browser suites prove in a page: one of each. */

interface Source {
  readonly file: string;
  readonly code: string;
}

async function sourcesBelow(folder: string): Promise<Source[]> {
  const files = await readdir(resolve(ROOT, folder), { recursive: true });
  return Promise.all(
    files
      .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
      .map(async (name) => {
        const path = resolve(ROOT, folder, name);
        return { file: relative(ROOT, path), code: await readFile(path, 'utf8') };
      }),
  );
}

const federated = [
  'shell/src',
  'shared-collections/src',
  ...remoteNames.map((name) => `${remotes[name].package}/src`),
];
const sharedSources = await sourcesBelow('shared-ui/src');
const sources = [...sharedSources, ...(await Promise.all(federated.map(sourcesBelow))).flat()];

const problems = [
  ...findSecondVersions(await readFile(resolve(ROOT, 'pnpm-lock.yaml'), 'utf8'), [
    ...SHARED_LIBRARIES,
    'react-router',
  ]),
  ...sources.flatMap(({ file, code }) => findRouterProblems(file, code, ROUTER_EXPORTS)),
  ...sharedSources.flatMap(({ file, code }) => findModuleState(file, code)),
];

for (const problem of problems) console.error(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`  ${SHARED_LIBRARIES.length} shared libraries, one of each`);
