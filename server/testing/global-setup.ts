import type { TestProject } from 'vitest/node';
import { Client } from 'pg';
import { openTestPostgres } from './databases.ts';
import { ensurePostgres } from './find-postgres.ts';
import { startPostgres, type PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the Postgres, with a database {@link TEMPLATE}. */
    readonly postgresUrl: string;
  }
}

/** Name of the migrated database from which the databases of test files are copied. */
const TEMPLATE = 'standby_template';

/** Environment variable that is set while a run has a Postgres, which all of its projects share. */
const SHARED_URL = 'STANDBY_TEST_POSTGRES';

async function migrateTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${TEMPLATE}`;
  const database = await openTestPostgres(address.href);
  await database.close();
}

const clusters: PostgresCluster[] = [];

async function startTemplate(programs?: string): Promise<string> {
  const cluster = await startPostgres(programs === undefined ? {} : { programs });
  clusters.push(cluster);
  await migrateTemplate(cluster.url);
  return cluster.url;
}

/** Starts the oldest supported Postgres, or the server's own version if this machine lacks it. */
async function startOldest(): Promise<string> {
  const programs = ensurePostgres(Boolean(process.env['CI']));
  if (programs === undefined) console.log('Postgres 15: MISSING, so version 18 is tested twice.');
  return startTemplate(programs);
}

/** Prepares the project's databases once for all of its test files. */
export async function setup(project: TestProject): Promise<void> {
  try {
    if (project.name === 'postgres') {
      project.provide('postgresUrl', await startOldest());
    } else {
      process.env[SHARED_URL] ??= await startTemplate();
      project.provide('postgresUrl', process.env[SHARED_URL]);
    }
  } catch (error) {
    await teardown();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  for (const cluster of clusters) await cluster.stop();
}
