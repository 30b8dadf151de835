import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './composition.ts';

/**
 * What CI runs: scripts of package.json. Those of one stage run beside each other, as none of them alone
 * keeps two processors busy.
 */
const STAGES = [
  ['build:all'],
  ['lint', 'types', 'contract', 'sharing', 'unit', 'budgets'],
  ['e2e'],
] as const;

const given = process.argv.slice(2);
const isChosen = (step: string): boolean => given.length === 0 || given.includes(step);

/** Runs a script; what it prints comes in one piece, unless it runs alone. */
function runStep(step: string, isAlone: boolean): Promise<boolean> {
  const start = performance.now();
  if (isAlone) console.log(`\n── ${step}`);
  // npm, as it is there on every machine with Node; pnpm need not be.
  const child = spawn('npm', ['run', '--silent', step], {
    cwd: ROOT,
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (!isAlone) console.log(`\n── ${step}\n${Buffer.concat(printed).toString()}`);
      console.log(`── ${step}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(status === 0);
    });
  });
}

async function runStage(steps: readonly string[]): Promise<boolean> {
  const chosen = steps.filter(isChosen);
  const outcomes = await Promise.all(chosen.map((step) => runStep(step, chosen.length === 1)));
  return outcomes.every(Boolean);
}

try {
  if (isChosen('e2e') || isChosen('budgets')) console.log(`Chromium: ${ensureChromium()}`);
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
