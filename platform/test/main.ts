import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { ensureBrowsers } from './browsers/browsers.ts';
import { ROOT } from '@standby/hosting/root';
import { browserSuites, summaryTable, unitSuite, type SuiteResult } from './summary.ts';
import { tiers } from './tiers.ts';

/**
 * Runs scripts of package.json: `npm test` what a person waits for, `npm test -- --all` everything, as CI does, and
 * `npm test -- <step…>` some of the steps. Those of one stage run beside each other, as none of them alone keeps two
 * processors busy. All browser suites open the one build of the first stage.
 */
const STAGES = [['build'], ['lint', 'contract', 'unit', 'budgets'], ['e2e']] as const;

const RESULTS = resolve(ROOT, '.cache/test');
const UNIT_RESULTS = resolve(RESULTS, 'unit.json');
const BROWSER_RESULTS = resolve(RESULTS, 'e2e.json');

/** What makes a step's program leave its results for the table. */
const REPORTERS: Readonly<Record<string, readonly string[]>> = {
  unit: ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
};

const USAGE = `npm test [-- [--all] [<step>...]]

Runs what a person waits for; with --all everything, as CI does. Steps: ${STAGES.flat().join(', ')}.`;

const {
  values: { all },
  positionals: given,
} = optionsOrExit({ all: { type: 'boolean', default: false } }, USAGE);
const tier = tiers[all ? 'all' : 'quick'];
const isChosen = (step: string): boolean => given.length === 0 || given.includes(step);

/** Of `pnpm install`, which came before; 0 where nothing was installed. */
const installSeconds = Number(process.env['STANDBY_INSTALL_SECONDS'] ?? 0);

const results: SuiteResult[] = [{ name: 'install', passed: true, seconds: installSeconds }];

function resultsOf(step: string, passed: boolean, seconds: number): SuiteResult[] {
  if (step === 'unit') return [unitSuite(UNIT_RESULTS, passed, seconds)];
  if (step === 'e2e') return browserSuites(BROWSER_RESULTS, passed, seconds);
  return [{ name: step, passed, seconds }];
}

/** Runs a script; what it prints comes in one piece, unless it runs alone. */
function runStep(step: string, isAlone: boolean): Promise<boolean> {
  const start = performance.now();
  if (isAlone) console.log(`\n── ${step}`);
  // npm, as it is there on every machine with Node; pnpm need not be.
  const child = spawn(
    'npm',
    ['run', '--silent', step, '--', ...(tier.options[step] ?? []), ...(REPORTERS[step] ?? [])],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS,
        STANDBY_TIER: all ? 'all' : 'quick',
      },
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      const passed = status === 0;
      if (!isAlone) console.log(`\n── ${step}\n${Buffer.concat(printed).toString()}`);
      console.log(`── ${step}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
      results.push(...resultsOf(step, passed, seconds));
      done(passed);
    });
  });
}

async function runStage(steps: readonly string[]): Promise<boolean> {
  const chosen = steps.filter(isChosen);
  const outcomes = await Promise.all(chosen.map((step) => runStep(step, chosen.length === 1)));
  return outcomes.every(Boolean);
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const start = performance.now();
try {
  const unknown = given.find((step) => !STAGES.flat().some((known) => known === step));
  if (unknown !== undefined) {
    throw new RangeError(`There is no step "${unknown}", only ${STAGES.flat().join(', ')}`);
  }
  if (isChosen('e2e') || isChosen('budgets')) {
    ensureBrowsers(tier.engines, Boolean(process.env['CI']));
  }
  results.push({
    name: 'browsers found',
    passed: true,
    seconds: (performance.now() - start) / 1000,
  });
  process.exitCode = 0;
  for (const stage of STAGES) {
    if (await runStage(stage)) continue;
    process.exitCode = 1;
    break;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
console.log(`\n${summaryTable(results, installSeconds + (performance.now() - start) / 1000)}`);
