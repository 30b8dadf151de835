import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from '../release-error.ts';
import type { SshTarget } from './ssh-target.ts';

export interface SshOptions {
  /** File that replaces the user's ssh configuration. */
  readonly configFile?: string | undefined;
  /**
   * Milliseconds before each retry after a lost connection. A busy server refuses some connections
   * at random.
   */
  readonly retryDelaysMs?: readonly number[];
}

const RETRY_DELAYS_MS = [200, 500, 1000, 2000, 4000];

/**
 * Options of ssh: no prompts, because the process may run unattended, and a timeout for machines
 * that do not respond.
 */
const SSH_OPTIONS = ['BatchMode=yes', 'ConnectTimeout=20', 'ServerAliveInterval=15'];

interface Outcome {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Exit codes of ssh and rsync for a lost connection: 255 of ssh; protocol, socket and timeout
 * errors of rsync.
 */
const LOST_CONNECTION: ReadonlySet<number> = new Set([255, 10, 12, 30]);

/** Messages of refusals for which retries do not help. */
const REFUSAL = /Permission denied|verification failed|Could not resolve|not found/u;

const isLost = ({ code, stderr }: Outcome): boolean =>
  LOST_CONNECTION.has(code) && !REFUSAL.test(stderr);

function execute(
  command: string,
  args: readonly string[],
  input: Buffer | string,
): Promise<Outcome> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', () => {
      reject(new ReleaseError(`a release over ssh needs the program ${command} on this machine`));
    });
    child.on('close', (code) => {
      const words = Buffer.concat(stderr).toString().trim();
      done({ code: code ?? 1, stdout: Buffer.concat(stdout), stderr: words });
    });
    // The process may end before it has read all input; its exit code tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
/** Quotes a word for rsync's `--rsh`, where a quote within quotes is doubled. */
const quotedForRsync = (word: string): string => `'${word.replaceAll("'", "''")}'`;

interface SshConnection {
  /**
   * Runs a POSIX shell script with the target's folder, which may not exist yet, as `$1`.
   *
   * @param args further arguments, from `$2` on
   * @param expected exit codes that are results, not failures
   * @throws {ReleaseError} with the host's message, for any other exit code
   */
  readonly runScript: (
    script: string,
    args: readonly string[],
    options?: { readonly input?: Buffer | string; readonly expected?: readonly number[] },
  ) => Promise<{ readonly code: number; readonly stdout: Buffer }>;
  /** Runs rsync. `remote` turns paths in the target's folder into rsync arguments. */
  readonly runRsync: (
    makeArgs: (remote: (...paths: readonly string[]) => readonly string[]) => readonly string[],
  ) => Promise<void>;
  /** Retries work after a lost connection. The work must be repeatable. */
  readonly withRetries: <Result>(work: (isRetry: boolean) => Promise<Result>) => Promise<Result>;
}

class LostConnectionError extends ReleaseError {}

/**
 * Creates a connection to one target through this machine's `ssh` and `rsync`, with the user's keys
 * and configuration.
 */
export function connectBySsh(
  { destination, port, root }: SshTarget,
  { configFile, retryDelaysMs = RETRY_DELAYS_MS }: SshOptions = {},
): SshConnection {
  const options = [
    ...(configFile === undefined ? [] : ['-F', configFile]),
    ...SSH_OPTIONS.flatMap((option) => ['-o', option]),
    ...(port === undefined ? [] : ['-p', port]),
  ];

  // rsync needs brackets to distinguish an IPv6 address from a path.
  const rsyncDestination = destination.replace(/[^@]*:[^@]*$/u, '[$&]');

  function check(outcome: Outcome, expected: readonly number[]): Outcome {
    if (outcome.code === 0 || expected.includes(outcome.code)) return outcome;
    const words = `${destination}: ${outcome.stderr || `ended with ${outcome.code}`}`;
    throw isLost(outcome) ? new LostConnectionError(words) : new ReleaseError(words);
  }

  return {
    async runScript(script, args, { input = '', expected = [] } = {}) {
      // Paths are arguments, never part of the script.
      const command = ['sh', '-c', script, 'sh', root, ...args].map(quoted).join(' ');
      return check(await execute('ssh', [...options, '--', destination, command], input), expected);
    },
    async runRsync(makeArgs) {
      const shell = ['ssh', ...options].map(quotedForRsync).join(' ');
      // Only the first path names the machine, because all paths use one connection.
      const args = makeArgs((...paths) =>
        paths.map((path, index) => `${index === 0 ? rsyncDestination : ''}:${root}/${path}`),
      );
      // -s keeps the remote shell from interpreting paths. Its long name depends on the version.
      check(await execute('rsync', ['-s', '--timeout=60', `--rsh=${shell}`, ...args], ''), []);
    },
    async withRetries(work) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await work(attempt > 0);
        } catch (error) {
          const delay = retryDelaysMs[attempt];
          if (!(error instanceof LostConnectionError) || delay === undefined) throw error;
          // Random delays keep clients that were refused together from returning together.
          await wait(delay * (0.5 + Math.random()));
        }
      }
    },
  };
}
