import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startPrivatePostgres, urlOf } from '@standby/server-kit/private-postgres/private-postgres';
import { changeFamilies, giveRoom, takeRoom } from 'server/testing/file-size-limit';
import { query } from 'server/testing/postgres-cluster';
import { ServerUnderTest } from './server-under-test.ts';

export interface LoggedRow {
  readonly position: number;
  readonly event: string;
}

export const LOG_QUERY =
  'select position::integer, event from live_event where show_id = $1 order by position';

const FOLLOW_TOKEN = 'a-token-that-both-machines-of-this-run-know';

/** A server with its own Postgres, and the folder of both. */
export class Machine {
  readonly server: ServerUnderTest;
  readonly #folder: string;

  private constructor(server: ServerUnderTest, folder: string) {
    this.server = server;
    this.#folder = folder;
  }

  /** Creates a machine whose server does not run yet. */
  static async create(folder: string): Promise<Machine> {
    mkdirSync(folder, { recursive: true });
    const settings = {
      STANDBY_DATA: resolve(folder, 'data'),
      TRUST_PROXY: 'loopback',
      FOLLOW_TOKEN,
    };
    const clockFile = resolve(folder, 'clock');
    return new Machine(
      await ServerUnderTest.create({ settings, clockFile }),
      settings.STANDBY_DATA,
    );
  }

  /** Faults of the machine besides the end of its server. */
  readonly faults = {
    fillDisk: () => changeFamilies(this.#processes(), takeRoom),
    emptyDisk: () => changeFamilies(this.#processes(), giveRoom),
    killPrivate: () => {
      for (const pid of this.#database()) process.kill(pid, 'SIGKILL');
    },
  };

  /** Reads the stored events. */
  async loggedRows(showId: string): Promise<LoggedRow[]> {
    const postmaster = await startPrivatePostgres(this.#folder);
    const rows = await query<LoggedRow>(urlOf(postmaster.endpoint), LOG_QUERY, [showId]);
    postmaster.leave();
    return rows;
  }

  /** Kills the server, and reads the stored events. */
  async readLog(showId: string): Promise<LoggedRow[]> {
    await this.server.kill();
    return this.loggedRows(showId);
  }

  async stop(): Promise<void> {
    await this.server.kill();
    if (existsSync(this.#folder)) await (await startPrivatePostgres(this.#folder)).stop();
  }

  #database(): number[] {
    const pidFile = resolve(this.#folder, 'postgres/postmaster.pid');
    return existsSync(pidFile) ? [Number.parseInt(readFileSync(pidFile, 'utf8'), 10)] : [];
  }

  /**
   * Returns the processes of the server and its Postgres, which inherits limits of the server that
   * starts it.
   */
  #processes(): number[] {
    return [...(this.server.isRunning ? [this.server.pid] : []), ...this.#database()];
  }
}
