import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './composition.ts';

/** What CI runs, in the order in which a mistake is cheapest to hear of: scripts of package.json. */
const STEPS = [
  'lint',
  'types',
  'contract',
  'sharing',
  'unit',
  'build:all',
  'budgets',
  'e2e',
] as const;

const given = process.argv.slice(2);
const chosen = STEPS.filter((step) => given.length === 0 || given.includes(step));

function runStep(step: string): boolean {
  const start = performance.now();
  console.log(`\n── ${step}`);
  // npm, as it is there on every machine with Node; pnpm need not be.
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${step}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

try {
  if (chosen.includes('e2e') || chosen.includes('budgets'))
    console.log(`Chromium: ${ensureChromium()}`);
  const failed = chosen.find((step) => !runStep(step));
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
