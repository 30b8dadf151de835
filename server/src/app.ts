import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { createAuth } from './accounts/auth.ts';
import { accountRoutes } from '@standby/api-client/accounts';
import { knownDevices } from './accounts/known-devices.ts';
import { passwordHashing, type PasswordHashing } from './password-hash.ts';
import { accountPlugin } from './accounts/plugin.ts';
import { createAuthGuard, describeSession, SESSION_COOKIE } from './accounts/sessions.ts';
import { collections, features, schema } from './features.ts';
import { findItem, listItems } from './items.ts';
import type { Database } from '@standby/server-kit/database/database';
import { cookieName } from '@standby/server-kit/http/cookies';
import { API_PREFIX, FORM_MAX_BYTES } from '@standby/server-kit/http/handle-routes';
import { readJsonBodies } from '@standby/server-kit/http/json-body';
import { createLanes } from '@standby/server-kit/http/lanes';
import { openApiDocument } from '@standby/server-kit/http/openapi';
import type { RouteTable } from '@standby/api-client/route-contract';
import type { Mailer } from '@standby/server-kit/mail/mailer';
import { mailChoiceRoutes } from '@standby/api-client/mails';
import { CHOICE_PATH, serveMailChoices } from './mail/choice-page.ts';
import { companyMails } from './mail/company-mails.ts';
import { serverSecret } from '@standby/server-kit';
import { serveNoticeFiles } from './notice-page.ts';
import { changeStreams } from './organizations/change-stream.ts';
import { organizationRoutes } from '@standby/api-client/organizations';
import { organizationPlugin } from './organizations/plugin.ts';
import { createGuardedServer } from '@standby/server-kit/plugins/connections';
import { answerErrors, answerUnknownRoutes } from '@standby/server-kit/plugins/errors';
import { PROBES, serveHealth } from '@standby/server-kit/plugins/health';
import { createLimits } from '@standby/server-kit/http/limits';
import { loggerOptions, type LogTarget } from '@standby/server-kit/plugins/logging';
import { createMetrics, serveMetrics } from '@standby/server-kit/http/metrics';
import { servePages, type PageOptions } from './pages/pages.ts';
import { secure } from '@standby/server-kit/plugins/security';
import { serveSockets } from '@standby/server-kit/plugins/sockets';
import { SteadyClock } from '@standby/server-kit/steady-clock';
import { createTokens } from '@standby/server-kit/tokens';
import { transferRoutes } from '@standby/api-client/transfer';
import { transferPlugin } from './transfer/plugin.ts';
import { readClockStart, type Successor } from './standby-server/generation.ts';
import { knownStandbyServer } from './standby-server/known-standby-server.ts';
import { serveFollower } from './standby-server/serve-follower.ts';
import { leadOnFromForm } from './standby-server/take-over-form.ts';
import { REPORTS_PATH, serveReports, type ReportSink } from './reports/serve-reports.ts';
import type { AccountServices } from './accounts/services.ts';
import type { Services } from '@standby/server-kit/services';
import type { Settings } from '@standby/server-kit/settings/settings';

/** Timeouts for connections that do not send a whole request. */
interface SilenceLimits {
  /** Timeout of an incomplete request, and of a connection without one. */
  readonly requestMs: number;
  /** Interval at which connections are checked. */
  readonly checkMs: number;
}

const SILENCE: SilenceLimits = { requestMs: 30_000, checkMs: 10_000 };

export interface AppOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly mailer: Mailer;
  /** Origin of links if PUBLIC_URL is not set. */
  readonly localOrigin: string;
  /** Returns the time; by default the database's. */
  readonly now?: () => Date;
  readonly passwords?: PasswordHashing;
  readonly log?: LogTarget;
  /** Called when the standby server has taken over, so this server has nothing more to do. */
  readonly onFenced?: (successor: Successor) => void;
  /** Timeouts for silent connections; by default half a minute. */
  readonly silence?: SilenceLimits;
  /** The built app, or parts of it in a test. */
  readonly pages: PageOptions['built'];
  /** Receives the reports of pages about releases; pages do not report if it is undefined. */
  readonly reports?: ReportSink;
}

const NO_DEVICES: Services['devices'] = {
  tokenHashOf: () => undefined,
  ofRequest: async () => undefined,
  ofOrganization: async () => new Map(),
};

const NO_SCHEDULES: Services['schedules'] = { performancesOf: async () => [] };

/** All routes of the API, by feature. */
export const routeTables: readonly RouteTable[] = [
  accountRoutes,
  organizationRoutes,
  transferRoutes,
  mailChoiceRoutes,
  ...features.flatMap(({ routes }) => routes),
];

const inBackgroundOf = (app: FastifyInstance): Services['inBackground'] => {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const done = work
      .catch((error: unknown) => app.log.error({ err: error }, 'failed in the background'))
      .finally(() => running.delete(done));
    running.add(done);
  };
};

