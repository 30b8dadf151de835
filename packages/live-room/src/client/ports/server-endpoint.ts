import type { Unsubscribe } from '../subscribable';

export interface SocketListener {
  onOpen(): void;
  onText(text: string): void;
  /** Once, also where it never opened. Nothing comes after it, nor after `close`. */
  onClose(): void;
}

export interface ServerSocket {
  /** To be called while it is open. */
  send(text: string): void;
  close(): void;
}

/** A server that goes on with the room when this one is gone. */
export interface Understudy {
  readonly origin: string;
  /** Lets the window in there. */
  readonly pass: string;
}

/** Where the server takes the connections of one room. */
export interface ServerEndpoint {
  open(listener: SocketListener): ServerSocket;
  /** The server has an understudy; a place that cannot be reached is tried in turn with the other. */
  offer?(understudy: Understudy): void;
  /** The server has said welcome: if it has an understudy, it says so next. */
  settle?(): void;
  /** Whether there is another place to try. */
  hasOther?(): boolean;
  /** The origin of the server, where that is not the page's. */
  elsewhere?(): string | null;
  /** Notifies when the network is back. */
  subscribe(onNetworkBack: () => void): Unsubscribe;
}
