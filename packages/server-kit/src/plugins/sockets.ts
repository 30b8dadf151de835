import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import websocket from '@fastify/websocket';

/** Maximum bytes of a window's message; a longer one ends the connection before it is read whole. */
const MESSAGE_MAX_BYTES = 64 * 1024;

/**
 * Serves WebSockets as routes. An upgrade request passes the same hooks as any other request, so host, origin
 * and session are checked in one place. Features end their own sockets before the stop.
 *
 * @param subprotocols subprotocols that the server supports
 */
export async function serveSockets(
  app: FastifyInstance,
  subprotocols: readonly string[],
): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MESSAGE_MAX_BYTES,
      // Automatic answers to pings would bypass the limits of features, so features answer pings themselves.
      autoPong: false,
      // Messages are small, but compression needs much memory.
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

/** Detaches the answer to the upgrade, which would keep the whole request in memory as long as the connection is open. */
function releaseResponse(connection: Socket & { readonly _httpMessage?: ServerResponse }): void {
  connection['_httpMessage']?.detachSocket(connection);
}
