import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { isFreePort } from '@standby/hosting/port';

/** How a dev server came up. */
export interface Readiness {
  readonly package: string;
  readonly address: string;
  readonly millis: number;
  /** Why it did not come up. */
  readonly error?: string;
}

export interface DevServer {
  readonly ready: Promise<Readiness>;
  readonly ended: Promise<void>;
  readonly end: () => void;
}

const VITE = resolve(ROOT, 'node_modules/vite/bin/vite.js');
const POLL_MILLIS = 100;
const GIVE_UP_MILLIS = 120_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** The line of a server's last words that names the error; a stack and more stand around it. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const named = lines.find((line) => /\b\w*Error: /u.test(line));
  return named?.trim() ?? (lines.at(-1) || 'it ended without a word');
}

/**
 * Starts `vite` in a package.
 *
 * @param path what has to answer before the package counts as ready
 */
export function startDevServer(
  folder: string,
  port: number,
  path: string,
  environment: Readonly<Record<string, string>> = {},
): DevServer {
  const address = `http://localhost:${port}`;
  const start = performance.now();
  const controller = new AbortController();
  let output = '';
  let hasEnded = false;
  let resolveEnded = (): void => {};
  const ended = new Promise<void>((done) => (resolveEnded = done));

  function launch(): void {
    const child = spawn(
      process.execPath,
      [VITE, '--configLoader', 'runner', '--clearScreen', 'false', '--logLevel', 'info'],
      {
        cwd: resolve(ROOT, folder),
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal: controller.signal,
      },
    );
    const relay = (chunk: Buffer): void => {
      output += chunk.toString();
      if (/error|warn/iu.test(chunk.toString()))
        process.stderr.write(`[${folder}] ${chunk.toString()}`);
    };
    child.stdout.on('data', relay);
    child.stderr.on('data', relay);
    child.on('error', () => {});
    child.on('exit', (code) => {
      hasEnded = true;
      if (code) console.error(`[${folder}] its dev server ended with code ${code}`);
      resolveEnded();
    });
  }

  async function becomeReady(): Promise<Readiness> {
    const result = (error?: string): Readiness => ({
      package: folder,
      address,
      millis: performance.now() - start,
      ...(error === undefined ? {} : { error }),
    });
    if (!(await isFreePort(port))) {
      hasEnded = true;
      resolveEnded();
      return result(`port ${port} is busy: end what runs there, then start again`);
    }
    launch();
    const isWaiting = (): boolean => !hasEnded && performance.now() - start < GIVE_UP_MILLIS;
    while (isWaiting()) {
      if (await answers(address + path)) return result();
      await new Promise((done) => setTimeout(done, POLL_MILLIS));
    }
    return result(reasonIn(output));
  }

  return { ready: becomeReady(), ended, end: () => controller.abort() };
}
