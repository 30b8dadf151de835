import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '@standby/server-kit';
import type { WebSocket } from 'ws';

interface SocketRoute<Access> {
  readonly path: string;
  readonly subprotocol: string;
  /** Words for a client that does not offer the subprotocol. */
  readonly otherProtocol: string;
  /** Returns what the connection may do, before the upgrade, so that no message comes too early. */
  readonly admit: (request: FastifyRequest) => Promise<Access>;
  readonly open: (socket: WebSocket, access: Access, request: FastifyRequest) => void;
}

/** Serves the WebSockets of a path, each with the access that its request has. */
export function serveSockets<Access>(app: FastifyInstance, route: SocketRoute<Access>): void {
  const { path, subprotocol, otherProtocol, admit, open } = route;
  const admitted = new WeakMap<FastifyRequest, { readonly access: Access }>();
  app.get(
    path,
    {
      websocket: true,
      preValidation: async (request) => {
        if (!request.ws) return;
        const offered = request.headers['sec-websocket-protocol'] ?? '';
        if (!offered.split(',').some((name) => name.trim() === subprotocol)) {
          throw new ApiError(400, 'other-protocol', otherProtocol);
        }
        admitted.set(request, { access: await admit(request) });
      },
    },
    (socket, request) => {
      const found = admitted.get(request);
      // The upgrade's listener would keep the whole request while the connection is open.
      socket.removeAllListeners('error');
      socket.on('error', () => socket.terminate());
      if (found) open(socket, found.access, request);
      else socket.terminate();
    },
  );
}
