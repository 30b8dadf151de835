import { Pool } from 'pg';
import type { PostgresCluster } from '../testing/postgres-cluster.ts';

/** Number of parallel connections, as many as a server has. */
const AT_ONCE = 10;
const ALONE = 200;

const TABLE = 'create table bare_commit (id bigint generated always as identity, event text)';
const INSERT = 'insert into bare_commit (event) values ($1)';
/** A text with the length of an act. */
const EVENT = 'x'.repeat(150);

export interface BareCommits {
  /** Milliseconds of each commit, one after the other. */
  readonly alone: readonly number[];
  /** Commits per second over as many connections as a server has. */
  readonly perSecond: number;
}

async function measure(insert: () => Promise<unknown>, atOnce: number): Promise<BareCommits> {
  const alone: number[] = [];
  for (let number = 0; number < ALONE; number += 1) {
    const startedAtMs = performance.now();
    await insert();
    alone.push(performance.now() - startedAtMs);
  }
  const startedAtMs = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = 0; number < ALONE; number += 1) await insert();
    }),
  );
  return { alone, perSecond: (atOnce * ALONE * 1000) / (performance.now() - startedAtMs) };
}

/** Measures how long a Postgres takes to store a single row. */
export async function measureBareCommits({ url }: PostgresCluster): Promise<BareCommits> {
  const pool = new Pool({ connectionString: url, max: AT_ONCE });
  try {
    await pool.query(TABLE);
    return await measure(() => pool.query(INSERT, [EVENT]), AT_ONCE);
  } finally {
    await pool.query('drop table bare_commit');
    await pool.end();
  }
}
