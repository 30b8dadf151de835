import { once } from 'node:events';
import { WebSocket, WebSocketServer } from 'ws';
import { LIVE_SUBPROTOCOL } from '@standby/live-room';
import { listeningPort } from '@standby/hosting/port';

/**
 * - `nothing`: everything passes;
 * - `everything`: nothing passes and no side learns of it, as with a pulled cable;
 * - `events`: only events are lost, while the answers about the time pass.
 */
export type Loss = 'nothing' | 'everything' | 'events';

const EVENTS = /^\{"kind":"(?:events|log)"/u;

/** Stands between windows and a room's server, and loses the messages that the test selects. */
export interface LosingProxy {
  readonly url: string;
  loses: Loss;
  readonly close: () => Promise<void>;
}

export async function startLosingProxy(target: string): Promise<LosingProxy> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const sockets = new Set<WebSocket>();
  const proxy: LosingProxy = {
    url: `ws://127.0.0.1:${listeningPort(server)}`,
    loses: 'nothing',
    close: async () => {
      for (const socket of sockets) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('connection', (window, { headers }) => {
    const { cookie = '', origin = '' } = headers;
    const upstream = new WebSocket(target, [LIVE_SUBPROTOCOL], { headers: { cookie, origin } });
    const early: string[] = [];
    for (const socket of [window, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        sockets.delete(socket);
        if (proxy.loses === 'nothing') for (const other of [window, upstream]) other.terminate();
      });
    }
    window.on('message', (data: Buffer) => {
      if (proxy.loses === 'everything') return;
      if (upstream.readyState === WebSocket.OPEN) upstream.send(data.toString());
      else early.push(data.toString());
    });
    upstream.on('open', () => {
      for (const text of early) upstream.send(text);
    });
    upstream.on('message', (data: Buffer) => {
      const text = data.toString();
      const isLost =
        proxy.loses === 'everything' || (proxy.loses === 'events' && EVENTS.test(text));
      if (!isLost) window.send(text);
    });
  });
  return proxy;
}
