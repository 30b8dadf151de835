import { resolve } from 'node:path';
import { remoteNames, remotes } from '@standby/federation-config';
import {
  currentCommit,
  currentStamp,
  describeUnits,
  openHost,
  openReleases,
  parseCommandLine,
  ReleaseError,
  runCommandLine,
  uncommittedChanges,
  USAGE,
  type Releases,
  type Sources,
  type Unit,
} from './src/index.ts';
import { runTasks } from '../build/build.ts';
import { PRERENDER_FOLDER, remoteFolder, SHELL_FOLDER } from '@standby/hosting/composition';
import { readShellContract } from './shell-contract.ts';
import { ROOT } from '@standby/hosting/root';

/** The builds of this workspace. */
export const workspaceSources: Sources = {
  remoteBuild: (name) => {
    const known = remoteNames.find((candidate) => candidate === name);
    if (!known)
      throw new ReleaseError(
        `${name} is built elsewhere. Name the folder of its build with --from`,
      );
    return remoteFolder(known);
  },
  serverPartBuild: (name) => {
    throw new ReleaseError(`${name} is built elsewhere. Name the folder of its build with --from`);
  },
  shellBuild: () => ({
    folder: SHELL_FOLDER,
    prerender: PRERENDER_FOLDER,
    contract: readShellContract(),
  }),
  units: ['shell', ...remoteNames],
};

function buildUnits(units: readonly Unit[]): void {
  const packages = units.map((unit) => {
    if (unit === 'shell') return unit;
    const name = remoteNames.find((known) => known === unit);
    if (name) return remotes[name].package;
    throw new ReleaseError(
      `${unit} is not a remote of this workspace (${remoteNames.join(', ')}). Name the folder of its build with --from`,
    );
  });
  runTasks(['build', ...(units.includes('shell') ? ['build:prerender'] : [])], packages);
}

/** @param from folder of a build from elsewhere, whose commit the log names */
function openWorkspaceReleases(from?: string, isDryRun = false): Releases {
  const { RELEASE_TARGET: target = 'release', RELEASE_SSH_CONFIG: sshConfig } = process.env;
  const folder = from ?? ROOT;
  return openReleases(openHost(target, ROOT, sshConfig), {
    ...workspaceSources,
    isDryRun,
    ...(from === undefined
      ? { build: buildUnits }
      : { remoteBuild: () => from, serverPartBuild: () => from }),
    stamp: () => currentStamp(folder),
    findCommit: () => currentCommit(folder),
    findSourceObstacle: () => uncommittedChanges(folder),
  });
}

async function assemble(): Promise<string> {
  runTasks(['build', 'prerender']);
  const releases = openWorkspaceReleases();
  const state = await releases.releaseMissing();
  return describeUnits(state, releases.unitsOf(state));
}

/**
 * Releases from this workspace, as docs/releases.md describes. `assemble` deploys the shell and all
 * remotes to a host. The other commands match `standby-release` and build before they release.
 */
async function main(args: readonly string[]): Promise<string> {
  if (args[0] === 'assemble') return assemble();
  const line = parseCommandLine(args);
  if (!line) return USAGE;
  // Paths are relative to the folder of the user's shell, not to the folder of package.json's
  // scripts.
  const from = line.from && resolve(process.env['INIT_CWD'] ?? process.cwd(), line.from);
  return runCommandLine(
    line,
    openWorkspaceReleases(from, line.isDryRun),
    process.env['RELEASE_URL'],
  );
}

if (import.meta.filename === process.argv[1]) {
  try {
    console.log(await main(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
