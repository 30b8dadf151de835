import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { unusedPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import { clockShiftMs, shiftDate } from '../../platform/testing/src/shift-date.ts';
import { serverProgram } from './server-program.ts';

/** A real server of connected mode, with a database of its own. */
export interface ConnectedServer {
  readonly origin: string;
  /** Resolves to the last link that the server mailed to an address; the server prints its mails. */
  readonly mailedLink: (email: string) => Promise<string>;
  /** Resolves to the page on which an address accepts mails of a company. */
  readonly mailChoice: (email: string) => Promise<string>;
  /** Ends the server at once, as a power cut does; stored data remains. */
  readonly kill: () => Promise<void>;
  /** Stops the process until `thaw`; its connections stay open and silent. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Restarts the server on its stored data, at the same address. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Module that gives the server the clock of the test that starts it. */
const testClock = (): string =>
  `data:text/javascript,${encodeURIComponent(`(${String(shiftDate)})(${clockShiftMs()})`)}`;

/** Timeout of a start, far beyond the needs of an idle machine. */
const START_MS = 240_000;

async function until<Value>(find: () => Value | undefined, what: () => string): Promise<Value> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((next) => {
      setTimeout(next, 20);
    });
  }
  throw new Error(what());
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number | undefined;
  /** Milliseconds from the start until the server listened, including the migration. */
  readonly readyMs: number;
  readonly printed: () => string;
  /** Waits until the process has printed a text. */
  readonly waitFor: (text: string) => Promise<void>;
  /** Ends the process in order, or at once. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  readonly signal: (signal: 'SIGCONT' | 'SIGSTOP') => void;
  /** Returns the exit code; null while the process runs, and after it was killed. */
  readonly exitCode: () => number | null;
}

/**
 * Starts the real command in its own process, and waits until it prints a text; by default a server's address.
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  port?: number,
  options: readonly string[] = [],
  words = 'Standby is at',
): Promise<ServerProcess> {
  port ??= await unusedPort();
  const origin = `http://localhost:${port}`;
  const program = await serverProgram();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', testClock(), program, ...options], {
    cwd: ROOT,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      PORT: String(port),
      // Links in mails lead to this origin, and not to the address in the network.
      PUBLIC_URL: origin,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
  };
  async function waitFor(text: string): Promise<void> {
    const failure = (): string => `The server did not print "${text}":\n${printed}`;
    await until(() => {
      if (printed.includes(text)) return true;
      if (child.exitCode !== null) throw new Error(failure());
      return undefined;
    }, failure);
  }
  try {
    await waitFor(words);
  } catch (error) {
    await stop();
    throw error;
  }
  const readyMs = performance.now() - startedAt;
  const exitCode = (): number | null => child.exitCode;
  return {
    origin,
    pid: child.pid,
    readyMs,
    printed: () => printed,
    waitFor,
    stop,
    signal: (signal) => void child.kill(signal),
    exitCode,
  };
}

const TOKEN_LINK = /https?:\/\/\S+#[\w-]+/u;
const CHOICE_LINK = /https?:\/\/\S+\/mails\/choice\S+/u;

const linkOf = (printed: string, email: string, link: RegExp): string | undefined => {
  const mails = printed.split('  │ To: ').slice(1);
  const mail = mails.findLast((text) => text.startsWith(`${email}\n`));
  return link.exec(mail ?? '')?.[0];
};

/** Starts the server on the built app, with its own database. */
export async function startConnectedServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<ConnectedServer> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-connected-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  const allSettings = { STANDBY_DATA: folder, ...settings };
  let server = await startServerProcess(allSettings).catch((error: unknown) => {
    clear();
    throw error;
  });
  const { origin } = server;
  return {
    origin,
    mailedLink: (email) =>
      until(
        () => linkOf(server.printed(), email, TOKEN_LINK),
        () => `No mail to ${email}`,
      ),
    mailChoice: (email) =>
      until(
        () => linkOf(server.printed(), email, CHOICE_LINK),
        () => `No mail to ${email}`,
      ),
    kill: () => server.stop('SIGKILL'),
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    restart: async () => {
      server = await startServerProcess(allSettings, Number(new URL(origin).port));
    },
    stop: async () => {
      await server.stop();
      clear();
    },
  };
}
