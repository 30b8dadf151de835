import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { remotes } from '@standby/federation-config';
import { TURBO, turboEnvironment } from './build-cache.ts';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { parseNames } from '../command-line/parse-names.ts';
import { ROOT } from '@standby/hosting/root';
import {
  linkPostgresLibraries,
  postgresPackageFolder,
} from '@standby/server-kit/private-postgres/postgres-package';
import { readSummary, removeStaleOutputs } from './stale-outputs.ts';

/** Folder in which Turborepo writes the summary of a run. */
const SUMMARIES = resolve(ROOT, '.turbo/runs');

/**
 * Runs tasks of turbo.json. Unchanged packages come from the cache.
 *
 * @param packages names of the packages to run the tasks in; empty for all
 * @throws {Error} if a task fails; the task has printed the reason
 */
export function runTasks(tasks: readonly string[], packages: readonly string[] = []): void {
  const filters = packages.map((name) => `--filter=${name}`);
  rmSync(SUMMARIES, { recursive: true, force: true });
  const run = [TURBO, 'run', ...tasks, ...filters, '--summarize'];
  const { status } = spawnSync(process.execPath, run, {
    cwd: ROOT,
    env: turboEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${tasks.join(', ')}: failed`);
  const summary = readSummary(SUMMARIES);
  if (summary) removeStaleOutputs(summary, ROOT);
}

const USAGE = `pnpm build [<package>...] [--standalone] [--federation plugin] [--all]

Builds the composed app, or the packages that are named, such as venue. --federation plugin builds them by the federation
plugin, --standalone also the pages on which packages run alone, --all all of these.`;

/** @throws {RangeError} for an unknown word */
function build(): void {
  const { values, positionals } = optionsOrExit(
    {
      all: { type: 'boolean', default: false },
      standalone: { type: 'boolean', default: false },
      federation: { type: 'string', default: 'container' },
    },
    USAGE,
  );
  const { all, standalone, federation } = values;
  if (!['container', 'plugin'].includes(federation)) {
    throw new RangeError('--federation takes container or plugin');
  }
  const names = positionals.filter((word) => word !== 'shell');
  const packages = [
    ...(positionals.includes('shell') ? ['shell'] : []),
    ...(names.length > 0 ? parseNames(names) : []).map((name) => remotes[name].package),
  ];
  const inContainer = all || federation === 'container';
  runTasks(
    [
      ...(inContainer ? ['build'] : []),
      // The prerendered pages depend on the builds of all packages.
      ...(inContainer && packages.length === 0 ? ['prerender'] : []),
      ...(all || federation === 'plugin' ? ['build:plugin'] : []),
      ...(all || standalone ? ['build:standalone'] : []),
    ],
    packages,
  );
  // The user who runs the server may lack write access to its installation, so the libraries are
  // linked now.
  const postgres = postgresPackageFolder();
  if (postgres !== undefined) linkPostgresLibraries(postgres);
}

if (import.meta.filename === process.argv[1]) {
  try {
    build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
