#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseCommandLine, runCommandLine } from './command-line.ts';
import { openHost } from './host/open-host.ts';
import { ReleaseError } from './release-error.ts';
import { openReleases } from './releases.ts';
import { currentStamp, uncommittedChanges } from './working-tree.ts';

/**
 * The releases of a remote from its own repository, on the host that `RELEASE_TARGET` names: a folder, or
 * `ssh://user@host:port/path`. `RELEASE_SSH_CONFIG` names a configuration of ssh in place of the user's own.
 *
 * - `standby-release release tickets [--from dist] [--entry https://…/remoteEntry.js] [--canary 10] [--force]`
 * - `standby-release promote tickets [--to <id>]`
 * - `standby-release rollback tickets [--to <id>]`
 * - `standby-release remove tickets`
 * - `standby-release status [tickets]`
 * - `standby-release republish`
 * - `standby-release origins [--allow tickets=https://tickets.example] [--deny https://previews.example]`
 */
try {
  const line = parseCommandLine(process.argv.slice(2));
  const { RELEASE_TARGET: target, RELEASE_SSH_CONFIG: sshConfig } = process.env;
  if (!target) {
    throw new ReleaseError(
      'RELEASE_TARGET names the host of the product: a folder, or ssh://deploy@standby.example/srv/standby',
    );
  }
  const here = process.cwd();
  const build = resolve(here, line.from ?? 'dist');
  const releases = openReleases(openHost(target, here, sshConfig), {
    remoteBuild: () => build,
    shellBuild: () => {
      throw new ReleaseError('the shell is released from its own repository');
    },
    units: [],
    stamp: () => currentStamp(here),
    findSourceObstacle: () => uncommittedChanges(here),
  });
  console.log(await runCommandLine(line, releases));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
