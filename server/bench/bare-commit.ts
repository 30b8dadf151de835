import { Pool } from 'pg';
import type { PostgresCluster } from '../testing/postgres-cluster.ts';

/** As many as a server has connections. */
const AT_ONCE = 10;
const ALONE = 200;

const TABLE = 'create table bare_commit (id bigint generated always as identity, event text)';
const INSERT = 'insert into bare_commit (event) values ($1)';
/** As long as an act. */
const EVENT = 'x'.repeat(150);

export interface BareCommits {
  /** One after the other, each in ms. */
  readonly alone: readonly number[];
  /** Over as many connections as a server has. */
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

/** What a Postgres takes to store one row and nothing else. */
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