/** Creates the whole server except its socket. The caller closes the database. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, mailer, localOrigin, log, pages } = options;
  const { now = () => new Date(database.clock.now()), silence = SILENCE } = options;
  const { requestMs, checkMs } = silence;
  const { publicUrl, trustProxy, logLevel, signup, metricsToken, followToken } = settings;
  const isHttps = publicUrl?.protocol === 'https:';
  const app = fastify({
    logger: loggerOptions(logLevel, log),
    genReqId: () => randomUUID(),
    bodyLimit: FORM_MAX_BYTES,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: checkMs },
    trustProxy: trustProxy ?? false,
    // Open streams end with the stop; a browser's idle connections do not keep it waiting.
    forceCloseConnections: 'idle',
    serverFactory: createGuardedServer,
  });
  readJsonBodies(app);

  const auth = await createAuth({
    queries: database.queries,
    isHttps,
    passwords: options.passwords ?? passwordHashing(),
  });
  const metrics = createMetrics();
  const clock = new SteadyClock(
    {
      sharedMs: () => database.clock.now(),
      errorMs: () => database.clock.errorMs(),
      monotonicMs: () => performance.now(),
    },
    await readClockStart(database.queries, database.clock.now()),
  );
  const report: Services['report'] = (error, what) => app.log.error({ err: error }, what);
  const standbyServer = await knownStandbyServer(
    database.queries,
    followToken !== undefined,
    (error) => report(error, 'standby-server'),
  );
  const tokens = await createTokens(database);
  const publicOrigin = publicUrl?.origin ?? localOrigin;
  const mailSecret = await serverSecret(database.queries, 'mail-choice');
  const services: AccountServices = {
    database,
    auth,
    mailer,
    companyMails: companyMails({
      queries: database.queries,
      mailer,
      publicOrigin,
      now,
      report,
      secret: mailSecret,
    }),
    limits: createLimits(database.pool),
    lanes: createLanes(metrics),
    tokens,
    signup,
    publicOrigin,
    now,
    clock,
    inBackground: inBackgroundOf(app),
    metrics,
    isHttps,
    findItem,
    listItems,
    devices:
      features.find((feature) => feature.devices)?.devices?.({ database, isHttps, tokens }) ??
      NO_DEVICES,
    schedules:
      features.find((feature) => feature.schedules)?.schedules?.({ database, now }) ?? NO_SCHEDULES,
    standbyServer,
    report,
  };
  app.addHook('preClose', async () => standbyServer.stop());
  const authGuard = await createAuthGuard(services);
  const streams = changeStreams(database, authGuard.openSessions, (error) =>
    report(error, 'change stream'),
  );
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    // The socket closes first, because a balancer sends requests elsewhere after a refused connection.
    app.server.close();
    streams.close();
  });
  // Requests in progress are answered, and their connections then end.
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
    // Pages compare the moments of an answer with this time. The clock of the process may be another one.
    reply.header('date', now().toUTCString());
  });

  // Sockets come first, so that this hook also ends the connections of upgrades that others refuse.
  await serveSockets(
    app,
    features.flatMap(({ subprotocols = [] }) => subprotocols),
  );
  secure(app, {
    publicUrl,
    probes: PROBES,
    // A mail program presses the button of its mails; the token identifies the recipient.
    isAdmitted: (request) => standbyServer.admit(request) || request.url.startsWith(CHOICE_PATH),
  });
  answerErrors(app);
  answerUnknownRoutes(app);
  serveHealth(app, database.pool, () => isStopping);
  serveMetrics(app, {
    metrics,
    token: metricsToken,
    pool: database.pool,
    changes: database.changes,
    openStreams: () => streams.count(),
  });
  serveFollower(app, {
    database,
    plan: schema,
    token: followToken,
    clock,
    onFenced: options.onFenced,
  });
  leadOnFromForm(app);
  serveNoticeFiles(app);
  const { secret } = await auth.$context;
  accountPlugin(app, { authGuard, services, devices: knownDevices(secret, isHttps) });
  organizationPlugin(app, { authGuard, services, streams });
  transferPlugin(app, { authGuard, services }, collections);
  serveMailChoices(app, { authGuard, services, secret: mailSecret, features });
  for (const feature of features) feature.serve(app, { authGuard, services });
  const sessionCookie = cookieName(SESSION_COOKIE, isHttps);
  // The description is written once, because strangers may send any number of requests.
  const description = JSON.stringify(openApiDocument(routeTables, sessionCookie));
  app.get(`${API_PREFIX}/openapi.json`, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
  const { reports } = options;
  if (reports) serveReports(app, reports);
  servePages(app, {
    publicUrl,
    reportsPath: reports && REPORTS_PATH,
    built: { ...pages, socketOrigins: standbyServer.origins },
    standbyServer: () => standbyServer.origins()[0],
    sessionOf: async (request, reply) => {
      const { lane, key } = authGuard.visitorOf(request);
      if (lane === 'strangers') return describeSession(services, undefined);
      return services.lanes.members.run([key], reply, async () =>
        describeSession(services, (await authGuard.signedIn(request, reply))?.accountId),
      );
    },
  });
  await app.ready();
  return app;
}
