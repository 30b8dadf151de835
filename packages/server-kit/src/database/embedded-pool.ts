import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';
import { APPLICATION_ROLE, queriesOn, typeParsers, type Database } from './database.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';
import { CONNECTION_TIMEOUT_MS } from './postgres.ts';
import type { Queries } from './tables.ts';

/**
 * A connection of its own for each client: after a failure, messages for an earlier client reach no later one. What
 * broke a client is also the answer to its later queries, such as the rollback of its transaction.
 */
const clientOf = (backend: EmbeddedBackend) =>
  class EmbeddedClient extends Client {
    #failure: Error | undefined;

    constructor(config: ClientConfig) {
      const { connection } = createPgConfig(backend as unknown as PGlite);
      super({ ...config, connection } as ClientConfig);
      // The pool listens to clients alone that are not in use.
      this.on('error', (error) => (this.#failure = error));
    }

    override query = ((...query: Parameters<Client['query']>) =>
      this.#failure ? Promise.reject(this.#failure) : super.query(...query)) as Client['query'];
  };

/** The one connection of the application; after a failure of the database, another one. */
export function embeddedPool(
  backend: EmbeddedBackend,
  onConnect?: NonNullable<PoolConfig['onConnect']>,
): Pool {
  const pool = new Pool({
    Client: clientOf(backend) as unknown as NonNullable<PoolConfig['Client']>,
    types: typeParsers,
    max: 1,
    // A connection of its own costs nothing here.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // Connections share one session: a new client knows none of the statements that an earlier one named. A failure is
    // one of the client, which the pool removes.
    onConnect: (client): unknown =>
      client.query('deallocate all').then(
        () => onConnect?.(client),
        () => onConnect?.(client),
      ),
  });
  // The backend tells of its failure itself, and once.
  pool.on('error', () => {});
  return pool;
}

/** Runs work on the application's connection under the role that owns the tables. */
export const ownerOn =
  (queries: Queries): Database['asOwner'] =>
  (work) =>
    queries.connection().execute(async (connection) => {
      await sql`reset role`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`set role ${sql.ref(APPLICATION_ROLE)}`.execute(connection);
      }
    });

/** Runs work as the tables' owner on a connection of its own, before the application has one. */
export async function runAsOwner<Result>(
  backend: EmbeddedBackend,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const queries = queriesOn(embeddedPool(backend));
  try {
    return await work(queries);
  } finally {
    await queries.destroy();
  }
}
