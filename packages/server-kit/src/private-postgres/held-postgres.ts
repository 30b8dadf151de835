import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { DatabaseError, type DatabaseReports } from '../database/database.ts';
import type { Postmaster } from './postmaster.ts';
import { type PrivatePostgresOptions, startPrivatePostgres, urlOf } from './private-postgres.ts';

/** Milliseconds until the next start, after Postgres has ended and after each attempt. */
const RESTART_MS = 500;

/** The private Postgres of a data folder. */
export interface HeldPostgres {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface HoldingOptions extends DatabaseReports, PrivatePostgresOptions {
  /** Whether another process may hold the folder, such as a running server that is backed up. */
  readonly mayShare: boolean;
}

const isTaken = (folder: string): DatabaseError =>
  new DatabaseError(
    `Another Standby server uses the data in ${folder}. Stop it first, or choose another folder with STANDBY_DATA.`,
  );

/**
 * Locks the folder for this process. Postgres itself releases the lock when the connection ends, so a killed process leaves
 * no lock behind.
 *
 * @returns undefined if another process holds the folder
 */
async function takeFolder({ endpoint }: Postmaster): Promise<Client | undefined> {
  const client = new Client({ connectionString: urlOf(endpoint), keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ isHeld: boolean }>(
    `select pg_try_advisory_lock(${advisoryLocks.holder}) as "isHeld"`,
  );
  if (rows[0]?.isHeld) return client;
  await client.end();
  return undefined;
}

/** Keeps Postgres running until it is stopped. It restarts a Postgres that was killed or ran out of space. */
class Holder {
  readonly #folder: string;
  readonly #options: HoldingOptions;
  readonly #stopping = new AbortController();
  #postmaster: Postmaster;
  #client: Client;
  #restarting: Promise<void> = Promise.resolve();

  constructor(folder: string, options: HoldingOptions, postmaster: Postmaster, client: Client) {
    this.#folder = folder;
    this.#options = options;
    this.#postmaster = postmaster;
    this.#client = client;
    this.#watch();
  }

  #watch(): void {
    this.#client.once('end', () => {
      if (this.#stopping.signal.aborted) return;
      this.#restarting = this.#restart().catch(this.#options.onError);
    });
  }

  async #restart(): Promise<void> {
    const { onNotice } = this.#options;
    const { signal } = this.#stopping;
    let told = '';
    const tell = (notice: string): void => {
      if (notice !== told) onNotice(notice);
      told = notice;
    };
    tell('The database has stopped. It is being started again.');
    while (await delay(RESTART_MS, true, { signal }).catch(() => false)) {
      try {
        this.#postmaster = await startPrivatePostgres(this.#folder, {
          ...this.#options,
          port: this.#postmaster.endpoint.port,
        });
        const client = await takeFolder(this.#postmaster);
        if (!client) throw isTaken(this.#folder);
        this.#client = client;
        this.#watch();
        return tell('The database runs again, with everything that was acknowledged.');
      } catch (error) {
        tell(error instanceof DatabaseError ? error.message : String(error));
      }
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    await this.#client.end();
    await this.#postmaster.stop();
  }
}

/**
 * Starts the private Postgres of a folder and keeps it running, or connects to the one that another process keeps running.
 *
 * @throws {DatabaseError} if the Postgres cannot be used
 */
export async function holdPostgres(folder: string, options: HoldingOptions): Promise<HeldPostgres> {
  const postmaster = await startPrivatePostgres(folder, options);
  const url = urlOf(postmaster.endpoint);
  const client = await takeFolder(postmaster);
  if (client) {
    const holder = new Holder(folder, options, postmaster, client);
    return { url, close: () => holder.close() };
  }
  postmaster.leave();
  if (!options.mayShare) throw isTaken(folder);
  return { url, close: async () => {} };
}
