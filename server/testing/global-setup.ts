import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Client } from 'pg';
import { createEmbeddedTemplate } from '@standby/server-kit/database/embedded';
import { schema } from '../src/features.ts';
import { openTestPostgres } from './databases.ts';
import { ensurePostgres } from './find-postgres.ts';
import { startPostgres, type PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the project's tests run on. */
    readonly database: 'embedded' | 'postgres';
    /** A migrated, empty embedded database. */
    readonly embeddedTemplate: string;
    /** Address of the Postgres, with a database {@link TEMPLATE}; undefined where there is none, or another project has it. */
    readonly postgresUrl: string | undefined;
  }
}

/** The migrated database that each test file's is copied from. */
const TEMPLATE = 'standby_template';

const CACHE = resolve(import.meta.dirname, '../../.cache/server');
const KIT = resolve(import.meta.dirname, '../../packages/server-kit/src');

/** Making one takes seconds, so it is kept as long as what it is made of. */
async function embeddedTemplate(): Promise<string> {
  const sources = [
    // Its path names its version.
    createRequire(import.meta.url).resolve('@electric-sql/pglite'),
    ...Object.values(schema.migrations).map((migration) => migration.up.toString()),
    ...['database/embedded', 'database/row-security', 'collections/table'].map((name) =>
      readFileSync(resolve(KIT, `${name}.ts`), 'utf8'),
    ),
  ];
  const hash = createHash('sha256').update(sources.join('\0')).digest('hex').slice(0, 16);
  const file = resolve(CACHE, `template-${hash}.tar`);
  if (existsSync(file)) return file;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const content = await createEmbeddedTemplate(schema.migrations);
  writeFileSync(file, Buffer.from(await content.arrayBuffer()));
  return file;
}

async function migratedTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${TEMPLATE}`;
  const database = await openTestPostgres(address.href);
  await database.close();
}

let cluster: PostgresCluster | undefined;

async function startTemplate(): Promise<string | undefined> {
  const programs = ensurePostgres(Boolean(process.env['CI']));
  if (programs === undefined) {
    console.log('Postgres: MISSING, so the server is tested on the embedded database alone.');
    return undefined;
  }
  cluster = await startPostgres(programs);
  await migratedTemplate(cluster.url);
  return cluster.url;
}

/** Prepares the project's database once for all of its test files. */
export async function setup(project: TestProject): Promise<void> {
  const database = project.name === 'postgres' ? 'postgres' : 'embedded';
  try {
    project.provide('database', database);
    project.provide('postgresUrl', database === 'postgres' ? await startTemplate() : undefined);
    project.provide('embeddedTemplate', await embeddedTemplate());
  } catch (error) {
    await teardown();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
