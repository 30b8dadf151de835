import { findPostgres } from '../testing/find-postgres.ts';
import {
  startPostgres,
  type PostgresCluster,
  type PostgresClusterOptions,
} from '../testing/postgres-cluster.ts';

/** What was measured on each database; `postgres` is undefined on a machine without it. */
export interface OnBothDatabases<Figures> {
  readonly postgres: Figures | undefined;
  readonly embedded: Figures;
}

/** Measures on Postgres, in a cluster of its own, and then on the embedded database. */
export async function measureOnBoth<Figures>(
  measure: (cluster: PostgresCluster | undefined) => Promise<Figures>,
  options: PostgresClusterOptions = {},
): Promise<OnBothDatabases<Figures>> {
  const programs = findPostgres();
  let postgres: Figures | undefined;
  if (programs === undefined) {
    console.log('Postgres: MISSING, so the embedded database alone is measured.');
  } else {
    console.log('On Postgres:');
    const cluster = await startPostgres(programs, options);
    try {
      postgres = await measure(cluster);
    } finally {
      await cluster.stop();
    }
  }
  console.log('On the embedded database:');
  return { postgres, embedded: await measure(undefined) };
}
