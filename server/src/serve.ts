import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { connectedApp } from '@standby/hosting/composition';
import { ROOT } from '@standby/hosting/root';
import { originsOf } from './addresses.ts';
import { schema } from './features.ts';
import { answerRequest } from './folder-requests.ts';
import { createApp } from './app.ts';
import { openDatabase } from '@standby/server-kit/database/open';
import { createMailer } from '@standby/server-kit/mail/mailer';
import { scheduleMaintenance } from './maintenance.ts';
import { SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { errorCode } from '@standby/server-kit/error-code';

/** How long a stop waits for requests that are under way. */
const REQUESTS_MS = 5_000;

/** How long a stop takes at most. Acknowledged writes are in the database already. */
const STOP_MS = 10_000;

function explain(error: unknown, port: number): unknown {
  return errorCode(error) === 'EADDRINUSE'
    ? new SettingsError(`Port ${port} is busy. End what runs there, or choose another with PORT.`)
    : error;
}

function greeting({ port, publicUrl, databaseUrl, dataFolder, smtpUrl }: Settings): string {
  const { local, lan } = originsOf(port);
  const lines = [
    `Standby is at ${publicUrl?.origin ?? local}  (Ctrl-C ends it)`,
    ...(publicUrl ? [`  on this machine: ${local}`] : []),
    ...lan.map((origin) => `  in this network: ${origin}`),
    `  data: ${databaseUrl === undefined ? dataFolder : 'the database of DATABASE_URL'}`,
    ...(smtpUrl === undefined ? ['  mails: printed here, as SMTP_URL is not set'] : []),
  ];
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

export interface ServeOptions {
  /** Serves no pages: dev servers do. */
  readonly isApiOnly?: boolean;
}

interface Running {
  readonly log: FastifyBaseLogger;
  readonly stop: () => Promise<void>;
}

/** @param onLost hears that the database needs another start */
async function start(
  settings: Settings,
  print: (text: string) => void,
  { isApiOnly, onLost }: { readonly isApiOnly: boolean; readonly onLost: () => void },
): Promise<Running> {
  const options = {
    migrations: schema.migrations,
    answerRequest,
    onError: (error: unknown) => print(`Database: ${String(error)}`),
    onNotice: print,
    onLost,
  };
  const database = await openDatabase(settings, options);
  const { local, lan } = originsOf(settings.port);
  const mailer = createMailer(settings, print);
  const app = await createApp({
    settings,
    database,
    mailer,
    localOrigin: lan[0] ?? local,
    pages: isApiOnly ? { mounts: [] } : connectedApp(),
  }).catch(async (error: unknown) => {
    // Their connections would keep the process alive.
    mailer.close();
    await database.close();
    throw error;
  });
  const report = (error: unknown): void => app.log.error({ err: error }, 'maintenance');
  const maintenance = scheduleMaintenance(database, report);
  async function stop(): Promise<void> {
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
    await app.close();
    clearTimeout(cut);
    await maintenance.stop();
    mailer.close();
    await database.close();
  }
  try {
    // Every address of the machine, IPv6 ones too where there are any.
    await app.listen({ port: settings.port, host: '::' }).catch((error: unknown) => {
      const code = errorCode(error);
      if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error;
      return app.listen({ port: settings.port, host: '0.0.0.0' });
    });
  } catch (error) {
    await stop();
    throw explain(error, settings.port);
  }
  print(greeting(settings));
  return { log: app.log, stop };
}

/** Stops, and ends the process where that hangs, or something outlives it: a database that no longer answers. */
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

/** Runs until SIGINT or SIGTERM. */
export async function serve(
  settings: Settings,
  print: (text: string) => void,
  { isApiOnly = false }: ServeOptions = {},
): Promise<void> {
  if (!isApiOnly && !existsSync(resolve(ROOT, 'shell/dist/index.html'))) {
    throw new SettingsError('The app is not built yet. Run npm run build first.');
  }
  let isStopping = false;
  const run = (): Promise<Running> => start(settings, print, { isApiOnly, onLost: restart });
  let running = run();

  function restart(): void {
    if (isStopping) return;
    print('Standby starts again, to restore the newest whole snapshot.');
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
