import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { connectedApp, ROOT } from '../../tools/composition.ts';
import { originsOf } from './addresses.ts';
import { createApp } from './app.ts';
import { openDatabase } from './database/open.ts';
import { createMailer } from './mail/mailer.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { SettingsError, type Settings } from './settings/settings.ts';
import { errorCode } from './error-code.ts';

/** How long a stop waits for requests that are under way. */
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

/** Runs until SIGINT or SIGTERM. */
export async function serve(
  settings: Settings,
  print: (text: string) => void,
  { isApiOnly = false }: ServeOptions = {},
): Promise<void> {
  if (!isApiOnly && !existsSync(resolve(ROOT, 'shell/dist/index.html'))) {
    throw new SettingsError('The app is not built yet. Run npm run build first.');
  }
  const reports = {
    onError: (error: unknown) => print(`Database: ${String(error)}`),
    onNotice: print,
  };
  const database = await openDatabase(settings, reports);
  const { local, lan } = originsOf(settings.port);
  const mailer = createMailer(settings, print);
  const app = await createApp({
    settings,
    database,
    mailer,
    localOrigin: lan[0] ?? local,
    pages: isApiOnly ? { mounts: [] } : connectedApp(),
  });
  const report = (error: unknown): void => app.log.error({ err: error }, 'maintenance');
  const maintenance = scheduleMaintenance(database, report);

  let stopping: Promise<void> | undefined;
  async function stop(): Promise<void> {
    // What hangs is cut; acknowledged writes are in the database already.
    const cut = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
    await app.close();
    clearTimeout(cut);
    await maintenance.stop();
    mailer.close();
    await database.close();
  }
  const handleSignal = (signal: NodeJS.Signals): void => {
    app.log.info({ signal }, 'stopping');
    stopping ??= stop().catch((error: unknown) => {
      app.log.fatal({ err: error }, 'did not stop as it should');
      process.exitCode = 1;
    });
  };
  process.once('SIGTERM', handleSignal);
  process.once('SIGINT', handleSignal);

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
}
