import { unusedPort } from '@standby/hosting/port';
import type { Database } from '@standby/server-kit/database/database';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase, openTestPostgres } from '../../testing/databases.ts';
import { isNatsMissing, type NatsServer, startNatsServer } from '../../testing/nats-server.ts';

const TOPIC = 'live/org/show';

/** Records a listener's notifications, the newest last. */
function listenTo({ changes }: Database, topic = TOPIC) {
  const told: ('own' | 'other' | 'missed')[] = [];
  const end = changes.subscribe(topic, (isOwn, isMissed) => {
    told.push(isMissed ? 'missed' : isOwn ? 'own' : 'other');
  });
  return { told, end };
}

describe('an announcement between processes', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** Opens processes on one database, with or without NATS. */
  async function open(...natsUrls: readonly (string | undefined)[]): Promise<Database[]> {
    const url = await createPostgresDatabase();
    const opened = await Promise.all(
      natsUrls.map((natsUrl) => openTestPostgres(url, { natsUrl, onError: () => {} })),
    );
    for (const database of opened) ends.push(() => database.close());
    return opened;
  }

  async function startNats(): Promise<NatsServer> {
    const nats = await startNatsServer();
    ends.push(() => nats.stop());
    return nats;
  }

  /** Returns one of the processes. */
  function process(databases: readonly Database[], index: number): Database {
    const database = databases[index];
    if (!database) throw new Error('So many were not opened');
    return database;
  }

  describe.each([
    ['NOTIFY', async () => undefined],
    ['NATS', async () => (await startNats()).url],
  ])('by %s', (name, natsUrl) => {
    it.skipIf(name === 'NATS' && isNatsMissing())(
      'reaches its listeners in both processes until they unsubscribe',
      async () => {
        const address = await natsUrl();
        const databases = await open(address, address);
        const [one, other] = [process(databases, 0), process(databases, 1)];
        const [here, there] = [listenTo(one), listenTo(other)];
        const elsewhere = listenTo(other, `${TOPIC}/w1`);
        const late = listenTo(other);
        // NATS confirms each subscription.
        const all = [here, there, elsewhere];
        if (name === 'NATS') {
          for (const { told } of all) await expect.poll(() => told.shift()).toBe('missed');
          late.told.length = 0;
        }
        one.changes.announce(TOPIC);
        one.changes.announce(TOPIC);
        await expect.poll(() => there.told).toEqual(['other']);
        await expect.poll(() => here.told).toEqual(['own']);
        expect(late.told).toEqual(['other']);
        late.end();
        other.changes.announce(TOPIC);
        other.changes.announce(`${TOPIC}/w1`);
        await expect.poll(() => here.told).toEqual(['own', 'other']);
        await expect.poll(() => elsewhere.told).toEqual(['own']);
        expect(there.told).toEqual(['other', 'own']);
        expect(late.told).toEqual(['other']);
        expect(one.changes.isLive()).toBe(true);
      },
    );
  });

  it.skipIf(isNatsMissing())(
    'goes through the database while NATS is away, and listeners check for missed changes',
    async () => {
      const nats = await startNats();
      const databases = await open(nats.url, nats.url);
      const [one, other] = [process(databases, 0), process(databases, 1)];
      const there = listenTo(other);
      const announcing = setInterval(() => one.changes.announce(TOPIC), 1);
      ends.push(async () => clearInterval(announcing));
      await nats.stop();
      await expect
        .poll(() => [one, other].map(({ changes }) => changes.isLive()))
        .toEqual([false, false]);
      clearInterval(announcing);
      await expect.poll(() => there.told).toContain('missed');
      one.changes.announce(TOPIC);
      await expect.poll(() => there.told).toContain('other');

      await nats.start();
      await expect
        .poll(() => [one, other].map(({ changes }) => changes.isLive()))
        .toEqual([true, true]);
      there.told.length = 0;
      await expect
        .poll(() => {
          one.changes.announce(TOPIC);
          return there.told;
        })
        .toContain('other');
    },
  );

  it.skipIf(isNatsMissing())('is ignored in a process that has closed its database', async () => {
    const nats = await startNats();
    const [one] = await open(nats.url);
    await one?.close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    one?.changes.announce(TOPIC);
    expect(() => vi.runAllTimers()).not.toThrow();
  });

  it('reaches processes without NATS from one that lost it, which polls every two seconds for changes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const unreachable = `nats://127.0.0.1:${await unusedPort()}`;
    const databases = await open(unreachable, undefined);
    const [one, other] = [process(databases, 0), process(databases, 1)];
    const [here, there] = [listenTo(one), listenTo(other)];
    one.changes.announce(TOPIC);
    await expect.poll(() => there.told).toEqual(['other']);
    // Waiting moves the fake clock on, so on a slow machine further polls happen meanwhile.
    const announced = () => here.told.filter((word) => word !== 'missed');
    await expect.poll(announced).toEqual(['own']);
    here.told.length = 0;
    vi.advanceTimersByTime(2_000);
    expect(here.told).toEqual(['missed']);
    other.changes.announce(TOPIC);
    await expect.poll(announced).toEqual(['other']);
  });
});
