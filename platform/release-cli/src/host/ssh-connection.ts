import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from '../release-error.ts';
import type { SshTarget } from './ssh-target.ts';

export interface SshOptions {
  /** A configuration file for ssh in place of the user's own. */
  readonly configFile?: string | undefined;
  /** Milliseconds before each further attempt after a lost connection. A busy server refuses some at random. */
  readonly retryDelaysMs?: readonly number[];
}

const RETRY_DELAYS_MS = [200, 500, 1000, 2000, 4000];

/** No prompts, as the process may run unattended; and a limit on the wait for a machine that does not answer. */
const SSH_OPTIONS = ['BatchMode=yes', 'ConnectTimeout=20', 'ServerAliveInterval=15'];

interface Outcome {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Exit codes of ssh and rsync (protocol, socket, timeout, or that of ssh) where the connection is lost. */
const LOST_CONNECTION: ReadonlySet<number> = new Set([255, 10, 12, 30]);

/** Refusals that another attempt does not change. */
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
    // It may end before it has read everything; its exit code says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
/** As rsync reads its `--rsh`: a quote within quotes is doubled. */
const quotedForRsync = (word: string): string => `'${word.replaceAll("'", "''")}'`;

export interface SshConnection {
  /**
   * Runs a script of the POSIX shell in the target's folder, which may not be there yet.
   *
   * @param args `$1` and further
   * @param expected exit codes that are answers, not failures
   * @throws {ReleaseError} in the words of the host, for any other exit code
   */
  readonly runScript: (
    script: string,
    args: readonly string[],
    options?: { readonly input?: Buffer | string; readonly expected?: readonly number[] },
  ) => Promise<{ readonly code: number; readonly stdout: Buffer }>;
  /** Runs rsync; `remote` makes its arguments of paths in the target's folder. */
  readonly runRsync: (
    makeArgs: (remote: (...paths: readonly string[]) => readonly string[]) => readonly string[],
  ) => Promise<void>;
  /** Does something again where the connection was lost; what it does has to bear that. */
  readonly withRetries: <Result>(work: (isRepeated: boolean) => Promise<Result>) => Promise<Result>;
}

class LostConnectionError extends ReleaseError {}

/** Connections to one target by the `ssh` and `rsync` of this machine, with the user's keys and configuration. */
export function connectBySsh(
  { destination, port, root }: SshTarget,
  { configFile, retryDelaysMs = RETRY_DELAYS_MS }: SshOptions = {},
): SshConnection {
  const options = [
    ...(configFile === undefined ? [] : ['-F', configFile]),
    ...SSH_OPTIONS.flatMap((option) => ['-o', option]),
    ...(port === undefined ? [] : ['-p', port]),
  ];

  // rsync tells an IPv6 address from a path by its brackets.
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
      // Only the first one names the machine: all go through one connection.
      const args = makeArgs((...paths) =>
        paths.map((path, index) => `${index === 0 ? rsyncDestination : ''}:${root}/${path}`),
      );
      // -s: paths are no words of a shell; its long name depends on the version.
      check(await execute('rsync', ['-s', '--timeout=60', `--rsh=${shell}`, ...args], ''), []);
    },
    async withRetries(work) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await work(attempt > 0);
        } catch (error) {
          const delay = retryDelaysMs[attempt];
          if (!(error instanceof LostConnectionError) || delay === undefined) throw error;
          // Those that were refused together do not come back together.
          await wait(delay * (0.5 + Math.random()));
        }
      }
    },
  };
}
