import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { connectTo, headOf, portOf, readUntil, watchConnections } from '../testing/listening.ts';
import { Person, readMetrics, startTestServer, type TestServer } from '../testing/test-server.ts';
import { STREAMS_PER_ACCOUNT, STREAMS_PER_NETWORK } from '../src/organizations/change-stream.ts';

const STARTED = /^data: \d+$/mu;
const STATUS = /^HTTP\/1\.1 (\d{3})/u;

onDatabase((database) => {
  let server: TestServer;
  let port: number;
  let sockets: Socket[];
  beforeEach(async () => {
    server = await startTestServer(database());
    port = await portOf(server);
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close();
  });

  async function newPerson() {
    const person = new Person(server);
    const { organizationId } = await person.signUp();
    const url = `/api/v1/organizations/${organizationId ?? ''}/changes`;
    return { person, head: headOf(person, port, { url }) };
  }

  async function connect(): Promise<Socket> {
    const socket = await connectTo(port);
    sockets.push(socket);
    return socket;
  }

  /** Opens a stream, and waits until it received a message or was refused. */
  async function openStream(head: string): Promise<{ socket: Socket; status: number }> {
    const socket = await connect();
    socket.write(head);
    const answer = await readUntil(socket, /^data: \d+$|"error"/mu);
    return { socket, status: Number(STATUS.exec(answer)?.[1]) };
  }

  async function countStreams(): Promise<number> {
    return Number(/^standby_change_streams (\d+)$/mu.exec(await readMetrics(server))?.[1]);
  }

  describe('abandoned streams', () => {
    it('are forgotten before their session was checked', async () => {
      const { head } = await newPerson();
      const connections = watchConnections(server);
      // The test holds the server’s only connection to the database, so requests wait.
      const held = await database().pool.connect();
      for (let n = 0; n < 20; n += 1) {
        const socket = await connect();
        const asked = once(server.app.server, 'request');
        socket.write(head);
        await asked;
      }
      const allClosed = connections.allClosed();
      for (const socket of sockets) socket.destroy();
      await allClosed;
      held.release();

      // This request comes after the others, so they have been answered when it is answered.
      expect((await openStream(head)).status).toBe(200);
      expect(await countStreams()).toBe(1);
    });

    it('are forgotten while they wait behind another one of their connection', async () => {
      const { head } = await newPerson();
      const connections = watchConnections(server);
      const socket = await connect();
      socket.write(head.repeat(5));
      await readUntil(socket, STARTED);
      expect((await openStream(head)).status).toBe(200);
      expect(await countStreams()).toBe(6);

      const allClosed = connections.allClosed();
      for (const each of sockets) each.destroy();
      await allClosed;
      expect(await countStreams()).toBe(0);
    });
  });

  describe('streams of one account', () => {
    it('are limited to a person with many windows, and others are refused', async () => {
      const { head } = await newPerson();
      const connections = watchConnections(server);
      for (let n = 0; n < STREAMS_PER_ACCOUNT; n += 1) {
        expect((await openStream(head)).status).toBe(200);
      }
      expect((await openStream(head)).status).toBe(429);
      const neighbour = await newPerson();
      expect((await openStream(neighbour.head)).status, 'of another account').toBe(200);

      const allClosed = connections.allClosed();
      for (const socket of sockets) socket.destroy();
      await allClosed;
      expect((await openStream(head)).status, 'after others were closed').toBe(200);
    });
  });

  it('streams of one network are limited to the needs of a house', async () => {
    for (let open = 0; open < STREAMS_PER_NETWORK; open += STREAMS_PER_ACCOUNT) {
      const { head } = await newPerson();
      const length = Math.min(STREAMS_PER_ACCOUNT, STREAMS_PER_NETWORK - open);
      const opened = await Promise.all(Array.from({ length }, () => openStream(head)));
      expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect((await openStream((await newPerson()).head)).status).toBe(429);
    expect(await countStreams()).toBe(STREAMS_PER_NETWORK);
  });
});
