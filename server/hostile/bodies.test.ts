import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { connectTo, headOf, portOf, readUntil, watchConnections } from '../testing/listening.ts';
import { createCompany, type Company } from '../testing/organizations.ts';
import { Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { routeTables } from '../src/app.ts';
import { VALUES_MAX } from '@standby/server-kit/http/json-body';

const MEGABYTE = 1024 * 1024;

const withBody = routeTables
  .flatMap((table) => Object.entries(table))
  .filter(([, route]) => route?.body !== undefined);

/** Returns a file of as many empty items as a body may have values or bytes. */
const garbage = (items: number): string =>
  `{"format":"standby-organization","version":1,"exportedAt":"","name":"","collections":{"shows":[${'{},'.repeat(items - 1)}{}]}}`;

onDatabase((database) => {
  let server: TestServer;
  let company: Company;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer(database());
    company = await createCompany(server);
    port = await portOf(server);
  });
  afterAll(() => server.close());

  /** Sends only the head of a request, and never its body. */
  async function statusWithoutBody(key: string, person: Person, length: number): Promise<number> {
    const [method = '', path = ''] = key.split(' ');
    const url = `/api/v1${path.replace(':organizationId', company.organizationId).replaceAll(/:\w+/gu, 'x')}`;
    const socket = await connectTo(port);
    const headers = { 'content-type': 'application/json', 'content-length': length };
    socket.write(headOf(person, port, { method, url, headers }));
    const answer = await readUntil(socket, /^HTTP\/1\.1 \d{3}/u);
    socket.destroy();
    return Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1]);
  }

  describe('a body is not read', () => {
    const forMembers = withBody.filter(([, route]) => route?.access !== 'everybody');

    it.each(forMembers.map(([key]) => key))('if the request has no session: %s', async (key) => {
      expect(await statusWithoutBody(key, new Person(server), 1000)).toBe(401);
    });

    const ofRoles = forMembers.filter(([, route]) => route?.access !== 'signed-in');

    it.each(ofRoles.map(([key]) => key))(
      'if the sender has another organization: %s',
      async (key) => {
        const stranger = new Person(server);
        await stranger.signUp();
        expect(await statusWithoutBody(key, stranger, 1000)).toBe(404);
      },
    );

    it('if the role may not import', async () => {
      const key = 'POST /organizations/:organizationId/import';
      const operator = company.members['light-board-operator'];
      expect(await statusWithoutBody(key, operator, 1000)).toBe(403);
    });

    it.each(withBody.map(([key]) => key))('if it is longer than any valid one: %s', async (key) => {
      expect([401, 404, 413]).toContain(await statusWithoutBody(key, company.owner, 9 * MEGABYTE));
    });
  });

  const importing = (payload: string) =>
    company.owner.inject({
      method: 'POST',
      url: `/api/v1/organizations/${company.organizationId}/import`,
      headers: { 'content-type': 'application/json' },
      payload,
    });

  /** Returns the processor time of this process, because on a busy machine the clock continues while the process waits. */
  function workedMs(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }

  /** Returns the longest work during which no other request was answered. */
  async function longestStall(work: () => Promise<unknown>): Promise<number> {
    let longest = 0;
    let last = workedMs();
    const note = (): void => {
      longest = Math.max(longest, workedMs() - last);
      last = workedMs();
    };
    const watch = setInterval(note, 1);
    await work();
    note();
    clearInterval(watch);
    return longest;
  }

  describe('an import of empty items', () => {
    it('has one error for any number of items', async () => {
      const items = VALUES_MAX / 2 - 10;
      const { statusCode, body } = await importing(garbage(items));
      expect(statusCode).toBe(400);
      expect(body.length).toBeLessThan(500);
    });

    it('delays others for less time than reading all of it would take', async () => {
      const file = garbage((7 * MEGABYTE) / 3);
      const started = workedMs();
      JSON.parse(file);
      const unboundedMs = workedMs() - started;

      const stallMs = await longestStall(async () => {
        for (const text of [file, garbage(VALUES_MAX / 2 - 10)]) await importing(text);
      });

      expect(stallMs / unboundedMs).toBeLessThan(0.25);
    });

    it('is refused unread if it has more values than an export', async () => {
      const { statusCode, json } = await importing(garbage(VALUES_MAX));
      expect(statusCode).toBe(413);
      expect(json()).toMatchObject({ error: { code: 'too-large' } });
    });
  });

  it('a few large bodies are read at once; others are asked to retry', async () => {
    const url = `/api/v1/organizations/${company.organizationId}/import`;
    const admin = company.members.admin;
    const headers = { 'content-type': 'application/json', 'content-length': 7 * MEGABYTE };
    const head = headOf(admin, port, { method: 'POST', url, headers });
    const connections = watchConnections(server);
    const sockets = await Promise.all(Array.from({ length: 5 }, () => connectTo(port)));
    const answers = sockets.map((socket) => readUntil(socket, /^HTTP/u));
    for (const socket of sockets) socket.write(head);

    const refused = await Promise.race(answers);

    expect(refused).toMatch(/^HTTP\/1\.1 503 /u);
    expect(refused).toMatch(/retry-after: 10/u);
    const closed = connections.allClosed();
    for (const socket of sockets) socket.destroy();
    await closed;
    expect((await importing('{}')).statusCode).toBe(400);
  });
});
