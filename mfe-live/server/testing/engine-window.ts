import { WebSocket } from 'ws';
import { type Act, LIVE_SUBPROTOCOL, type WindowRole } from '@standby/live-room';
import type { ServerEndpoint } from '@standby/room-engine/protocol/server-endpoint';
import type { RoomSession } from '@standby/live-room/client/room-session';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { openEngineRoom } from './engine-room';

interface EngineWindowOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly showId: string;
  readonly role: WindowRole;
}

/**
 * A window as it is in a browser, over real sockets, without its screen. It keeps an outbox, and
 * reconnects automatically.
 */
export class EngineWindow {
  readonly room: RoomSession;
  /** Connections that the window tried to open. */
  attempts = 0;
  /** Connections that were open and closed again. */
  lostConnections = 0;

  constructor({ url, headers, showId, role }: EngineWindowOptions) {
    const endpoint: ServerEndpoint = {
      open: (listener) => {
        this.attempts += 1;
        const socket = new WebSocket(url, [LIVE_SUBPROTOCOL], {
          headers,
          perMessageDeflate: false,
        });
        let wasOpen = false;
        let isHeard = true;
        socket.on('open', () => {
          wasOpen = true;
          if (isHeard) listener.onOpen();
        });
        socket.on('message', (data: Buffer) => isHeard && listener.onText(data.toString()));
        socket.on('error', () => socket.terminate());
        socket.on('close', () => {
          if (wasOpen) this.lostConnections += 1;
          if (isHeard) listener.onClose();
          isHeard = false;
        });
        return {
          send: (text) => socket.send(text),
          close: () => {
            isHeard = false;
            socket.close();
          },
        };
      },
      subscribe: () => () => undefined,
    };
    this.room = openEngineRoom({ showId, role, endpoint, storage: new MemoryStorage() });
  }

  /** Whether the window is connected and shows all events of the server. */
  get isLive(): boolean {
    const { connection } = this.room.getSnapshot();
    return connection?.phase === 'live' && !connection.isBehind;
  }

  /** Acts that the server has not acknowledged. */
  get unsent(): number {
    return this.room.getSnapshot().connection?.unsent ?? 0;
  }

  /** @returns the act's event, `author:number` */
  act(act: Act): string {
    const done = this.room.dispatch(act);
    if (!done.isDone) throw new Error(`The room refuses: ${JSON.stringify(done.refusal)}`);
    return done.eventId;
  }

  /** Waits until a condition of the window is true. */
  until(isTrue: () => boolean): Promise<void> {
    return new Promise((done) => {
      const check = (): void => {
        if (!isTrue()) return;
        unsubscribe();
        done();
      };
      const unsubscribe = this.room.subscribe(check);
      check();
    });
  }

  /** Returns the window's time minus the monotonic clock's, which all windows of a test share. */
  timeOffsetMs(): number {
    return this.room.now() - performance.now();
  }

  close(): void {
    this.room.close();
  }
}
