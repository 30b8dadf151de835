import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '../root.ts';
import { gitLines, readChanges } from './changes.ts';
import { readModuleGraph } from './module-graph.ts';
import { planSuites, type Chosen, type Plan } from './plan.ts';
import { jsonReport } from './report.ts';
import { browserSuites, unitSuites } from './suites.ts';
import { entriesOf, packagesOf, readWorkspace } from './workspace.ts';

/**
 * `pnpm affected [--since <ref>] [--run | --json]`: which suites a change concerns, and why. Compared with where this
 * branch left `<ref>`, by default origin/main; uncommitted files count. `--json` prints an `AffectedReport` for other
 * programs.
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

function npm(...args: string[]): void {
  console.log(`\n── npm ${args.slice(0, 4).join(' ')}`);
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.slice(0, 4).join(' ')} failed`);
}

const targetsOf = (chosen: readonly Chosen[]): string[] => chosen.map(({ target }) => target);

function runSuites({ suites, unit }: Plan): void {
  for (const step of ['lint', 'contract']) npm('run', '-s', step);
  if (unit.length > 0) npm('run', '-s', 'unit', '--', ...targetsOf(unit));
  if (suites.length === 0) return;
  npm('run', '-s', 'build:all');
  npm('run', '-s', 'e2e', '--', ...targetsOf(suites));
}

function print({ everything, suites, unit }: Plan): void {
  if (everything !== undefined) {
    console.log(`  everything: ${everything} belongs to no package alone`);
    return;
  }
  console.log(`  ${unit.length} files of unit tests`);
  if (suites.length === 0) console.log('  no browser suite');
  else console.table(Object.fromEntries(suites.map(({ target, reason }) => [target, { reason }])));
}

try {
  const [main = 'HEAD'] = gitLines(
    ROOT,
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/remotes/origin/main',
  );
  const base = since ?? main;
  const files = gitLines(ROOT, 'ls-files', '-co', '--exclude-standard');
  const workspace = readWorkspace(files, ROOT);
  const changes = await readChanges(ROOT, base);
  const graph = await readModuleGraph(entriesOf(workspace), ROOT);
  const plan = planSuites(changes, graph, packagesOf(workspace), {
    browser: browserSuites(graph, workspace),
    unit: unitSuites(graph, workspace),
  });
  if (json) console.log(jsonReport(base, changes, plan));
  else {
    console.log(`${changes.length} files changed since ${base}\n`);
    print(plan);
    if (!runs) console.log('\n  --run runs them, after lint and contract');
    else if (plan.everything === undefined) runSuites(plan);
    else npm('test', '--', '--all');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
