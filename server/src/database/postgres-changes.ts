import { Client, type ClientConfig, type Pool } from 'pg';
import { Gathering, Listeners, type Changes } from './changes.ts';

const CHANNEL = 'standby_changes';

/** A notification carries less than 8,000 bytes; an id has 36 and a comma. */
const IDS_PER_NOTIFICATION = 200;

const RECONNECT_MS = 500;

export interface PostgresChangesOptions {
  readonly connection: ClientConfig;
  /** Sends the notifications, each by itself: inside a transaction they would queue its commit. */
  readonly pool: Pool;
  readonly onError: (error: unknown) => void;
}

/** Between processes: coalesced NOTIFY, heard by one connection of each process. */
export async function postgresChanges({
  connection,
  pool,
  onError,
}: PostgresChangesOptions): Promise<Changes> {
  const listeners = new Listeners();
  const sending = new Set<Promise<unknown>>();
  const gathering = new Gathering((ids) => {
    for (let start = 0; start < ids.length; start += IDS_PER_NOTIFICATION) {
      const payload = ids.slice(start, start + IDS_PER_NOTIFICATION).join();
      const notification = pool
        .query('select pg_notify($1, $2)', [CHANNEL, payload])
        .catch(onError)
        .finally(() => sending.delete(notification));
      sending.add(notification);
    }
  });

  let client: Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function reconnect(): void {
    client = undefined;
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(
        // What was told meanwhile is unknown.
        () => listeners.tellAll(),
        (error: unknown) => {
          onError(error);
          reconnect();
        },
      );
    }, RECONNECT_MS);
  }

  async function connect(): Promise<void> {
    const next = new Client({ ...connection, keepAlive: true });
    next.on('notification', ({ payload }) => listeners.tell((payload ?? '').split(',')));
    next.on('error', onError);
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    next.once('end', reconnect);
    client = next;
  }

  await connect();
  return {
    announce: (id) => gathering.add(id),
    subscribe: (id, listener) => listeners.subscribe(id, listener),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      gathering.stop();
      await Promise.all(sending);
      await client?.end();
    },
  };
}
