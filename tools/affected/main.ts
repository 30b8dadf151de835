import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, remotes } from '@standby/federation-config';
import { journeys } from '../../shell/e2e/journeys.ts';
import { TURBO, turboEnvironment } from '../build-cache.ts';
import { ROOT } from '../root.ts';
import { importedFiles } from './imported-files.ts';
import { globalChange, planSuites, type Journey, type Suite } from './plan.ts';

/**
 * `pnpm affected [--since <ref>] [--run | --json]`: which browser suites a change concerns, and why. Compared with
 * where this branch left `<ref>`, by default origin/main; uncommitted files count. `--json` is for other programs:
 * `{ since, files, everything?, suites: [{ target, reason }] }`, where `everything` names a file that may concern all.
 */
const {
  since,
  run: runs,
  json,
} = parseArgs({
  options: {
    since: { type: 'string' },
    run: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
}).values;

const E2E = 'shell/e2e';
const alone = [...remoteNames.map((name) => remotes[name].package), 'shared-ui'];

function output(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: turboEnvironment(),
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

const lines = (...args: string[]): string[] =>
  output('git', ...args)
    .split('\n')
    .filter(Boolean);

/** By the task graph: a change of a package concerns whatever is built from it. */
function builtPackages(base: string): ReadonlySet<string> {
  const tasks = ['build', 'build:standalone'];
  const query = ['query', 'affected', '--base', base, '--tasks', ...tasks];
  const found = output(process.execPath, TURBO, ...query);
  const { data } = JSON.parse(found) as {
    data: { affectedTasks: { items: { name: string; package: { name: string } }[] } };
  };
  const { items } = data.affectedTasks;
  return new Set(items.filter(({ name }) => tasks.includes(name)).map((task) => task.package.name));
}

function listJourneys(): Journey[] {
  const specs = readdirSync(resolve(ROOT, E2E), { recursive: true, encoding: 'utf8' });
  return specs
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('dev'))
    .toSorted()
    .map((name) => {
      const file = `${E2E}/${name}`;
      return {
        file,
        imports: importedFiles(file, ROOT),
        touches: journeys[name] ?? remoteNames,
      };
    });
}

function npm(...args: string[]): void {
  console.log(`\n── npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed`);
}

function runSuites(base: string, suites: readonly Suite[]): void {
  for (const step of ['lint', 'types', 'contract']) npm('run', '-s', step);
  npm('run', '-s', 'unit', '--', `--changed=${base}`, '--passWithNoTests');
  if (suites.length === 0) return;
  npm('run', '-s', 'build:all');
  npm('run', '-s', 'e2e', '--', ...suites.map(({ target }) => target));
}

function print(suites: readonly Suite[], cause: string | undefined): void {
  if (cause !== undefined) console.log(`  everything: ${cause} belongs to no package alone`);
  else if (suites.length === 0) console.log('  no browser suite is concerned');
  else console.table(Object.fromEntries(suites.map(({ target, reason }) => [target, { reason }])));
}

try {
  const [main = 'HEAD'] = lines(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/remotes/origin/main',
  );
  const base = since ?? main;
  const change = {
    files: [
      ...lines('diff', '--name-only', '--merge-base', base),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ],
    built: builtPackages(base),
  };
  const cause = globalChange(change, [...alone, 'shell', 'shared-collections']);
  const suites = planSuites(change, alone, listJourneys());
  if (json) {
    const everything = cause === undefined ? {} : { everything: cause };
    console.log(JSON.stringify({ since: base, files: change.files, ...everything, suites }));
  } else {
    console.log(`${change.files.length} files changed since ${base}\n`);
    print(suites, cause);
    if (!runs) {
      console.log(
        '\n  --run runs them, after lint, types, contract and the unit tests that import what changed',
      );
    } else if (cause === undefined) runSuites(base, suites);
    else npm('test');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
