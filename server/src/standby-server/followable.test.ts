import { readFileSync } from 'node:fs';
import { createServer as createEncryptingServer } from 'node:tls';
import { connect } from 'node:net';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { holdPostgres } from '@standby/server-kit/private-postgres/held-postgres';
import { beginFollowing } from '@standby/server-kit/replication/publication';
import { listeningPort } from '@standby/hosting/port';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase, openTestPostgres } from '../../testing/databases.ts';
import {
  contentOf,
  endFollowing,
  FOLLOW_TOKEN,
  followFirst,
  note,
} from '../../testing/following-copy.ts';
import { portOf } from '../../testing/listening.ts';
import { clearMachines, Machine } from '../../testing/machine.ts';
import {
  CERTIFICATE,
  CERTIFICATE_KEY,
  query,
  startPostgres,
  type PostgresCluster,
} from '../../testing/postgres-cluster.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { schema } from '../features.ts';

/** Callbacks that close the resources of the test, in this order. */
const ends: (() => unknown)[] = [];
beforeEach(() => void ends.splice(0));
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
});

async function cluster(options: Parameters<typeof startPostgres>[0]): Promise<PostgresCluster> {
  const started = await startPostgres(options);
  ends.push(() => started.stop());
  return started;
}

async function open(url: string) {
  const database = await openTestPostgres(url);
  ends.push(() => database.close());
  return database;
}

const CANNOT =
  'The Postgres of DATABASE_URL cannot be followed: it needs the setting wal_level = logical, and a user of DATABASE_URL who may make roles with REPLICATION and BYPASSRLS.';

describe('an external Postgres', () => {
  it('is refused with a message if its log is not logical', async () => {
    const { url } = await cluster({ settings: { wal_level: 'replica' } });
    await expect(beginFollowing(await open(url), schema)).rejects.toThrow(CANNOT);
  });

  it('is refused with the same message if its user may not create a follower’s role, and stays unchanged', async () => {
    const url = new URL(inject('postgresUrl'));
    const name = `house_${randomBytes(6).toString('hex')}`;
    await query(url.href, `create role ${name} login createrole password 'of-the-tests'`, []);
    await query(url.href, `grant standby_application to ${name}`, []);
    await query(url.href, `create database ${name} owner ${name} template template0`, []);
    [url.username, url.password, url.pathname] = [name, 'of-the-tests', `/${name}`];
    const database = await open(url.href);
    await expect(beginFollowing(database, schema)).rejects.toThrow(CANNOT);
    await note(database, 'house', 'open');
    expect((await contentOf(database))['server_setting']).toContain(
      JSON.stringify({ name: 'house', value: 'open' }),
    );
    expect(await query(url.href, 'select pubname from pg_publication', [])).toEqual([]);
  });

  it('is followed if it requires encrypted connections, by name and by address', async () => {
    const { url } = await cluster({ isEncrypted: true });
    for (const host of ['localhost', '127.0.0.1']) {
      const address = new URL(url);
      const name = host === 'localhost' ? 'by_name' : 'by_address';
      await query(url, `create database ${name}`, []);
      [address.hostname, address.pathname] = [host, `/${name}`];
      address.search = `?sslmode=verify-full&sslrootcert=${CERTIFICATE}`;
      const first = await open(address.href);
      expect(
        await query(address.href, 'select ssl from pg_stat_ssl where pid = pg_backend_pid()', []),
      ).toEqual([{ ssl: true }]);
      const server = await startTestServer(first, { environment: { FOLLOW_TOKEN } });
      ends.push(() => server.close());
      const copy = await open(await createPostgresDatabase());
      const origin = `http://127.0.0.1:${await portOf(server)}`;
      const { hasAllOfNow, stop } = await followFirst({ origin, copy }, true);
      await note(first, 'house', 'open');
      await hasAllOfNow();
      expect(await contentOf(copy)).toEqual(await contentOf(first));
      await stop();
      await endFollowing(copy);
    }
  });
});

/** Starts a proxy that decrypts connections and passes them on to the server. */
async function encryptedOrigin(port: number): Promise<string> {
  const proxy = createEncryptingServer(
    { cert: readFileSync(CERTIFICATE), key: readFileSync(CERTIFICATE_KEY) },
    (near) => {
      const far = connect({ host: '127.0.0.1', port });
      near.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.pipe(far).pipe(near);
    },
  );
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  ends.push(() => proxy.close());
  return `https://localhost:${listeningPort(proxy)}`;
}

describe('a server behind a proxy that encrypts', () => {
  it('is followed at its https address, only by servers that trust its certificate', async () => {
    ends.push(clearMachines);
    const url = await createPostgresDatabase();
    const first = await open(url);
    const { port, folder } = await Machine.create();
    const origin = await encryptedOrigin(port);
    const machine = new Machine(port, folder, {
      DATABASE_URL: url,
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: origin,
    });
    await machine.serve();

    const doubtful = await Machine.create();
    await expect(doubtful.run('--follow', origin, '--api-only')).rejects.toThrow(
      /self-signed certificate/u,
    );
    const standbyServer = await Machine.create({ NODE_EXTRA_CA_CERTS: CERTIFICATE });
    await standbyServer.start('Standby follows', '--follow', origin, '--api-only');
    await note(first, 'house', 'open');
    await standbyServer.hasAllOfNow();
    const held = await holdPostgres(standbyServer.folder, {
      mayShare: true,
      onError: () => {},
      onNotice: () => {},
    });
    expect(
      await query(held.url, `select value from server_setting where name = 'house'`, []),
    ).toEqual([{ value: 'open' }]);
  });
});
