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

/** Where the server takes the connections of one room. */
export interface ServerEndpoint {
  open(listener: SocketListener): ServerSocket;
  /** Notifies when the network is back. */
  subscribe(onNetworkBack: () => void): Unsubscribe;
}
