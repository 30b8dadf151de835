import { machineLoad, publishTable } from '../report.ts';
import { DATABASES } from './deployment.ts';
import { brokenIn, faultTables } from './fault-report.ts';
import { USUAL_PACE } from './nemesis.ts';
import { type FaultRun, runFaults } from './run-faults.ts';

const MINUTE_MS = 60_000;

interface FaultsOptions {
  /** Duration for each database. */
  readonly minutes: string;
  readonly seed: string;
  /** The only database to run on, whose verdicts are not written. */
  readonly database?: string | undefined;
}

/**
 * Lets servers, disks, databases and networks fail in a live room, and checks what was stored. The
 * process fails if a promise is broken.
 */
export async function benchFaults(options: FaultsOptions): Promise<void> {
  const load = machineLoad();
  const [minutes, seed] = [Number(options.minutes), Number(options.seed)];
  const asked = DATABASES.filter((name) => (options.database ?? name) === name);
  if (!(minutes >= 0) || !Number.isInteger(seed) || asked.length === 0) {
    throw new RangeError(
      `Minutes and seed are numbers; the databases are ${DATABASES.join(', ')}.`,
    );
  }
  const runs: FaultRun[] = [];
  for (const database of asked) {
    console.log(`${database}: ${minutes} minutes, seed ${seed}`);
    const durationMs = minutes * MINUTE_MS;
    const run = await runFaults({ database, seed, durationMs, pace: USUAL_PACE });
    runs.push(run);
    const broken = brokenIn(run);
    if (broken.length === 0) continue;
    console.log(`${run.printed}\n${broken.join('\n')}`);
    process.exitCode = 1;
  }
  const table = faultTables(runs);
  if (options.database === undefined) await publishTable({ page: 'faults.md', table, load });
  else console.log(table);
}
