import type { ServerEndpoint, SocketListener } from '@standby/room-engine/protocol/server-endpoint';
import { BROWSER } from '@standby/room-engine/authority/ports';
import type { LiveRoom } from '../authority/live-room';
import type { Member, MemberConnection } from '../authority/ports';
import { encodeFrame, type Frame } from '@standby/room-engine/authority/frames';
import { readClientFrame } from '../domain/live-protocol/client-messages';

/**
 * Returns a window's connection to the authority in its own page. Frames arrive in order, each in
 * its own task.
 */
export function inPageEndpoint(wake: () => Promise<LiveRoom>, onClose: () => void): ServerEndpoint {
  return {
    open: (listener) => {
      const connection = new InPageConnection(listener, onClose);
      void connection.open(wake);
      return connection;
    },
    subscribe: () => () => undefined,
  };
}

class InPageConnection implements MemberConnection {
  readonly owner = BROWSER;
  readonly name = '';
  readonly title = '';
  readonly person = null;
  readonly #listener: SocketListener;
  readonly #onClose: () => void;
  #room: LiveRoom | undefined;
  #member: Member | undefined;
  #isOpen = true;

  constructor(listener: SocketListener, onClose: () => void) {
    this.#listener = listener;
    this.#onClose = onClose;
  }

  async open(wake: () => Promise<LiveRoom>): Promise<void> {
    const room = await wake().catch(() => undefined);
    if (!room) {
      this.#lose();
    } else if (this.#isOpen) {
      this.#room = room;
      this.#listener.onOpen();
    } else {
      await room.stop();
    }
  }

  /** Sends a frame from the authority, or a text from the window. */
  send(message: Frame | string): void {
    if (typeof message === 'string') this.#receive(message);
    else this.#deliver(message);
  }

  async sendWhole(frame: Frame): Promise<void> {
    this.#deliver(frame);
  }

  end(reason: Parameters<MemberConnection['end']>[0]): void {
    this.#deliver(encodeFrame({ kind: 'bye', reason }));
    queueMicrotask(() => this.#lose());
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#room && this.#member) this.#room.leave(this.#member);
    void this.#room?.stop();
    this.#onClose();
  }

  #lose(): void {
    if (!this.#isOpen) return;
    this.close();
    this.#listener.onClose();
  }

  #deliver({ text }: Frame): void {
    queueMicrotask(() => {
      if (this.#isOpen) this.#listener.onText(text);
    });
  }

  #receive(text: string): void {
    const message = readClientFrame(text);
    if (typeof message === 'string' || !this.#room) return;
    if (this.#member) this.#room.receive(this.#member, message);
    else if (message.kind === 'hello') {
      this.#member = this.#room.join(this, message, message.role);
    }
  }
}
