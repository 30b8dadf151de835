import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONTRACT_FILE, remoteNames, remotes, type RemoteName } from '@standby/federation-config';
import type { RemoteContract } from '@standby/contracts';
import { ROOT } from '@standby/hosting/root';
import { ownFeatures } from '../../server/src/features.ts';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { checkApi } from './check-api.ts';
import { findUnannouncedBreaks } from './compare.ts';
import { declareContract, readPackage } from './declare.ts';

const USAGE = `pnpm contract [--write]

Compares the routes and events that each remote declares with its committed contract.json, and the routes of its part of
the server with api.json, and fails where they differ. --write writes what is declared, unless that breaks the contract
without a new major version in package.json.`;

const {
  values: { write: writes },
} = optionsOrExit({ write: { type: 'boolean', default: false } }, USAGE);

/** Checks the routes that an area's server part, if it has one, serves for a remote's screens. */
async function checkServer(name: RemoteName): Promise<string | undefined> {
  const feature = ownFeatures.find((own) => own.name === name);
  if (!feature) return undefined;
  const { package: folderName } = remotes[name];
  const folder = resolve(ROOT, folderName);
  const { version } = await readPackage(folder);
  return checkApi({ folder, name: folderName, version, writes, tables: feature.routes });
}

/** @returns the problems, for the remote's team */
async function check(name: RemoteName): Promise<string | undefined> {
  const file = resolve(ROOT, remotes[name].package, CONTRACT_FILE);
  const after = await declareContract(resolve(ROOT, remotes[name].package));
  const before = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as RemoteContract)
    : undefined;
  if (before && isDeepStrictEqual(before, after)) return undefined;
  const breaks = before ? findUnannouncedBreaks(before, after) : [];
  if (breaks.length > 0) {
    return (
      `${after.name} breaks its contract: ${breaks.join('; ')}.\n` +
      `  Keep it, or announce the break with a new major version in ${after.name}/package.json.`
    );
  }
  if (!writes) return `${after.name} differs from its ${CONTRACT_FILE}: run pnpm contract --write`;
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`wrote ${after.name}/${CONTRACT_FILE}`);
  return undefined;
}

const checks = remoteNames.flatMap((name) => [check(name), checkServer(name)]);
const problems = (await Promise.all(checks)).filter((found) => found !== undefined);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
