import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Database, DatabaseError } from '@standby/server-kit/database/database';
import { openDatabase } from '@standby/server-kit/open-database';
import { createMailer, type Mailer } from '@standby/server-kit/mail/mailer';
import { readFollowing } from '@standby/server-kit/replication/subscription';
import type { Settings } from '@standby/server-kit/settings/settings';
import { servedApp, type ServedApp } from './pages/served-app.ts';
import { originsOf } from './addresses.ts';
import { createApp } from './app.ts';
import { schema, serverParts } from './features.ts';
import { listen } from './listen.ts';
import type { ReportCollector } from './reports/report-collector.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { readSuccessor, type Successor, yieldTo } from './standby-server/generation.ts';
import { createSuccessorApp, movedTo, wordsOf } from './standby-server/successor-app.ts';
import { findSuccessor, watchForSuccessor } from './standby-server/successor.ts';

/** Milliseconds that a stop waits for requests in progress. */
const REQUESTS_MS = 5_000;

export interface Running {
  readonly log: FastifyBaseLogger;
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  readonly settings: Settings;
  readonly print: (text: string) => void;
  /** Whether the server serves only the API, because dev servers serve the pages. */
  readonly isApiOnly: boolean;
  /** Called when the server has to restart, with a reason for a person. */
  readonly onRestart: (reason: string) => void;
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

/** A service that runs beside an app. */
interface BackgroundService {
  readonly stop: () => unknown;
}

/** Interval at which processes exchange the reports of pages with each other and with the release commands. */
const EXCHANGE_MS = 5_000;

function exchangeReports(
  collector: ReportCollector,
  onError: (error: unknown) => void,
): BackgroundService {
  const exchange = (): Promise<void> => collector.exchange().catch(onError);
  // A canary that ended before a restart stays ended.
  void exchange();
  const timer = setInterval(() => void exchange(), EXCHANGE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return exchange();
    },
  };
}

/** Returns a function that stops an app and the services beside it. */
function stopOf(app: FastifyInstance, services: readonly BackgroundService[]): () => Promise<void> {
  return async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
    await app.close();
    clearTimeout(cut);
    for (const each of services) await each.stop();
  };
}

/** @throws {DatabaseError} if the data is a copy of another server */
async function assertServes(database: Database, { dataFolder }: Settings): Promise<void> {
  const following = await readFollowing(database);
  if (!following) return;
  const { first } = following;
  throw new DatabaseError(
    `The data in ${dataFolder} is a copy of ${first}. Go on with it (npm run connected -- --follow ${first}), or take over (npm run connected -- take-over).`,
  );
}

/** Returns the server that serves in place of this one. */
async function successorOf(
  database: Database,
  { followToken }: Settings,
): Promise<Successor | undefined> {
  const found = await findSuccessor(database.queries, followToken);
  if (found && !(await readSuccessor(database.queries))) await yieldTo(database, found);
  return found;
}

async function serveOn(
  database: Database,
  mailer: Mailer,
  { settings, print, isApiOnly, onRestart }: StartOptions,
): Promise<Running> {
  await assertServes(database, settings);
  const successor = await successorOf(database, settings);
  let isEnding = false;
  function endFor(found: Successor): void {
    if (!isEnding) onRestart(movedTo(found));
    isEnding = true;
  }
  const { local, lan } = originsOf(settings.port);
  const served: ServedApp = isApiOnly
    ? { pages: { mounts: [] } }
    : await servedApp(settings, print, serverParts);
  const app = successor
    ? await createSuccessorApp(settings, database, successor)
    : await createApp({
        settings,
        database,
        mailer,
        localOrigin: lan[0] ?? local,
        onFenced: endFor,
        ...served,
      });
  const { log } = app;
  const report = (error: unknown): void => log.error({ err: error }, 'maintenance');
  async function makeWay(found: Successor): Promise<void> {
    // The note comes at once, because a busy machine may not stop in time.
    if (!(await readSuccessor(database.queries))) await yieldTo(database, found);
    endFor(found);
  }
  const services = successor
    ? []
    : [
        ...(served.reports ? [exchangeReports(served.reports.collector, report)] : []),
        watchForSuccessor(database.queries, settings.followToken, {
          onFound: (found) => void makeWay(found).catch(report),
          onError: report,
        }),
        scheduleMaintenance(database, report),
      ];
  const stop = stopOf(app, services);
  try {
    await listen(app, settings.port);
  } catch (error) {
    await stop();
    throw error;
  }
  print(successor ? wordsOf(successor) : greeting(settings));
  return { log, stop };
}

/** Opens the database and serves, or serves a page about the server that took over. */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, print } = options;
  const database = await openDatabase(settings, {
    migrations: schema.migrations,
    onError: (error) => print(`Database: ${String(error)}`),
    onNotice: print,
  });
  const mailer = createMailer(settings, print);
  async function close(): Promise<void> {
    mailer.close();
    await database.close();
  }
  try {
    const { log, stop } = await serveOn(database, mailer, options);
    return {
      log,
      stop: async () => {
        await stop();
        await close();
      },
    };
  } catch (error) {
    // Open connections would keep the process alive.
    await close();
    throw error;
  }
}
