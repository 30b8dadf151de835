import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONTRACT_FILE, remoteNames, remotes, type RemoteName } from '../../federation.config.ts';
import type { RemoteContract } from '../../shared-ui/contracts/index.ts';
import { ROOT } from '../composition.ts';
import { findUnannouncedBreaks } from './compare.ts';
import { generateContract } from './generate.ts';

/**
 * `pnpm contract` compares each remote's code with its committed contract.json and fails where they
 * differ; `pnpm contract --write` takes the code's over, unless it breaks the contract without a new
 * major version in package.json.
 */
const writes = process.argv.includes('--write');

function snapshotFile(name: RemoteName): string {
  return resolve(ROOT, remotes[name].package, CONTRACT_FILE);
}

async function readSnapshot(name: RemoteName): Promise<RemoteContract | undefined> {
  try {
    return JSON.parse(await readFile(snapshotFile(name), 'utf8')) as RemoteContract;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @returns what is wrong, in words for the remote's team */
async function check(name: RemoteName): Promise<string | undefined> {
  const [before, after] = await Promise.all([readSnapshot(name), generateContract(name)]);
  if (before && isDeepStrictEqual(before, after)) return undefined;
  const breaks = before ? findUnannouncedBreaks(before, after) : [];
  if (breaks.length > 0) {
    return (
      `${after.name} breaks its contract: ${breaks.join('; ')}.\n` +
      `  Keep it, or announce the break with a new major version in ${after.name}/package.json.`
    );
  }
  if (!writes) return `${after.name} differs from its ${CONTRACT_FILE}: run pnpm contract --write`;
  await writeFile(snapshotFile(name), `${JSON.stringify(after, null, 2)}\n`);
  console.log(`wrote ${after.name}/${CONTRACT_FILE}`);
  return undefined;
}

const problems = (await Promise.all(remoteNames.map(check))).filter((found) => found !== undefined);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
