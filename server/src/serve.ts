import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { hasReleases } from '@standby/hosting/released-app';
import { ROOT } from '@standby/hosting/root';
import { SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { type Running, start } from './start.ts';

/** Timeout of a stop. Acknowledged writes are in the database already. */
const STOP_MS = 10_000;

interface ServeOptions {
  /** Whether the server serves only the API, because dev servers serve the pages. */
  readonly isApiOnly?: boolean;
}

/** Stops the server. Ends the process if the stop hangs, or if something survives it, such as a silent database. */
async function stopInTime({ log, stop }: Running): Promise<NodeJS.Timeout> {
  const limit = setTimeout(() => {
    log.fatal(`did not stop within ${STOP_MS / 1000} seconds`);
    process.exit(1);
  }, STOP_MS).unref();
  await stop().catch((error: unknown) => {
    log.fatal({ err: error }, 'did not stop as it should');
    process.exitCode = 1;
  });
  return limit;
}

/** @throws {SettingsError} if there are no pages to serve */
export function assertBuilt({ releases }: Settings): void {
  if (hasReleases(releases) || existsSync(resolve(ROOT, 'shell/dist/index.html'))) return;
  throw new SettingsError('The app is not built yet. Run npm run build first.');
}

/** Serves until SIGINT or SIGTERM. */
export async function serve(
  settings: Settings,
  print: (text: string) => void,
  { isApiOnly = false }: ServeOptions = {},
): Promise<void> {
  if (!isApiOnly) assertBuilt(settings);
  let isStopping = false;
  const run = (): Promise<Running> => start({ settings, print, isApiOnly, onRestart: restart });
  let running = run();

  function restart(reason: string): void {
    if (isStopping) return;
    print(reason);
    running = running.then(async (last) => {
      clearTimeout(await stopInTime(last));
      return run();
    });
    running.catch((error: unknown) => {
      print(error instanceof SettingsError ? error.message : inspect(error));
      process.exitCode = 1;
    });
  }

  const handleSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    running.then(
      (last) => {
        last.log.info({ signal }, 'stopping');
        return stopInTime(last);
      },
      // The failed start ends the process.
      () => {},
    );
  };
  process.once('SIGTERM', handleSignal);
  process.once('SIGINT', handleSignal);
  await running;
}
