import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import websocket from '@fastify/websocket';

/** Longest message of a window: more is cut off before it is read whole. */
const MESSAGE_MAX_BYTES = 64 * 1024;

/**
 * WebSockets as routes: a request to upgrade goes through the same hooks as any other, so host, origin and
 * session are checked in one place. Areas end their own sockets before the stop.
 *
 * @param subprotocols which the server speaks
 */
export async function serveSockets(
  app: FastifyInstance,
  subprotocols: readonly string[],
): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MESSAGE_MAX_BYTES,
      // Its answers to pings would go past what a feature counts and lets wait: features answer them.
      autoPong: false,
      // Messages are small, and its memory is not.
      perMessageDeflate: false,
      handleProtocols: (offered) => subprotocols.find((name) => offered.has(name)) ?? false,
    },
    errorHandler: (error, socket, { log }) => {
      log.info({ err: error }, 'a socket broke');
      socket.terminate();
    },
    preClose: (done) => done(),
  });
  app.websocketServer.on('connection', (_, request) => {
    releaseResponse(request.socket);
  });
}

/** The answer to the upgrade was attached to the connection, and would keep the whole request as long as it is open. */
function releaseResponse(connection: Socket & { readonly _httpMessage?: ServerResponse }): void {
  connection['_httpMessage']?.detachSocket(connection);
}
