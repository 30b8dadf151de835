import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { isFreePort } from '@standby/hosting/port';
import { busyPort, failureToAnswer, type Readiness, type StartedServer } from './readiness.ts';

const VITE = resolve(ROOT, 'node_modules/vite/bin/vite.js');

interface DevServerOptions {
  /** Folder of the package. */
  readonly folder: string;
  readonly port: number;
  /** Path that has to respond before the package counts as ready. */
  readonly path: string;
  readonly startSeconds: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Returns the line of a server's output that names the error, without the stack around it. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const named = lines.find((line) => /\b\w*Error: /u.test(line));
  return named?.trim() ?? (lines.at(-1) || 'it ended without a message');
}

/** Starts `vite` in a package. */
export function startDevServer({
  folder,
  port,
  path,
  startSeconds,
  environment = {},
}: DevServerOptions): StartedServer {
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

  async function failure(): Promise<string | undefined> {
    if (!(await isFreePort(port))) {
      hasEnded = true;
      resolveEnded();
      return busyPort(port, 'end what runs there, then start again');
    }
    launch();
    return failureToAnswer(address + path, startSeconds, {
      hasEnded: () => hasEnded,
      reason: () => reasonIn(output),
    });
  }

  async function becomeReady(): Promise<Readiness> {
    const error = await failure();
    const millis = performance.now() - start;
    return { package: folder, address, millis, ...(error !== undefined && { error }) };
  }

  return { ready: becomeReady(), ended, end: () => controller.abort() };
}
