import { unusedPort } from '@standby/hosting/port';
import { deskRequests, type DeskOwner, signUp } from 'server/testing/desk-owner';
import { send } from 'server/testing/send-request';
import { type Balancer, isBalancerMissing, startBalancer } from 'server/testing/balancer';
import { type ServerProcess, startServerProcess } from 'server/testing/connected-server';
import { createPostgresDatabase, openTestPostgres } from 'server/testing/databases';
import { METRICS_TOKEN } from 'server/testing/test-server';
import { sql } from '@standby/server-kit';
import { liveRoomPath } from '@standby/room-engine/protocol/room-path';
import { audienceOf, stateFor, type WindowRole } from '@standby/live-room';
import { afterEach, describe, expect, it } from 'vitest';
import { BusyDesk } from '../testing/busy-desk';
import { EngineWindow } from '../testing/engine-window';

/** Timeout for four processes, one after the other, on a machine that also runs other suites. */
const LIFE_TIMEOUT_MS = 300_000;

const SHOW = 'hamlet';

/** Error of a clock that was never set, in ms; a process gets it as its `Date`. */
const OFF_MS = 300_000;

const withClockOff = (byMs: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...given) { if (given.length) super(...given); else super(Right.now() + ${byMs}); }
      static now() { return Right.now() + ${byMs}; }
    };`)}`,
});

/** Returns a metric of one process. */
async function metricOf(server: ServerProcess, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${server.origin}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1]);
}

describe('several processes behind the balancer of docs/connected.md', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function start(
    port: number,
    settings: Readonly<Record<string, string>>,
  ): Promise<ServerProcess> {
    const server = await startServerProcess(settings, port, ['--api-only']);
    ends.push(() => server.stop('SIGKILL'));
    return server;
  }

  async function balance(options: Parameters<typeof startBalancer>[0]): Promise<Balancer> {
    const balancer = await startBalancer(options);
    ends.push(() => balancer.stop());
    return balancer;
  }

  function open(
    through: Balancer,
    { origin }: Balancer,
    owner: DeskOwner,
    role: WindowRole,
  ): EngineWindow {
    const path = liveRoomPath(owner.organizationId, SHOW);
    const window = new EngineWindow({
      url: `${through.origin.replace('http', 'ws')}${path}`,
      headers: { origin, cookie: owner.cookie },
      showId: SHOW,
      role,
    });
    ends.push(async () => window.close());
    return window;
  }

  it.skipIf(isBalancerMissing())(
    'lose nothing, double nothing and stay one room with one clock while one is killed and others are drained in mid-show',
    async () => {
      const databaseUrl = await createPostgresDatabase();
      const ports = await Promise.all([unusedPort(), unusedPort(), unusedPort()]);
      const port = await unusedPort();
      const settings = {
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: `http://localhost:${port}`,
        TRUST_PROXY: 'loopback',
        METRICS_TOKEN,
      };
      const [killed, ahead, drained] = await Promise.all([
        start(ports[0], settings),
        start(ports[1], { ...settings, ...withClockOff(OFF_MS) }),
        start(ports[2], settings),
      ]);
      const balancer = await balance({ port, processes: ports });
      // The other balancer spreads the windows of one room over all processes, which is harder for
      // them.
      const spread = await balance({
        port: await unusedPort(),
        processes: ports,
        isRoomSpread: true,
      });
      const all = [killed, ahead, drained];
      const sockets = (): Promise<number[]> =>
        Promise.all(all.map((server) => metricOf(server, 'standby_live_sockets')));
      const owner = await signUp(balancer.origin);
      await send(balancer.origin, deskRequests(owner).create('Hamlet', SHOW));

      // A room is at one process with the sample's settings.
      const together = Array.from({ length: 4 }, () => open(balancer, balancer, owner, 'viewer'));
      for (const window of together) await window.until(() => window.isLive);
      expect((await sockets()).toSorted((one, other) => one - other)).toEqual([0, 0, 4]);
      for (const window of together) window.close();

      const desks = [0, 1, 2].map(() => open(spread, balancer, owner, 'controller'));
      for (const window of desks) await window.until(() => window.isLive);
      const viewers = [0, 1, 2].map(() => open(spread, balancer, owner, 'viewer'));
      const windows = [...desks, ...viewers];
      for (const window of windows) await window.until(() => window.isLive);
      expect(Math.min(...(await sockets()))).toBeGreaterThanOrEqual(2);

      const errorMs = async (server: ServerProcess): Promise<number> =>
        1_000 * (await metricOf(server, 'standby_live_clock_error_seconds'));
      /** Expects each window's time to be right within the errors of the window and its process. */
      async function expectOneTime(...servers: readonly ServerProcess[]): Promise<void> {
        const ofServers = Math.max(...(await Promise.all(servers.map(errorMs))));
        expect(ofServers).toBeLessThan(OFF_MS / 100);
        const offsets = windows.map((window) => window.timeOffsetMs());
        const errors = windows.map((window) => window.room.clockErrorMs() ?? 0);
        const apart = Math.max(...offsets) - Math.min(...offsets);
        expect(apart).toBeLessThanOrEqual(2 * (Math.max(...errors) + ofServers + 1));
      }
      await expectOneTime(killed, ahead, drained);

      const busy = desks.map((window) => new BusyDesk(window));
      ends.push(async () => busy.forEach((desk) => desk.stop()));
      const work = (): Promise<unknown> => Promise.all(busy.map((desk) => desk.works()));
      await work();

      await killed.stop('SIGKILL');
      await work();

      const again = await start(ports[0], { ...settings, ...withClockOff(-OFF_MS) });
      await work();

      await drained.stop('SIGTERM');
      expect(drained.exitCode()).toBe(0);
      await work();
      await expectOneTime(ahead, again);

      // Only the new process is left, and it has the room of all windows.
      await ahead.stop('SIGTERM');
      expect(ahead.exitCode()).toBe(0);
      await work();
      for (const desk of busy) desk.stop();
      for (const window of windows) {
        await window.until(() => window.isLive && window.unsent === 0);
      }
      // A window may have lost its process three times. The first attempt after each loss
      // succeeded, within 1 s (rule C10).
      for (const { attempts, lostConnections } of windows)
        expect(attempts).toBe(lostConnections + 1);

      const database = await openTestPostgres(databaseUrl);
      ends.push(() => database.close());
      const { rows } = await database.asOwner((stored) =>
        sql<{ id: string; position: number }>`
          select author || ':' || seq as id, position from live_event order by position`.execute(
          stored,
        ),
      );
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
      const done = busy.flatMap((desk) => desk.done);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(done.toSorted());

      const late = open(balancer, balancer, owner, 'controller');
      await late.until(() => late.isLive);
      const { state, revision } = late.room.getSnapshot();
      expect(revision).toBe(rows.length);
      for (const window of windows) {
        await window.until(() => window.room.getSnapshot().revision === revision);
      }
      for (const { room } of desks) expect(room.getSnapshot().state).toEqual(state);
      const shown = stateFor(state, audienceOf('viewer'));
      expect(shown.messages).toHaveLength(1);
      for (const { room } of viewers) {
        expect(stateFor(room.getSnapshot().state, audienceOf('viewer'))).toEqual(shown);
      }
    },
    LIFE_TIMEOUT_MS,
  );
});
