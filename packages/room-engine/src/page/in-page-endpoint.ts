import { encodeFrame, type Frame } from '../authority/frames';
import { BROWSER } from '../authority/ports';
import type { Hello, ReceivedMessage } from '../authority/received-message';
import type { RoomAuthority } from '../authority/room-authority';
import type { Member } from '../authority/roster';
import type { RoomTypes } from '../log/event';
import type { ServerEndpoint, SocketListener } from '../protocol/server-endpoint';
import type { ByeReason } from '../protocol/server-messages';

interface InPageEndpointOptions<Room extends RoomTypes> {
  readonly wake: () => Promise<RoomAuthority<Room>>;
  readonly readFrame: (text: string) => ReceivedMessage<Room> | 'unknown' | 'malformed';
  /** Permissions of the page's window beyond the acts of its role. */
  readonly grant: Room['grant'];
  readonly onClose: () => void;
}

/**
 * Returns a window's connection to the authority in its own page. Frames arrive in order, each in
 * its own task.
 */
export function inPageEndpoint<Room extends RoomTypes>(
  options: InPageEndpointOptions<Room>,
): ServerEndpoint {
  return {
    open: (listener) => {
      const connection = new InPageConnection(listener, options);
      void connection.open();
      return connection;
    },
    subscribe: () => () => undefined,
  };
}

class InPageConnection<Room extends RoomTypes> {
  readonly #listener: SocketListener;
  readonly #options: InPageEndpointOptions<Room>;
  #room: RoomAuthority<Room> | undefined;
  #member: Member<Room> | undefined;
  #isOpen = true;

  constructor(listener: SocketListener, options: InPageEndpointOptions<Room>) {
    this.#listener = listener;
    this.#options = options;
  }

  async open(): Promise<void> {
    const room = await this.#options.wake().catch(() => undefined);
    if (!room) {
      this.#lose();
    } else if (this.#isOpen) {
      this.#room = room;
      this.#listener.onOpen();
    } else {
      await room.stop();
    }
  }

  send(text: string): void {
    const message = this.#options.readFrame(text);
    if (typeof message === 'string' || !this.#room) return;
    if (this.#member) this.#room.receive(this.#member, message);
    else if (message.kind === 'hello') this.#member = this.#join(this.#room, message);
  }

  #join(room: RoomAuthority<Room>, hello: Hello<Room>): Member<Room> | undefined {
    const connection = {
      ...this.#options.grant,
      owner: BROWSER,
      name: '',
      title: '',
      person: null,
      send: (frame: Frame) => this.#deliver(frame),
      sendWhole: async (frame: Frame) => this.#deliver(frame),
      end: (reason: ByeReason) => this.#end(reason),
    };
    return room.join(connection, hello, hello.role);
  }

  #end(reason: ByeReason): void {
    this.#deliver(encodeFrame({ kind: 'bye', reason }));
    queueMicrotask(() => this.#lose());
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#room && this.#member) this.#room.leave(this.#member);
    void this.#room?.stop();
    this.#options.onClose();
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
}
