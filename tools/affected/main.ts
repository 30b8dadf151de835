import { spawnSync } from 'node:child_process';
import { remoteNames, remotes } from '../../federation.config.ts';
import { ROOT } from '../composition.ts';
import { builtFrom } from '../workspace.ts';
import { readJourneys } from './journeys.ts';
import { planSuites, type Plan, type Suite } from './plan.ts';

/**
 * `pnpm affected [--since <ref>] [--run]`: which suites a change concerns, and why. Compared with
 * where this branch left `<ref>`, by default origin/main; uncommitted files count.
 */

const words = process.argv.slice(2);

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

function baseRef(): string {
  const option = words.indexOf('--since');
  if (option >= 0) return words[option + 1] ?? '';
  const [main] = git('for-each-ref', '--format=%(refname:short)', 'refs/remotes/origin/main');
  return main ?? 'HEAD';
}

function changedFiles(since: string): string[] {
  return [
    ...git('diff', '--name-only', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function table(suites: readonly Suite[]): string {
  const width = Math.max(...suites.map(({ target }) => target.length));
  return suites
    .map(({ kind, target, reason }) => `  ${kind.padEnd(4)}  ${target.padEnd(width)}  ${reason}`)
    .join('\n');
}

function runToEnd(args: string[]): void {
  console.log(`\n── npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed`);
}

/** Always lint, types and contracts: they take seconds. Then what the plan names. */
function run({ suites, everything }: Plan): void {
  if (everything !== undefined) return runToEnd(['test']);
  const targets = (kind: Suite['kind']): string[] =>
    suites.filter((suite) => suite.kind === kind).map(({ target }) => target);
  for (const step of ['lint', 'types', 'contract', 'sharing']) runToEnd(['run', '-s', step]);
  if (suites.length === 0) return;
  const units = targets('unit');
  if (units.length > 0) runToEnd(['run', '-s', 'unit', '--', ...units]);
  runToEnd(['run', '-s', 'build:all']);
  const browser = targets('e2e').map((target) =>
    target.includes('/') ? target : `${target}/e2e/`,
  );
  if (browser.length > 0) runToEnd(['run', '-s', 'e2e', '--', ...browser]);
}

try {
  const since = baseRef();
  const files = changedFiles(since);
  const folders = [
    'shell',
    ...remoteNames.map((name) => remotes[name].package),
    'shared-ui',
    'shared-collections',
  ];
  const packages = await Promise.all(
    folders.map(async (folder) => ({ folder, builtFrom: await builtFrom(folder) })),
  );
  const plan = planSuites(files, packages, await readJourneys());
  console.log(`${files.length} files changed since ${since}\n`);
  if (plan.everything !== undefined) {
    console.log(`  everything: ${plan.everything} belongs to no package alone`);
  } else {
    console.log(plan.suites.length > 0 ? table(plan.suites) : '  no suite is concerned');
  }
  if (words.includes('--run')) run(plan);
  else console.log('\n  pnpm affected --run   runs them, after lint, types, contract and sharing');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
