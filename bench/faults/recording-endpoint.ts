import * as v from 'valibot';
import { WebSocket } from 'ws';
import {
  decodeServerMessage,
  LIVE_SUBPROTOCOL,
  type ServerMessage,
} from '../../packages/live-room/src/domain/index.ts';
import type { ServerEndpoint } from '../../packages/room-engine/src/protocol/server-endpoint.ts';
import { type History, actText } from './history.ts';

/** Address and credentials with which a window connects. */
export interface Address {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const eventSchema = v.object({ by: v.string(), seq: v.number(), act: v.unknown() });
const sentSchema = v.object({ kind: v.literal('events'), events: v.array(eventSchema) });
const logSchema = v.object({
  checkpoint: v.object({ position: v.number() }),
  events: v.array(eventSchema),
});

const idOf = ({ by, seq }: v.InferOutput<typeof eventSchema>): string => `${by}:${seq}`;

/** Records the events that a window sends. */
export function recordSent(history: History, window: string, text: string): void {
  const message = v.safeParse(sentSchema, JSON.parse(text));
  for (const event of message.success ? message.output.events : []) {
    history.add({ kind: 'sent', window, event: idOf(event), act: actText(event.act) });
  }
}

function recordTold(history: History, window: string, after: number, events: unknown): void {
  for (const [index, event] of v.parse(v.array(eventSchema), events).entries()) {
    const position = after + 1 + index;
    history.add({
      kind: 'received',
      window,
      position,
      event: idOf(event),
      act: actText(event.act),
    });
  }
}

/** Records what a window receives. */
export function recordReceived(
  history: History,
  window: string,
  message: ServerMessage | undefined,
): void {
  if (message?.kind === 'events') recordTold(history, window, message.after, message.events);
  if (message?.kind === 'log') {
    const { checkpoint, events } = v.parse(logSchema, message.log);
    recordTold(history, window, checkpoint.position, events);
  }
  if (message?.kind === 'refused') {
    const { by, seq, reason } = message;
    history.add({ kind: 'refused', window, event: `${by}:${seq}`, reason });
  }
}

export interface RecordingEndpoint extends ServerEndpoint {
  /** Tells the window that the network is back, as browsers do. */
  readonly noteNetwork: () => void;
}

/** Returns a window's WebSocket, as browsers have it, which records its messages. */
export function recordingEndpoint(
  address: () => Address,
  history: History,
  window: string,
): RecordingEndpoint {
  const listeners = new Set<() => void>();
  return {
    open(listener) {
      const { url, headers } = address();
      const socket = new WebSocket(url, [LIVE_SUBPROTOCOL], { headers, perMessageDeflate: false });
      let isOver = false;
      socket.on('open', () => isOver || listener.onOpen());
      socket.on('message', (data: Buffer) => {
        if (isOver) return;
        const text = data.toString();
        recordReceived(history, window, decodeServerMessage(text));
        listener.onText(text);
      });
      socket.on('close', () => {
        if (!isOver) listener.onClose();
        isOver = true;
      });
      // The close that follows reports the error.
      socket.on('error', () => undefined);
      return {
        send(text) {
          recordSent(history, window, text);
          socket.send(text);
        },
        close() {
          isOver = true;
          if (socket.readyState === WebSocket.CONNECTING) socket.terminate();
          else socket.close();
        },
      };
    },
    subscribe(onNetworkBack) {
      listeners.add(onNetworkBack);
      return () => listeners.delete(onNetworkBack);
    },
    noteNetwork: () => {
      for (const listener of listeners) listener();
    },
  };
}
