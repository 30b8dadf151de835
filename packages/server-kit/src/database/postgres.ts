import { Socket } from 'node:net';
import { sql } from 'kysely';
import { type ClientConfig, Pool, type PoolConfig } from 'pg';
import type { Changes } from './changes.ts';
import { DatabaseError, queriesOn, takeRole, typeParsers, type Database } from './database.ts';
import { MeasuredClock } from './measured-clock.ts';
import { migrate, type Migrations } from './migrate.ts';
import type { NatsChangesOptions } from './nats-changes.ts';
import { postgresChanges } from './postgres-changes.ts';
import type { Queries } from './tables.ts';
import { errorCode } from '../error-code.ts';

const OLDEST_VERSION = 15;

/** Connections of one process: more than requests and joining windows use at once, so that acts find a free one. */
const POOL_SIZE = 18;

/** Milliseconds that a query waits for a connection before it fails with a message. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Milliseconds after which an unused connection is closed. */
const IDLE_MS = 10_000;

/**
 * Timeout of a silent connection in use: a connection that a firewall has forgotten would hang for a quarter of an
 * hour. The database also ends its transaction, which holds the room's lock.
 */
const SILENCE_MS = 12_000;

export interface PostgresOptions {
  readonly url: string;
  readonly migrations: Migrations;
  /** Called for broken idle connections. */
  readonly onError: (error: unknown) => void;
  /** Sentences for the person who runs the server. */
  readonly onNotice?: (notice: string) => void;
  readonly poolSize?: number;
  /** Address of NATS, through which processes announce changes; undefined for the database. */
  readonly natsUrl?: string | undefined;
  readonly silenceMs?: number;
}

async function checkVersion(owner: Queries): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`
    .execute(owner)
    .catch((error: unknown) => {
      throw unreachable(error);
    });
  const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (version < OLDEST_VERSION) {
    throw new DatabaseError(
      `The Postgres of DATABASE_URL is version ${version}. Standby needs ${OLDEST_VERSION} or newer.`,
    );
  }
}

/** Explains why a database cannot be reached. */
function unreachable(error: unknown): DatabaseError {
  const reason = error instanceof Error ? error.message : '';
  return new DatabaseError(
    `The database of DATABASE_URL cannot be reached: ${reason || errorCode(error)}. Check the address, the user and the password, and that Postgres runs.`,
    { cause: error },
  );
}

/** Opens changes through NATS; its client loads on demand. */
async function withNats(options: NatsChangesOptions): Promise<Changes> {
  const { NatsChanges } = await import('./nats-changes.ts');
  return NatsChanges.open(options);
}

function guardedStream(silenceMs: number): Socket {
  const stream = new Socket();
  const giveUp = (): void => void stream.destroy(new Error('The database does not answer'));
  return stream.setTimeout(silenceMs, giveUp);
}

/**
 * Opens a pool whose connections may break at any time. Between two queries of a transaction pg has no listener for
 * errors, so an error would end the process. With this listener only the next query fails.
 */
function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @throws {DatabaseError} if the database cannot be used */
export async function openPostgres({
  url,
  migrations,
  onError,
  onNotice = () => {},
  poolSize = POOL_SIZE,
  natsUrl,
  silenceMs = SILENCE_MS,
}: PostgresOptions): Promise<Database> {
  const connection: ClientConfig = {
    connectionString: url,
    types: typeParsers,
    application_name: 'standby',
  };
  async function asOwner<Result>(work: (owner: Queries) => Promise<Result>): Promise<Result> {
    const owner = queriesOn(openPool({ ...connection, max: 1 }));
    try {
      return await work(owner);
    } finally {
      await owner.destroy();
    }
  }

  await asOwner(async (owner) => {
    await checkVersion(owner);
    await migrate(owner, migrations);
  });

  const pool = openPool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: Math.min(IDLE_MS, silenceMs / 2),
    idle_in_transaction_session_timeout: silenceMs,
    stream: () => guardedStream(silenceMs),
    onConnect: takeRole,
  });
  pool.on('error', onError);
  const queries = queriesOn(pool);
  const clock = new MeasuredClock();
  const notify = await postgresChanges({
    connection,
    pool,
    onTime: (answer) => clock.add(answer),
    onError,
  });
  const changes =
    natsUrl === undefined ? notify : await withNats({ url: natsUrl, notify, onError, onNotice });
  return {
    queries,
    pool,
    changes,
    clock,
    asOwner,
    close: async () => {
      await changes.close();
      await queries.destroy();
    },
  };
}
