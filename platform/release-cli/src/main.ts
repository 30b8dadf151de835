#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseCommandLine, runCommandLine, USAGE, type CommandLine } from './command-line.ts';
import { openHost } from './host/open-host.ts';
import { ReleaseError } from './release-error.ts';
import { openReleases, type Unit } from './releases.ts';
import { serverPartOf } from './unit.ts';
import { upgradeRepository } from './upgrade/upgrade-repository.ts';
import { currentCommit, currentStamp, uncommittedChanges } from './working-tree.ts';

/** Runs a package script that checks or builds the release. */
function runScript(folder: string, script: 'lint' | 'build' | 'build:server'): void {
  // Repositories that are older than the packed lint rules lack the lint script.
  const args = ['run', '--silent', ...(script === 'lint' ? ['--if-present'] : []), script];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new ReleaseError(`Nothing was released: \`${script}\` failed.`);
}

/**
 * Releases a remote from its own repository to the host that `RELEASE_TARGET` names.
 * `RELEASE_SSH_CONFIG` replaces the user's ssh configuration.
 */
async function run(line: CommandLine): Promise<string> {
  const { RELEASE_TARGET: target, RELEASE_SSH_CONFIG: sshConfig, RELEASE_URL: url } = process.env;
  if (!target) {
    throw new ReleaseError(
      'RELEASE_TARGET names the host of the product: a folder, or ssh://deploy@standby.example/srv/standby',
    );
  }
  const here = process.cwd();
  const { from, isDryRun } = line;
  const releases = openReleases(openHost(target, here, sshConfig), {
    remoteBuild: () => resolve(here, from ?? 'dist'),
    serverPartBuild: () => resolve(here, from ?? 'dist-server'),
    shellBuild: () => {
      throw new ReleaseError('the shell is released from its own repository');
    },
    units: [],
    isDryRun,
    stamp: () => currentStamp(here),
    findCommit: () => currentCommit(here),
    findSourceObstacle: () => uncommittedChanges(here),
    // A given folder is already built.
    ...(from === undefined
      ? {
          build: (units: readonly Unit[]) => {
            const scripts = units.map((unit) =>
              serverPartOf(unit) === undefined ? ('build' as const) : ('build:server' as const),
            );
            for (const script of new Set(['lint', ...scripts] as const)) runScript(here, script);
          },
        }
      : {}),
  });
  return runCommandLine(line, releases, url);
}

async function upgrade(): Promise<string> {
  const changes = await upgradeRepository(process.cwd());
  if (changes.length === 0) return 'This repository is up to date.';
  return `${changes.join('\n')}\n\nNow run pnpm install and pnpm test.`;
}

const UPGRADE_USAGE = `
upgrade             moves the sources and package.json of this repository to the packages that lie in standby/`;

try {
  const args = process.argv.slice(2);
  if (args.join(' ') === 'upgrade') {
    console.log(await upgrade());
  } else {
    const line = parseCommandLine(args);
    console.log(line ? await run(line) : `${USAGE}\n${UPGRADE_USAGE}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
