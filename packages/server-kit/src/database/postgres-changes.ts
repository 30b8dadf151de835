import { randomUUID } from 'node:crypto';
import type { ClientConfig, Pool } from 'pg';
import { Coalescer, Listeners, type Changes } from './changes.ts';
import { ListenConnection } from './listen-connection.ts';
import type { ClockAnswer } from './measured-clock.ts';

const CHANNEL = 'standby_changes';

/** Maximum bytes of a payload; Postgres limits a notification to less than 8,000. */
const NOTIFICATION_MAX = 7_900;

interface PostgresChangesOptions {
  readonly connection: ClientConfig;
  /** Pool that sends each notification as its own statement; within a transaction it would delay the commit. */
  readonly pool: Pool;
  readonly onTime: (answer: ClockAnswer) => void;
  readonly onError: (error: unknown) => void;
}

/** Returns the payloads: topics, comma-separated after the sender's id, in as many notifications as they need. */
function payloadsOf(sender: string, topics: readonly string[]): string[] {
  const payloads: string[] = [];
  let payload = sender;
  for (const topic of topics) {
    if (payload.length + topic.length >= NOTIFICATION_MAX) {
      payloads.push(payload);
      payload = sender;
    }
    payload += `,${topic}`;
  }
  return [...payloads, payload];
}

/** Opens changes between processes through coalesced NOTIFY, received by one connection of each process. */
export async function postgresChanges({
  connection: config,
  pool,
  onTime,
  onError,
}: PostgresChangesOptions): Promise<Changes> {
  const listeners = new Listeners();
  const sending = new Set<Promise<unknown>>();
  /** Id of this process in its notifications. */
  const sender = randomUUID();
  const coalescer = new Coalescer((topics) => {
    for (const payload of payloadsOf(sender, topics)) {
      const notification = pool
        .query('select pg_notify($1, $2)', [CHANNEL, payload])
        .catch(onError)
        .finally(() => sending.delete(notification));
      sending.add(notification);
    }
  });

  const connection = new ListenConnection({
    config,
    channel: CHANNEL,
    onNotification: (payload) => {
      const [by, ...topics] = payload.split(',');
      listeners.tell(topics, by === sender);
    },
    // Notifications may have been missed before the reconnection.
    onReconnect: () => listeners.tellAllMissed(),
    onTime,
    onError,
  });

  await connection.open();
  return {
    announce: (topic) => coalescer.add(topic),
    subscribe: (topic, listener) => listeners.subscribe(topic, listener),
    isLive: () => connection.isOpen,
    close: async () => {
      coalescer.stop();
      await Promise.all(sending);
      await connection.close();
    },
  };
}
