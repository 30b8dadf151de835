import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { isFreePort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import { busyPort, failureToAnswer, type Readiness, type StartedServer } from './readiness.ts';

const TSX = resolve(ROOT, 'node_modules/tsx/dist/cli.mjs');
const MAIN = resolve(ROOT, 'server/src/main.ts');

interface ApiServerOptions {
  /** Port of the server itself. Pages reach it through the shell's dev server. */
  readonly port: number;
  /** Port of the shell, to which links in emails lead. */
  readonly shellPort: number;
  readonly startSeconds: number;
}

/**
 * Starts the server of connected mode without pages; it restarts after each edit. The server prints
 * emails and its log here and keeps its data in `STANDBY_DATA`.
 */
export function startApiServer({ port, shellPort, startSeconds }: ApiServerOptions): StartedServer {
  const address = `http://localhost:${port}`;
  const start = performance.now();
  const controller = new AbortController();
  let hasEnded = false;
  let resolveEnded = (): void => {};
  const ended = new Promise<void>((done) => (resolveEnded = done));

  function settleEnd(): void {
    hasEnded = true;
    resolveEnded();
  }

  function launch(): void {
    const child = spawn(
      process.execPath,
      [TSX, 'watch', '--clear-screen=false', MAIN, '--api-only'],
      {
        cwd: ROOT,
        env: {
          LOG_LEVEL: 'warn',
          ...process.env,
          PORT: String(port),
          PUBLIC_URL: `http://localhost:${shellPort}`,
        },
        stdio: ['ignore', 'inherit', 'inherit'],
        signal: controller.signal,
      },
    );
    child.on('error', () => {});
    child.once('exit', settleEnd);
  }

  async function failure(): Promise<string | undefined> {
    if (!(await isFreePort(port))) {
      settleEnd();
      return busyPort(port, 'end what runs there, or choose another one with API_PORT');
    }
    launch();
    return failureToAnswer(`${address}/health`, startSeconds, {
      hasEnded: () => hasEnded,
      reason: () => 'it ended; what it said is above',
    });
  }

  async function becomeReady(): Promise<Readiness> {
    const error = await failure();
    const millis = performance.now() - start;
    return { package: 'server', address, millis, ...(error !== undefined && { error }) };
  }

  return { ready: becomeReady(), ended, end: () => controller.abort() };
}
