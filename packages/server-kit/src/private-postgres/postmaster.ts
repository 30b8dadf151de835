import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseError } from '../database/database.ts';
import { errorCode } from '../error-code.ts';
import { type Cluster, CLUSTER_USER, isAlive, reasonIn } from './cluster.ts';

/** Timeout of a start, which takes long on a busy machine and during the recovery after a power cut. */
const START_MS = 120_000;

const POLL_INTERVAL_MS = 20;

/** Timeout of a fast stop, which waits for a checkpoint. Postgres is then ended as by a power cut, which loses nothing. */
const STOP_MS = 8_000;

/** Codes of a Postgres that does not accept connections, or not yet. */
const NOT_READY = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT']);

/** The address at which clients reach a cluster. */
export interface Endpoint {
  /** Address, or folder of the socket. */
  readonly host: string;
  readonly port: number;
  readonly password?: string | undefined;
}

export type PostgresSettings = Readonly<Record<string, string>>;

interface PidFile {
  readonly pid: number;
  readonly port: number;
  /** Folder of the socket; empty if Postgres does not listen on a socket. */
  readonly socketFolder: string;
}

function readPidFile(data: string): PidFile | undefined {
  const file = resolve(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, socketFolder = ''] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder.trim() };
}

/** Whether a process is a Postgres. After a restart of the machine another program may have its id. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/comm')) return true;
  const name = `/proc/${pid}/comm`;
  return existsSync(name) && readFileSync(name, 'utf8').trim() === 'postgres';
}

async function isReady({ host, port, password }: Endpoint): Promise<boolean> {
  const client = new Client({
    host,
    port,
    user: CLUSTER_USER,
    database: 'postgres',
    ...(password !== undefined && { password }),
  });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (NOT_READY.has(errorCode(error) ?? '')) return false;
    throw error;
  }
}

const logOf = ({ data }: Cluster): string => `${data}.log`;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Starts Postgres in its own process group, so that Ctrl-C in a terminal ends the server, which then ends Postgres. */
function spawnPostgres(cluster: Cluster, settings: PostgresSettings): ChildProcess {
  const { data, programs, user } = cluster;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const line = [...user.prefix, resolve(programs, 'postgres'), '-D', data, ...options];
  const [command = '', ...rest] = line;
  const log = openSync(logOf(cluster), 'w', 0o600);
  const stdio = ['ignore', log, log] as const;
  const child = spawn(command, rest, { ...user.ids, cwd: data, detached: true, stdio: [...stdio] });
  closeSync(log);
  child.unref();
  return child;
}

/** A running cluster: a child of this process, or a process that ran before. */
export class Postmaster {
  readonly endpoint: Endpoint;
  readonly pid: number;
  readonly #child: ChildProcess | undefined;
  readonly #end = (): void => this.#signal('SIGINT');

  private constructor(endpoint: Endpoint, pid: number, child?: ChildProcess) {
    this.endpoint = endpoint;
    this.pid = pid;
    this.#child = child;
    process.once('exit', this.#end);
  }

  /**
   * Finds a running cluster or starts it, and waits until it accepts connections. The cluster ends with this process,
   * unless `leave` is called.
   *
   * @param wanted endpoint of a cluster that is started
   * @throws {DatabaseError} with the reason that Postgres gives
   */
  static async start(
    cluster: Cluster,
    wanted: Endpoint,
    settings: PostgresSettings,
  ): Promise<Postmaster> {
    const end = Date.now() + START_MS;
    let reason = 'it does not answer';
    while (Date.now() < end) {
      const running = await Postmaster.#find(cluster, wanted, end);
      if (running) return running;
      const child = spawnPostgres(cluster, settings);
      const postmaster = new Postmaster(wanted, child.pid ?? 0, child);
      while (isRunning(child) && Date.now() < end) {
        if (await isReady(wanted)) return postmaster;
        await delay(POLL_INTERVAL_MS);
      }
      postmaster.leave();
      const printed = readFileSync(logOf(cluster), 'utf8');
      reason = reasonIn(printed);
      // Children of a killed Postgres end in a moment, or another process has just started the cluster.
      if (!/still in use|already exists/u.test(printed)) break;
      await delay(POLL_INTERVAL_MS);
    }
    throw new DatabaseError(
      `Postgres does not start on ${cluster.data}: ${reason}. The data is unchanged.`,
    );
  }

  static async #find(
    { data }: Cluster,
    wanted: Endpoint,
    end: number,
  ): Promise<Postmaster | undefined> {
    for (;;) {
      const found = readPidFile(data);
      if (!found) return undefined;
      const { pid, port, socketFolder } = found;
      if (!isPostgres(pid)) {
        // Postgres would mistake the program that has the id now for another Postgres.
        if (isAlive(pid)) rmSync(resolve(data, 'postmaster.pid'), { force: true });
        return undefined;
      }
      const endpoint = { ...wanted, port, ...(socketFolder !== '' && { host: socketFolder }) };
      if (port > 0 && (await isReady(endpoint))) return new Postmaster(endpoint, pid);
      if (Date.now() > end) throw new DatabaseError(`Postgres (process ${pid}) does not answer.`);
      await delay(POLL_INTERVAL_MS);
    }
  }

  get isRunning(): boolean {
    return this.#child ? isRunning(this.#child) : isAlive(this.pid);
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.isRunning) process.kill(this.pid, signal);
  }

  /** Lets Postgres outlive this process. */
  leave(): void {
    process.off('exit', this.#end);
  }

  /** Ends the connections, then Postgres. */
  async stop(): Promise<void> {
    this.#signal('SIGINT');
    const end = Date.now() + STOP_MS;
    while (this.isRunning && Date.now() < end) await delay(POLL_INTERVAL_MS);
    await this.crash();
  }

  /** Ends Postgres at once, as a power cut does; stored data remains. */
  async crash(): Promise<void> {
    this.#signal('SIGQUIT');
    while (this.isRunning) await delay(POLL_INTERVAL_MS);
    this.leave();
  }
}
