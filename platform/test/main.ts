import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { ensureBrowsers } from './browsers/browsers.ts';
import { ROOT } from '@standby/hosting/root';
import { circumstancesText } from './circumstances.ts';
import {
  BROWSER_RESULTS,
  hoursFiles,
  LATE_RESULTS,
  RESULTS,
  UNIT_RESULTS,
  vitestReporters,
} from './results.ts';
import { BROWSER_STEPS, runStages, STEP_NAMES, type Need } from './stages.ts';
import {
  browserSuites,
  failuresText,
  stepFailure,
  summaryTable,
  unitSuite,
  type SuiteResult,
} from './summary.ts';
import { tiers } from './tiers.ts';

/**
 * Runs scripts of package.json. `npm test` runs the quick tier, `npm test -- --all` everything, as
 * CI does, and `npm test -- <step…>` single steps.
 */

/** Options that make a step's program write its results for the table. */
const REPORTERS: Readonly<Record<string, readonly string[]>> = {
  unit: vitestReporters('default', UNIT_RESULTS),
};

/** Number of seeds for random tests. */
const SEEDS = 2 ** 31 - 1;

const USAGE = `npm test [-- [--all] [<step>...]]

Runs what a person waits for; with --all everything, as CI does. Steps: ${STEP_NAMES.join(', ')}.`;

const {
  values: { all },
  positionals: given,
} = optionsOrExit({ all: { type: 'boolean', default: false } }, USAGE);
const tier = tiers[all ? 'all' : 'quick'];
const chosen =
  given.length > 0 ? given : STEP_NAMES.filter((step) => !tier.leavesOut.includes(step));
const seed = Number(process.env['STANDBY_SEED'] ?? randomInt(SEEDS));
const startedAt = new Date();

/** Seconds of the `pnpm install` before this process; 0 if nothing was installed. */
const installSeconds = Number(process.env['STANDBY_INSTALL_SECONDS'] ?? 0);

const results: SuiteResult[] = [{ name: 'install', passed: true, seconds: installSeconds }];

function resultsOf(step: string, passed: boolean, seconds: number, printed: string): SuiteResult[] {
  if (step === 'unit') return [unitSuite('unit', [UNIT_RESULTS], passed, seconds)];
  if (step === 'hours') return [unitSuite('hours', hoursFiles(), passed, seconds)];
  if (step === 'e2e') return browserSuites('e2e', BROWSER_RESULTS, passed, seconds);
  if (step === 'late') return browserSuites('late', LATE_RESULTS, passed, seconds);
  return [{ name: step, passed, seconds, failures: passed ? [] : [stepFailure(printed)] }];
}

/** Runs a script. Its output is printed at once at the end, unless the script runs alone. */
function runStep(step: string, isAlone: boolean): Promise<boolean> {
  const start = performance.now();
  if (isAlone) console.log(`\n── ${step}`);
  // Every machine with Node has npm, but not always pnpm.
  const child = spawn(
    'npm',
    ['run', '--silent', step, '--', ...(tier.options[step] ?? []), ...(REPORTERS[step] ?? [])],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS,
        STANDBY_SEED: String(seed),
        STANDBY_TIER: all ? 'all' : 'quick',
      },
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      const passed = status === 0;
      const printed = Buffer.concat(chunks).toString();
      if (!isAlone) console.log(`\n── ${step}\n${printed}`);
      console.log(`── ${step}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
      results.push(...resultsOf(step, passed, seconds, printed));
      done(passed);
    });
  });
}

function skip(step: string, missing: readonly Need[]): void {
  console.log(`\n── ${step}: NOT RUN, without ${missing.join(' and ')}`);
  results.push({ name: step, passed: false, seconds: 0 });
}

/** Prints the reason if browsers are unavailable. Steps without browsers still run. */
function missingNeeds(): Need[] {
  const needsBrowsers = chosen.some((step) => BROWSER_STEPS.includes(step));
  if (!needsBrowsers) return [];
  try {
    ensureBrowsers(tier.engines, Boolean(process.env['CI']));
    return [];
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return ['browsers'];
  }
}

const unknown = given.find((step) => !STEP_NAMES.includes(step));
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}", only ${STEP_NAMES.join(', ')}`);
  process.exit(1);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const start = performance.now();
const missing = missingNeeds();
results.push({
  name: 'browsers found',
  passed: missing.length === 0,
  seconds: (performance.now() - start) / 1000,
});
const hasPassed = await runStages({ chosen, missing, run: runStep, skip });
process.exitCode = hasPassed ? 0 : 1;
console.log(`\n${summaryTable(results, installSeconds + (performance.now() - start) / 1000)}`);
const failed = failuresText(results);
if (failed !== '') console.log(failed);
const engines =
  missing.length === 0 && chosen.some((step) => BROWSER_STEPS.includes(step)) ? tier.engines : [];
console.log(`\n${circumstancesText({ engines, seed, startedAt, words: process.argv.slice(2) })}`);
