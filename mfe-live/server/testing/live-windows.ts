import type { Person } from 'server/testing/test-server';
import { LiveClient, type LiveClientOptions } from './live-client';
import { createLiveCompany, type LiveCompany, type LiveServer } from './live-server';

/** The windows of one test on a room of its own. */
export interface LiveWindows {
  readonly company: LiveCompany;
  /** A connection that has not said hello; the owner's by default. */
  readonly connect: (options?: Partial<LiveClientOptions>) => LiveClient;
  readonly desk: (person?: Person) => Promise<LiveClient>;
  readonly viewer: () => Promise<LiveClient>;
  readonly close: () => Promise<void>;
}

export async function openLiveWindows(live: LiveServer): Promise<LiveWindows> {
  const company = await createLiveCompany(live);
  const clients: LiveClient[] = [];
  function connect(options: Partial<LiveClientOptions> = {}): LiveClient {
    const client = new LiveClient({ live, company, person: company.owner, ...options });
    clients.push(client);
    return client;
  }
  return {
    company,
    connect,
    desk: async (person) => {
      const client = connect(person ? { person } : {});
      await client.hello('controller');
      return client;
    },
    viewer: async () => {
      const client = connect();
      await client.hello('viewer');
      return client;
    },
    close: async () => {
      for (const client of clients) client.close();
      await Promise.all(clients.map((client) => client.closed()));
    },
  };
}
