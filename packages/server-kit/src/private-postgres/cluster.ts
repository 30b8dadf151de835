import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { DatabaseError } from '../database/database.ts';
import { errorCode } from '../error-code.ts';
import { give, type ProgramUser } from './program-user.ts';

/** Database user who owns everything in the cluster. */
export const CLUSTER_USER = 'standby';

/** A cluster on disk, with its programs and its user. */
export interface Cluster {
  /** Folder of the cluster. */
  readonly data: string;
  /** Folder of Postgres's programs. */
  readonly programs: string;
  readonly user: ProgramUser;
}

/** Runs a program of Postgres to its end. */
function runProgram(
  { programs, user: { prefix, ids } }: Pick<Cluster, 'programs' | 'user'>,
  name: string,
  options: readonly string[],
  cwd: string,
) {
  const [command = '', ...rest] = [...prefix, resolve(programs, name), ...options];
  return spawnSync(command, rest, { ...ids, cwd, encoding: 'utf8' });
}

/** Returns the major version of the programs. */
function majorOf(cluster: Pick<Cluster, 'programs' | 'user'>): number {
  const { stdout } = runProgram(cluster, 'postgres', ['--version'], '/');
  return Number(/(\d+)/u.exec(stdout)?.[1]);
}

/** Whether a process with this id exists. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/** Removes unfinished clusters of processes that were killed while they created one. */
function removeUnfinished(data: string): void {
  const prefix = `${basename(data)}.new-`;
  for (const name of readdirSync(dirname(data))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      continue;
    rmSync(resolve(dirname(data), name), { recursive: true, force: true });
  }
}

/** Options for Postgres's own locale, which sorts and changes case by Unicode. Older versions compare bytes only. */
const BUILTIN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const BUILTIN_LOCALE_SINCE = 17;

const INIT_OPTIONS = [
  `--username=${CLUSTER_USER}`,
  '--encoding=UTF8',
  '--locale=C',
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
  '--no-instructions',
];

interface NewCluster {
  /** Password of connections over the machine's network; undefined for connections by socket alone. */
  readonly password?: string;
  /** Whether the cluster is written through to the disk. */
  readonly isDurable?: boolean;
}

/**
 * Creates a cluster, whole or not at all.
 *
 * @throws {DatabaseError} with the reason that Postgres gives
 */
export function createCluster(
  cluster: Cluster,
  { password, isDurable = true }: NewCluster = {},
): void {
  const { data, user } = cluster;
  removeUnfinished(data);
  const unfinished = `${data}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${unfinished}-password`;
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    give(unfinished, user);
    if (password !== undefined) {
      writeFileSync(passwordFile, password, { mode: 0o600 });
      give(passwordFile, user);
    }
    const { status, stderr } = runProgram(
      cluster,
      'initdb',
      [
        ...INIT_OPTIONS,
        ...['-D', unfinished].concat(majorOf(cluster) < BUILTIN_LOCALE_SINCE ? [] : BUILTIN_LOCALE),
        ...(password === undefined ? [] : [`--pwfile=${passwordFile}`]),
        ...(isDurable ? [] : ['--no-sync']),
      ],
      unfinished,
    );
    if (status !== 0) {
      throw new DatabaseError(
        `Postgres cannot make a database in ${dirname(data)}: ${reasonIn(stderr)}. Nothing was saved.`,
      );
    }
    renameSync(unfinished, data);
  } catch (error) {
    // Another process was faster.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** Returns the last reason that a program of Postgres printed. */
export function reasonIn(printed: string): string {
  const lines = printed.trim().split('\n');
  const reason = lines.findLast((line) => /\b(?:PANIC|FATAL|error|could not)\b/u.test(line));
  return (
    (reason ?? lines.at(-1) ?? '').replace(/^.*?(?:PANIC|FATAL|error):\s*/u, '').trim() ||
    'it does not say why'
  );
}

/**
 * Asserts that these programs can read a cluster.
 *
 * @throws {DatabaseError} with a remedy, for a cluster of another major version
 */
export function assertReadable(cluster: Cluster): void {
  const file = resolve(cluster.data, 'PG_VERSION');
  const [written, here] = [Number(readFileSync(file, 'utf8')), majorOf(cluster)];
  if (written === here) return;
  throw new DatabaseError(
    `The data in ${dirname(cluster.data)} was written by Postgres ${written}, and this version of Standby has Postgres ${here}. Back it up with the version of Standby that wrote it (npm run connected -- backup <file>), rename the folder, and restore the file with this version (npm run connected -- restore <file>). Nothing was changed.`,
  );
}

export const isCreated = (data: string): boolean => existsSync(resolve(data, 'PG_VERSION'));
