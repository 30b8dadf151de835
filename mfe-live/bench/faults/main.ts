import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { putBetweenMarkers } from '../../../platform/bench/report.ts';
import { optionsOrExit } from '../../../platform/command-line/parse-options.ts';
import { DATABASES } from './deployment.ts';
import { brokenIn, faultTables } from './fault-report.ts';
import { USUAL_PACE } from './nemesis.ts';
import { type FaultRun, runFaults } from './run-faults.ts';

const PAGE = resolve(ROOT, 'docs/bench/faults.md');
const MINUTE_MS = 60_000;

const USAGE = `pnpm torture [--minutes N] [--seed S] [--database ${DATABASES.join('|')}]

Lets servers, disks, databases and networks fail in a live room, checks what was stored, and writes docs/bench/faults.md.
Minutes count for each database; a run ends with the round of faults that it is in. With --database nothing is written.`;

const { values } = optionsOrExit(
  {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
  USAGE,
);
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const asked = DATABASES.find((name) => name === values.database);
const isWrong = !(minutes >= 0) || !Number.isInteger(seed) || (values.database && !asked);
if (isWrong) throw new RangeError(USAGE);

const runs: FaultRun[] = [];
for (const database of DATABASES) {
  if (asked !== undefined && database !== asked) continue;
  console.log(`${database}: ${minutes} minutes, seed ${seed}`);
  const run = await runFaults({
    database,
    seed,
    durationMs: minutes * MINUTE_MS,
    pace: USUAL_PACE,
  });
  runs.push(run);
  const broken = brokenIn(run);
  if (broken.length === 0) continue;
  console.log(`${run.printed}\n${broken.join('\n')}`);
  process.exitCode = 1;
}

const tables = faultTables(runs);
console.log(tables);
if (asked === undefined) {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const text = `Run on ${machine}.\n\n${tables}`;
  await writeFile(PAGE, putBetweenMarkers(await readFile(PAGE, 'utf8'), text));
}
