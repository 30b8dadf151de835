import { randomBytes } from 'node:crypto';
import type { Database } from '@standby/server-kit';
import { sampleCollections } from 'server/testing/collections';
import { createOrganization } from 'server/testing/organizations';
import {
  type Person,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from 'server/testing/test-server';
import { liveRoomPath } from '@standby/room-engine/protocol/room-path';
import { listeningPort } from '@standby/hosting/port';

/** The real app on a socket. */
export interface LiveServer {
  readonly server: TestServer;
  /** Host and port, such as `127.0.0.1:40123`. */
  readonly host: string;
  /** Origin of the server's pages, which a connection has to come from. */
  readonly origin: string;
  /** Address of a room's connection. */
  readonly socketUrl: (organizationId: string, showId: string) => string;
  /**
   * Returns the organization of this server's tests, made once. Each test has its own show in it.
   */
  readonly company: () => Promise<Omit<LiveCompany, 'showId'>>;
  readonly close: () => Promise<void>;
}

/** Starts the real app over a database, on a free port. */
export async function startLiveServer(
  database: Database,
  options: TestServerOptions = {},
): Promise<LiveServer> {
  const server = await startTestServer(database, options);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const port = listeningPort(server.app.server);
  const host = `127.0.0.1:${port}`;
  let company: Promise<Omit<LiveCompany, 'showId'>> | undefined;
  return {
    server,
    host,
    origin: `http://${host}`,
    socketUrl: (organizationId, showId) => `ws://${host}${liveRoomPath(organizationId, showId)}`,
    company: () => (company ??= createOrganization(server)),
    close: () => server.close(),
  };
}

/** An organization with one show, whose owner is signed in. */
export interface LiveCompany {
  readonly owner: Person;
  readonly organizationId: string;
  readonly showId: string;
}

/** Adds a show to an organization. */
export async function addShow(
  owner: Person,
  organizationId: string,
  showId: string,
): Promise<string> {
  const response = await owner.inject({
    method: 'POST',
    url: `/api/v1/organizations/${organizationId}/shows`,
    payload: {
      id: showId,
      content: sampleCollections.find(({ name }) => name === 'shows')?.content,
    },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  return showId;
}

export async function createLiveCompany(live: LiveServer): Promise<LiveCompany> {
  const { owner, organizationId } = await live.company();
  const showId = `show-${randomBytes(6).toString('hex')}`;
  return { owner, organizationId, showId: await addShow(owner, organizationId, showId) };
}
