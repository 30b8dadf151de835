import type { FastifyInstance } from 'fastify';
import type { Database } from '@standby/server-kit/database/database';
import { notFound } from '@standby/server-kit/http/api-error';
import { hasBearer } from '@standby/server-kit/http/bearer';
import { openWire, userOf } from '@standby/server-kit/replication/database-wire';
import { isFollowedBy } from '@standby/server-kit/replication/publication';
import { createWebSocketStream, type RawData, type WebSocket } from 'ws';
import { FOLLOW_PATHS } from './contract.ts';

interface TunnelOptions {
  readonly database: Database;
  /** Token of the follower; the route does not exist without a token. */
  readonly token: string | undefined;
}

/** Connects only the follower's role to Postgres, because a socket of Postgres would admit any role. */
async function letThrough(socket: WebSocket, first: Buffer, database: Database): Promise<void> {
  const user = userOf(first);
  if (user === undefined || !(await isFollowedBy(database, user))) return socket.terminate();
  const wire = await openWire(database.pool, first);
  wire.on('error', () => socket.terminate());
  const stream = createWebSocketStream(socket);
  stream.on('error', () => wire.destroy());
  stream.on('close', () => wire.destroy());
  stream.pipe(wire).pipe(stream);
}

/** Carries the protocol of Postgres between the follower's database and this server's. */
export function serveTunnel(app: FastifyInstance, { database, token }: TunnelOptions): void {
  const sockets = new Set<WebSocket>();
  app.addHook('preClose', async () => {
    for (const socket of sockets) socket.terminate();
  });
  app.get(
    FOLLOW_PATHS.postgres,
    {
      websocket: true,
      logLevel: 'warn',
      onRequest: async (request) => {
        if (!request.ws || !hasBearer(request, token)) throw notFound();
      },
    },
    (socket, { log }) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.once('message', (data: RawData) => {
        const first = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
        letThrough(socket, first, database).catch((error: unknown) => {
          log.error({ err: error }, 'the database cannot be reached for a follower');
          socket.terminate();
        });
      });
    },
  );
}
