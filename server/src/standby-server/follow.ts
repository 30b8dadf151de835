import type { Database } from '@standby/server-kit/database/database';
import { openDatabase } from '@standby/server-kit/open-database';
import type { Metrics } from '@standby/server-kit/http/metrics';
import { versionOf } from '@standby/server-kit/replication/publication';
import { readFollowing } from '@standby/server-kit/replication/subscription';
import { SettingsError, type Settings } from '@standby/server-kit/settings/settings';
import { addressOf } from '../addresses.ts';
import { schema } from '../features.ts';
import { listen } from '../listen.ts';
import { createNoticeApp } from './notice-app.ts';
import type { Notice } from '../notice-page.ts';
import { fenceOthers } from './fence-first.ts';
import { FirstServer, reasonOf, RefusedError } from './first-server.ts';
import { Follower } from './follower.ts';
import { readGeneration, takeOver, type TakeOver } from './generation.ts';
import { type FollowOptions, followTokenOf, isUnencrypted, prepareFolder } from './prepare-copy.ts';
import { Tunnel } from './tunnel.ts';

type Print = (text: string) => void;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const utc = (time: Date | undefined): string =>
  `${time?.toISOString().replace('T', ' ').slice(0, 19)} UTC`;

function noticeOf(follower: Follower, first: string): Notice {
  const behind =
    follower.phase === 'following'
      ? `at most ${seconds(follower.lagMs())} old`
      : `as it was at ${utc(follower.asOf)}`;
  return {
    title: 'This is the standby server',
    text: `This machine keeps a copy of another Standby, ${behind}, and serves once it takes over.`,
    address: first,
  };
}

function addMetrics(metrics: Metrics, follower: Follower): void {
  metrics.gauge('standby_copy_lag_seconds', 'Delay of the copy, at most.', () =>
    Math.min(follower.lagMs() / 1000, Number.MAX_SAFE_INTEGER),
  );
  metrics.gauge('standby_copy_following', '1 while the first answers.', () =>
    follower.phase === 'following' ? 1 : 0,
  );
}

/** Creates an end that comes with SIGINT, with SIGTERM or by a call. */
function createEnd() {
  let end: (result: TakeOver | undefined) => void = () => {};
  const ended = new Promise<TakeOver | undefined>((done) => {
    end = done;
  });
  const handleSignal = (): void => end(undefined);
  process.once('SIGTERM', handleSignal);
  process.once('SIGINT', handleSignal);
  return {
    ended: ended.finally(() => {
      process.off('SIGTERM', handleSignal);
      process.off('SIGINT', handleSignal);
    }),
    end,
  };
}

const HOW_TO_INSIST = 'confirm that it is stopped';

/** Creates the take-over by the page, which runs once even if several people press at the same moment. */
function createTakeOver(settings: Settings) {
  let running: Promise<TakeOver> | undefined;
  async function run(database: Database, isInsisting: boolean): Promise<TakeOver> {
    await fenceOthers(database, settings, { isInsisting, how: HOW_TO_INSIST });
    return takeOver(database, new Date());
  }
  return {
    isRunning: () => running !== undefined,
    takeOver: (database: Database, isInsisting: boolean): Promise<TakeOver> => {
      running ??= run(database, isInsisting).catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      return running;
    },
  };
}

/**
 * Keeps a copy of another server until this process is stopped or takes over.
 *
 * @returns undefined if the process was stopped
 */
export async function follow(
  settings: Settings,
  options: FollowOptions,
  print: Print,
): Promise<TakeOver | undefined> {
  const { first } = options;
  const token = followTokenOf(settings, first);
  if (isUnencrypted(first)) {
    print(
      `All data, including password hashes and FOLLOW_TOKEN, comes from ${first} unencrypted, so anyone on this network can read it. Use https, or a network with only the two machines.`,
    );
  }
  const { ended, end } = createEnd();
  const byPage = createTakeOver(settings);
  let follower: Follower | undefined;
  let tunnel: Tunnel | undefined;
  /** Notes a take-over by the command, which runs in its own process. */
  async function noteTakeOver(): Promise<void> {
    if (byPage.isRunning()) return;
    const generation = await readGeneration(database.queries);
    end({ generation, from: { first, asOf: follower?.asOf ?? new Date() } });
  }
  const database = await openDatabase(settings, {
    migrations: schema.migrations,
    onError: (error) => print(`Database: ${String(error)}`),
    onNotice: print,
  });
  try {
    const isAnew = await prepareFolder(database, settings, options, print);
    const address = addressOf(settings);
    const { port = 0 } = (await readFollowing(database)) ?? {};
    tunnel =
      (await Tunnel.open({ first, token, port })) ?? (await Tunnel.open({ first, token, port: 0 }));
    const server = new FirstServer({
      first,
      token,
      follower: { version: versionOf(schema), address },
    });
    follower = new Follower({
      database,
      plan: schema,
      first,
      server,
      port: tunnel?.port ?? port,
      print,
      onTakenOver: () => void noteTakeOver().catch((error: unknown) => print(String(error))),
    });
    const rows = await follower.start(isAnew).catch((error: unknown) => {
      if (error instanceof RefusedError)
        throw new SettingsError(`${first} refuses. ${error.message}`);
      throw new SettingsError(`${first} cannot be copied: ${reasonOf(error)}.`, { cause: error });
    });
    const current = follower;
    const app = await createNoticeApp({
      settings,
      database,
      notice: () => noticeOf(current, first),
      readClaim: async () => ({
        generation: await readGeneration(database.queries),
        isServing: false,
      }),
      addMetrics: (metrics) => addMetrics(metrics, current),
      form: {
        isFirstThere: () => current.isFirstThere(),
        takeOver: (isInsisting) => byPage.takeOver(database, isInsisting),
        onTaken: end,
      },
    });
    await listen(app, settings.port);
    print(
      `\n  Standby follows ${first}: ${rows === undefined ? 'the copy goes on' : `${rows} rows are copied`}  (Ctrl-C ends it)\n  data: ${settings.dataFolder}\n  take over: npm run connected -- take-over, or at ${address}\n`,
    );
    const result = await ended;
    await app.close();
    return result;
  } finally {
    await follower?.stop();
    tunnel?.close();
    await database.close();
  }
}
