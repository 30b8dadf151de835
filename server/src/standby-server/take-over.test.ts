import { afterEach, expect, it } from 'vitest';
import type { LiveClient } from '../../../mfe-live/server/testing/live-client.ts';
import { eventIdOf } from '../../../packages/room-engine/src/log/event.ts';
import { eventsOf } from '../../../packages/room-engine/src/log/event-log.ts';
import { LIVE_SUBPROTOCOL } from '../../../packages/live-room/src/domain/index.ts';
import { createPostgresDatabase, openTestPostgres } from '../../testing/databases.ts';
import { FOLLOW_TOKEN } from '../../testing/following-copy.ts';
import { portOf } from '../../testing/listening.ts';
import { act, clearMachines, Machine, createHouse, windowAt } from '../../testing/machine.ts';
import { startTestServer } from '../../testing/test-server.ts';

/** Timeout of a test, since a process takes seconds of the processor to start. */
const TIMEOUT_MS = 600_000;

afterEach(clearMachines);

const idsOf = (window: LiveClient): string[] => eventsOf(window.log).map(eventIdOf);

async function takesOverFromKilledServer(): Promise<void> {
  const first = await Machine.create({ DATABASE_URL: await createPostgresDatabase() });
  const second = await Machine.create();
  await first.serve();
  const house = await createHouse(first);
  await second.follow(first);
  const standbyPage = async (): Promise<string> =>
    (await fetch(second.origin, { headers: { accept: 'text/html' } })).text();
  expect(await standbyPage()).toMatch(
    /This is the standby server.*The first machine still answers/su,
  );

  const desk = windowAt(first, house);
  await desk.hello();
  const viewer = windowAt(first, house);
  await viewer.hello('viewer');
  const { origin, pass = '' } = (await viewer.next('standby-server')) ?? {};
  expect(origin).toBe(second.origin);
  await act(desk, 40);
  await second.hasAllOfNow();
  const replicated = idsOf(desk);
  // The last acts before the end may or may not be replicated.
  await act(desk, 40);
  const acknowledged = idsOf(desk);
  await viewer.until(() => viewer.position === desk.position);
  await first.kill();

  // The page asks at once, and does not wait until the copy misses its changes.
  expect(await standbyPage()).toContain('The first machine is stopped, or cut off from everyone');
  await expect(second.run('take-over')).rejects.toThrow(
    /cannot be told to stop: .*Make sure that it is stopped, then add --first-is-stopped\.$/u,
  );
  expect(await second.run('take-over', '--first-is-stopped')).toMatch(
    /^This machine took over from http:\S+, with what that had at .+Z, or later\. Generation 2\. A follower that runs here serves in a moment/u,
  );
  await second.hasPrinted('Standby is at');

  // The window needs its pass, because the page has the other origin, whose cookies are not sent here.
  const withPass = {
    origin: first.origin,
    protocols: [LIVE_SUBPROTOCOL, `standby-pass.${pass}`],
  };
  const sameViewer = windowAt(second, { ...house, cookie: '' }, viewer, withPass);
  await sameViewer.hello('viewer');
  const fresh = windowAt(second, house);
  const { position = 0 } = (await fresh.hello()) ?? {};
  await fresh.until(() => fresh.position >= position);
  expect(idsOf(fresh)).toEqual(expect.arrayContaining(replicated));

  // Acknowledged acts that were not replicated come back once, with the window that sent them.
  const sameDesk = windowAt(second, house, desk);
  await sameDesk.bringBack();
  await fresh.until(() => fresh.position >= sameDesk.position);
  expect(idsOf(fresh)).toEqual(acknowledged);
  await act(sameDesk, 4);
  await sameViewer.until(() => sameViewer.position === sameDesk.position);
  expect(idsOf(sameViewer)).toEqual(idsOf(sameDesk));
  for (const window of [fresh, sameDesk, sameViewer]) window.close();

  // The old first starts again: it only serves a notice with the new address of Standby.
  await first.start(`Standby is at ${second.origin} now`, '--api-only');
  const refusal = await fetch(`${first.origin}/api/v1/session`);
  expect(refusal.status).toBe(503);
  expect(await refusal.text()).toContain('Standby has moved');
}

it(
  'a standby server takes over in mid-show with all replicated acts, and windows bring back the rest',
  async () => {
    await takesOverFromKilledServer();
  },
  TIMEOUT_MS,
);

it(
  'a server is followed only with its token',
  async () => {
    const second = await Machine.create({
      FOLLOW_TOKEN: 'another-token-of-at-least-32-characters',
    });
    // This makes the Postgres of the machine. The test stands still meanwhile, so it has no connection yet.
    await expect(second.run('take-over')).rejects.toThrow('there is nothing to take over');
    const database = await openTestPostgres(await createPostgresDatabase());
    const server = await startTestServer(database, { environment: { FOLLOW_TOKEN } });
    const first = `http://127.0.0.1:${await portOf(server)}`;
    await expect(second.run('--follow', first, '--api-only')).rejects.toThrow(
      /refuses\. It does not know this follower\. Set the same FOLLOW_TOKEN on both servers/u,
    );
    await expect(second.run('--follow', 'standby', '--api-only')).rejects.toThrow(
      'Name the address of the server to follow',
    );
    const unset = await Machine.create({ FOLLOW_TOKEN: '' });
    await expect(unset.run('--follow', first, '--api-only')).rejects.toThrow(
      'Set the same FOLLOW_TOKEN on both servers.',
    );
    expect(await unset.run('follow-token')).toMatch(/^FOLLOW_TOKEN=[\w-]{43}$/u);
    await server.close();
    await database.close();
  },
  TIMEOUT_MS,
);
