import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';

export interface ApiServer {
  readonly origin: string;
  readonly ended: Promise<void>;
  readonly end: () => void;
}

/**
 * Starts the server of connected mode without pages, which starts again after each edit. It prints mails
 * and its log here; its data is in `STANDBY_DATA`.
 *
 * @param port of its own; pages reach it through the shell's dev server
 * @param shellPort where the links in mails lead
 */
export function startApiServer(port: number, shellPort: number): ApiServer {
  const tsx = resolve(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const main = resolve(ROOT, 'server/src/main.ts');
  const child = spawn(
    process.execPath,
    [tsx, 'watch', '--clear-screen=false', main, '--api-only'],
    {
      cwd: ROOT,
      env: {
        LOG_LEVEL: 'warn',
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${shellPort}`,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  return {
    origin: `http://localhost:${port}`,
    ended,
    end: () => void child.kill('SIGTERM'),
  };
}
